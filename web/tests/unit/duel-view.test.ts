/** Where things stand on Duel's battlefield, and what a choice is about. */

import { expect, test } from 'vitest';
import { choiceOf } from '../../src/table/choices';
import { byCard, byTank, cardOf, columnOf, percent, rangeOf } from '../../src/games/duel/view';

test('the near side counts from the left, the far side from the right', () => {
  expect(columnOf(1000, true)).toBe(0);
  expect(columnOf(1000, false)).toBe(10);
  expect(columnOf(0, true)).toBe(columnOf(0, false));
  expect(columnOf(-400, true)).toBe(columnOf(400, false)); // in the enemy half, face to face
  for (const range of [-1000, -200, 0, 600]) {
    expect(rangeOf(columnOf(range, true), true)).toBe(range);
    expect(rangeOf(columnOf(range, false), false)).toBe(range);
  }
});

test('choices are found by the card and by the tank that they are about', () => {
  const choices = ['move 57', 'fire 57', 'flank 12 G-I', 'spot G-I', 'initiative S-I 4', 'end_step'].map(
    choiceOf,
  );
  expect(choices.map(cardOf)).toEqual([57, 57, 12, 0, 4, 0]);
  expect(byCard(choices).get(57)).toHaveLength(2);
  expect(
    byTank(choices)
      .get('G-I')!
      .map((choice) => choice.verb),
  ).toEqual(['flank', 'spot']);
});

test('a chance is never told as certain if it is not', () => {
  expect(percent(0)).toBe('0%');
  expect(percent(0.001)).toBe('<1%');
  expect(percent(0.999)).toBe('>99%');
  expect(percent(0.635)).toBe('64%');
  expect(percent(undefined)).toBe('–');
});
