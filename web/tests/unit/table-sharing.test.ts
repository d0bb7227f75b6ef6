import { describe, expect, it } from 'vitest';
import { shared, steady } from '../../src/table/sharing';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('shared', () => {
  const before = {
    deck: 3,
    tanks: [
      { name: 'S-I', at: [1, 2] },
      { name: 'S-II', at: [] },
    ],
    step: null,
  };

  it('is what was there before if nothing differs', () => {
    expect(shared(before, copy(before))).toBe(before);
  });

  it('keeps the parts that did not change, and shows what did', () => {
    const now = copy(before);
    now.tanks[0]!.at[1] = 5;
    const then = copy(now);
    const result = shared(before, now);
    expect(result).toEqual(then);
    expect(result.tanks[1]).toBe(before.tanks[1]);
    expect(result.tanks[0]).not.toBe(before.tanks[0]);
    expect(now).toEqual(then);
    expect(before.tanks[0]!.at).toEqual([1, 2]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: undefined, b: 1 },
      { b: 1, c: undefined },
    ],
    [[], {}],
    [{}, []],
    [null, {}],
    [{}, null],
    ['1', 1],
    [undefined, { a: [] }],
  ])('does not take %j for %j', (one: unknown, other: unknown) => {
    const result = shared(one, other);
    expect(result).toStrictEqual(other);
    expect(result).not.toBe(one);
  });
});

it('steady compares each value with the one before', () => {
  const keep = steady<number[]>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([2])).toEqual([2]);
  expect(keep([1, 2])).not.toBe(first);
});
