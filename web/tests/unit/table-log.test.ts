import { describe, expect, it } from 'vitest';
import { activeSeat as seatOfActiveTank } from '../../src/games/duel/view';
import type { Face } from '../../src/games/contract';
import type { Told, View } from '../../src/gen/protocol.gen';
import { activeSeat } from '../../src/table/active';
import { matchesCommitment } from '../../src/table/commitment';
import { remembered } from '../../src/games/battlegrounds/memory';
import { beginnings, isWhole, mergeTold, undoneNumbers } from '../../src/table/log';
import type { TableModel } from '../../src/table/model.svelte';

const told = (...numbers: number[]) => numbers.map((number) => ({ number, event: 'moved', facts: {} }));
const undone = (number: number, to: number) => ({
  number,
  event: 'undone',
  facts: { seat: 0, to },
  table: true,
});

describe('the log', () => {
  it('takes each event once, in order', () => {
    expect(mergeTold(told(1, 2), told(3)).map((event) => event.number)).toEqual([1, 2, 3]);
    expect(mergeTold(told(3, 4), told(1, 2, 3)).map((event) => event.number)).toEqual([1, 2, 3, 4]);
    const known = told(1);
    expect(mergeTold(known, [])).toBe(known);
  });

  it('knows where turns begin', () => {
    const turn = { number: 2, event: 'turn_began', facts: { seat: 0 } };
    expect(beginnings([...told(1), turn, ...told(3)])).toEqual(new Set([2]));
  });

  it('forgets earlier turns of a game of memory until it is over', () => {
    const turn = (number: number) => ({ number, event: 'turn_began', facts: { seat: 0 } });
    const log = [turn(1), ...told(2), turn(3), ...told(4), turn(5), ...told(6)];
    const numbers = (variant: string, outcome: object | null, events: Told[] = log) =>
      remembered(events, { view: { variant, outcome } as View } as TableModel).map((event) => event.number);
    expect(numbers('family', null)).toEqual([3, 4, 5, 6]);
    expect(numbers('family', null, log.slice(0, 2))).toEqual([1, 2]);
    expect(numbers('family', {})).toHaveLength(6);
    expect(numbers('battle', null)).toHaveLength(6);
  });

  it('knows when something is missing', () => {
    expect(isWhole([], 0)).toBe(true);
    expect(isWhole(told(1, 2), 2)).toBe(true);
    expect(isWhole(told(2), 2)).toBe(false);
    expect(isWhole(told(1, 3), 3)).toBe(false);
  });

  it('knows what was taken back, and that news of the table stay', () => {
    const asked = { number: 4, event: 'undo-asked', facts: { seat: 0 }, table: true };
    expect([...undoneNumbers([...told(1, 2, 3), asked, undone(5, 1), ...told(6)])]).toEqual([2, 3]);
  });
});

describe('whose turn it is', () => {
  it('is a seat of the view', () => {
    const face = {} as Face;
    expect(activeSeat(face, { active: 1 })).toBe(1);
    expect(activeSeat(face, { active: -1 })).toBeNull();
    expect(activeSeat(face, null)).toBeNull();
  });

  it('is where a game says otherwise what it says: in Duel the seat that leads the active tank', () => {
    const face = { activeSeat: seatOfActiveTank } as Face;
    expect(activeSeat(face, { active: 'S-I', tanks: [{ tank: 'S-I', player: 2 }] })).toBe(2);
    expect(activeSeat(face, { active: '', tanks: [] })).toBeNull();
    expect(activeSeat(face, { active: 'S-I', tanks: [{ tank: 'S-I', player: 2 }], over: true })).toBeNull();
    expect(activeSeat(face, { active: 'G-I', tanks: [{ tank: 'G-I', player: -1 }] })).toBeNull();
  });
});

describe('the promise', () => {
  it('is the hash of the seed', async () => {
    const seed = '560cacfdb759c0b0326a03f483693e49071047bed651688efe85541d37e4aa8a';
    const promise = '48a1088a906b3abab22742300c299389e115592401bb835be17931abb420fd83';
    expect(await matchesCommitment(seed, promise)).toBe(true);
    expect(await matchesCommitment(seed.replace('5', '6'), promise)).toBe(false);
  });
});
