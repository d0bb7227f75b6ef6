/** Where squares are: column 0 is file A at the left, row 0 is rank 8 at the top. */

import type { SquareName } from './view';

export const SIZE = 8;
export const FILES = 'ABCDEFGH';
export const RANKS = [8, 7, 6, 5, 4, 3, 2, 1];

export function columnOf(square: SquareName): number {
  return FILES.indexOf(square[0]!);
}

export function rowOf(square: SquareName): number {
  return SIZE - Number(square.slice(1));
}

export function squareAt(column: number, row: number): SquareName {
  return `${FILES[column]}${SIZE - row}`;
}

/** All squares, as one reads them. */
export const SQUARES: SquareName[] = RANKS.flatMap((rank) => [...FILES].map((file) => `${file}${rank}`));

/** The likely path to `to`: straight if possible, else with one turn. Only for "why not?". */
export function walk(from: SquareName, to: SquareName): SquareName[] {
  const path: SquareName[] = [];
  let column = columnOf(from);
  let row = rowOf(from);
  while (column !== columnOf(to) || row !== rowOf(to)) {
    column += Math.sign(columnOf(to) - column);
    row += Math.sign(rowOf(to) - row);
    path.push(squareAt(column, row));
  }
  return path;
}
