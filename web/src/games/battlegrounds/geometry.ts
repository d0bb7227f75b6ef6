/** Where squares are: column 0 is file A at the left, row 0 is rank 8 at the top. */

import type { SquareName } from './forms';

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

/** The printed bases: whose corner a square belongs to, '' elsewhere. */
export function baseOf(square: SquareName): '' | 'green' | 'yellow' | 'blue' | 'red' {
  if (['A1', 'A2', 'B1'].includes(square)) return 'green';
  if (['A8', 'A7', 'B8'].includes(square)) return 'yellow';
  if (['H8', 'H7', 'G8'].includes(square)) return 'blue';
  if (['H1', 'H2', 'G1'].includes(square)) return 'red';
  return '';
}

/** The printed block in the middle, C3 to F6. */
export function isCentre(square: SquareName): boolean {
  return 'CDEF'.includes(square[0]!) && '3456'.includes(square[1]!);
}

/** The squares that somebody who points at `to` means: straight if it can be, else with one turn. Only to ask about. */
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
