import { describe, expect, it } from 'vitest';
import { nextPlace } from '../../src/table/roving';

const board = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ column, row })));
const at = (column: number, row: number) => board[row * 3 + column]!;

describe('arrow keys on a board', () => {
  it('go to the neighbour', () => {
    expect(nextPlace(board, at(1, 1), 'ArrowRight')).toBe(at(2, 1));
    expect(nextPlace(board, at(1, 1), 'ArrowLeft')).toBe(at(0, 1));
    expect(nextPlace(board, at(1, 1), 'ArrowUp')).toBe(at(1, 0));
    expect(nextPlace(board, at(1, 1), 'ArrowDown')).toBe(at(1, 2));
  });

  it('stay at the edge', () => {
    expect(nextPlace(board, at(2, 0), 'ArrowRight')).toBeUndefined();
  });

  it('jump over gaps and find what is a little aside', () => {
    const gaps = [at(0, 0), at(2, 0), at(1, 2)];
    expect(nextPlace(gaps, at(0, 0), 'ArrowRight')).toBe(at(2, 0));
    expect(nextPlace(gaps, at(0, 0), 'ArrowDown')).toBe(at(1, 2));
  });

  it('leave other keys alone', () => {
    expect(nextPlace(board, at(1, 1), 'x')).toBeNull();
    expect(nextPlace(board, at(1, 1), 'Home')).toBe(at(0, 0));
    expect(nextPlace(board, at(1, 1), 'End')).toBe(at(2, 2));
  });
});
