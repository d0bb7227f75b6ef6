/** What is painted upon the armour: camouflage and the marks of nations. */

import { path, ring, rounded, type Point } from './geometry';
import type { Place } from './gear';
import type { Shape } from './vehicle';

/** Wavy bands across the vehicle; where they begin depends on the vehicle, so that no two look alike. */
export function bands(place: Place, hash: number): Shape[] {
  const band = (x: number, w: number, lean: number): string =>
    path(
      rounded(
        [
          `${x},-1`,
          `${x + lean * 0.4 - 2},7,4`,
          `${x + lean * 0.6 + 1},14,5`,
          `${x + lean - 2},22,5`,
          `${x + lean * 1.4},40`,
          `${x + w + lean * 1.4},40`,
          `${x + w + lean + 1},23,5`,
          `${x + w + lean * 0.6 - 2},15,5`,
          `${x + w + lean * 0.4 + 1},8,4`,
          `${x + w},-1`,
        ].join(' '),
      ).map((point) => place(point.x, point.y)),
    );
  const row = (from: number, w: number, lean: number): string =>
    [0, 1, 2, 3, 4, 5]
      .map((at) => band(from + at * 23 + ((hash >> at) % 5), w, at % 2 ? lean : -lean))
      .join('');
  const from = (hash % 17) - 22;
  return [
    { d: row(from, 7.5, 5), fill: 'band', opacity: 0.78 },
    { d: row(from + 12, 4.5, 6), fill: 'band2', opacity: 0.72 },
  ];
}

/** Abstract marks of our own: a hexagon, a square, a disc, a diamond. */
export function nationMark(nation: string, { x, y }: Point, r: number): Shape[] {
  const around = (count: number, turn: number): string =>
    path(
      Array.from({ length: count }, (_, at) => {
        const angle = turn + (at * 2 * Math.PI) / count;
        return { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
      }),
    );
  const d =
    nation === 'germany' || nation === 'german'
      ? around(4, Math.PI / 4)
      : nation === 'france'
        ? around(4, 0)
        : nation === 'usa'
          ? ring({ x, y, r: r * 0.9 })
          : around(6, 0);
  return [{ d, line: 'mark', width: 1.1, opacity: 0.9 }];
}
