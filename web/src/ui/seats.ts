/** The signs of the players at a table: a shape, a letter and a colour (`--seat-0` … `--seat-7`) for each seat. */

export const SEAT_LETTERS = 'ABCDEFGH';

/** On a grid of 24 by 24: circle, square, triangle, diamond, hexagon, shield, down triangle, cross. */
export const SEAT_SHAPES: readonly string[] = [
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0z',
  'M3 3h18v18H3z',
  'M12 1.5L23 21.5H1z',
  'M12 1l11 11-11 11L1 12z',
  'M12 1.5l9.3 5.25v10.5L12 22.5l-9.3-5.25V6.75z',
  'M3 3h18v9c0 5-3.5 8.5-9 10.5C6.5 20.5 3 17 3 12z',
  'M1 2.5h22L12 22.5z',
  'M7.5 2h9v5.5H22v9h-5.5V22h-9v-5.5H2v-9h5.5z',
];
