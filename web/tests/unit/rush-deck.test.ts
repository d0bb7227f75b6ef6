import { expect, it } from 'vitest';
import { counted } from '../../src/games/rush/deck';

it('counts each card of a pile once', () => {
  expect(counted(['E', 'x', 'E'])).toEqual([
    { code: 'E', count: 2 },
    { code: 'x', count: 1 },
  ]);
});
