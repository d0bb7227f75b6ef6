/** A shot put together from the log. */

import { expect, test } from 'vitest';
import type { Facts, Told } from '../../src/gen/protocol.gen';
import { fortune, tellShot } from '../../src/games/duel/shot';

let number = 0;
function told(event: string, facts: Facts = {}): Told {
  number += 1;
  return { number, event, facts, table: false };
}

const aim = [
  told('aimed', { tank: 'G-I', enemy: 'S-I', range: 1200 }),
  told('modified', { reason: 'base', amount: '+63' }),
  told('modified', { reason: 'cover', amount: '-25' }),
  told('accuracy', { accuracy: 38 }),
];

test('a miss is one beat with its modifiers', () => {
  const shot = tellShot(null, [
    ...aim,
    told('flipped', { check: 'to_hit', card: '68', tank: 'S-I' }),
    told('missed', { tank: 'G-I', enemy: 'S-I' }),
    told('acquired', { tank: 'G-I', enemy: 'S-I', bonus: 10 }),
  ])!;
  expect(shot.modifiers).toEqual([
    { reason: 'base', amount: 63 },
    { reason: 'cover', amount: -25 },
  ]);
  expect(shot.accuracy).toBe(38);
  expect(shot.beats.map((beat) => [beat.kind, beat.card, fortune(beat)])).toEqual([['to_hit', 68, 'bad']]);
});

test('a penetration goes on to damage and its checks', () => {
  const shot = tellShot(null, [
    ...aim,
    told('flipped', { check: 'to_hit', card: '14', tank: 'S-I' }),
    told('flipped', { check: 'location', card: '69', tank: 'S-I' }),
    told('hit', { enemy: 'S-I', location: 'turret' }),
    told('pen_modified', { reason: 'gun', amount: '+8' }),
    told('flipped', { check: 'penetration', card: '89', tank: 'S-I' }),
    told('penetrated', { enemy: 'S-I', pen: 8, armour: 7 }),
    told('damage_flip', { tank: 'S-I', damage: '5', section: 'light' }),
    told('flipped', { check: 'fire', card: '12', tank: 'S-I' }),
    told('set_on_fire', { tank: 'S-I' }),
    told('broke', { tank: 'S-I' }),
    told('killed', { tank: 'S-II', man: 'driver' }), // of something later
  ])!;
  expect(shot.beats.map((beat) => [beat.kind, beat.card])).toEqual([
    ['to_hit', 14],
    ['location', 69],
    ['penetration', 89],
    ['damage', 0],
    ['check', 12],
  ]);
  expect(shot.beats.at(-1)!.told.map((event) => event.event)).toEqual(['flipped', 'set_on_fire', 'broke']);
});

test('a shot goes on where a question interrupted it', () => {
  const before = tellShot(null, [...aim, told('flipped', { check: 'to_hit', card: '7', tank: 'S-I' })]);
  const after = tellShot(before, [told('hit', { enemy: 'S-I', location: 'hull' })])!;
  expect(after.number).toBe(before!.number);
  expect(after.beats.map((beat) => beat.kind)).toEqual(['to_hit', 'location']);
  expect(before!.beats).toHaveLength(1); // what was shown is not changed under one's eyes
});

test('what is taken back is forgotten', () => {
  expect(tellShot(null, [...aim, { ...told('undone', { seat: 0, to: 0 }), table: true }])).toBeNull();
});
