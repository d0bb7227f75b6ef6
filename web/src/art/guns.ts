/** Barrels with their muzzle brakes. */

import { path, type Point } from './geometry';
import type { Place } from './gear';
import type { Gun } from './spec';
import type { Shape } from './vehicle';

/** Very long barrels are drawn a little shorter, so that the vehicle itself stays large. */
export function reach(length: number): number {
  return length > 16 ? 16 + (length - 16) * 0.72 : length;
}

export function drawGun(
  [x, y, length, thick, brake = '', raised = 0]: Gun,
  place: Place,
  scale: number,
): Shape[] {
  const angle = (raised * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point =>
    place(x + along * c - across * s, y + along * s + across * c);
  const half = Math.max(thick, 1.9 / scale) / 2;
  const tip = half * 0.78;
  const step = reach(length) * (length > 12 ? 0.42 : 0.6);
  const end = reach(length);
  const tube = [
    at(-2, half),
    at(step, half),
    at(step + 0.4, tip),
    at(end, tip),
    at(end, -tip),
    at(step + 0.4, -tip),
    at(step, -half),
    at(-2, -half),
  ];
  const shapes: Shape[] = [
    { d: path(tube), fill: 'body', line: 'dark', width: 0.6 },
    {
      d: path([at(0, -half * 0.5), at(end, -tip * 0.5)], false),
      line: 'dark',
      width: half * scale * 0.6,
      opacity: 0.35,
    },
    {
      d:
        path([at(0, half * 0.5), at(step, half * 0.5)], false) +
        path([at(step + 0.5, tip * 0.5), at(end, tip * 0.5)], false),
      line: 'light',
      width: Math.max(0.6, half * scale * 0.3),
      opacity: 0.85,
    },
  ];
  const piece = (from: number, to: number, wide: number): Shape => ({
    d: path([at(from, wide), at(to, wide), at(to, -wide), at(from, -wide)]),
    fill: 'side',
    line: 'dark',
    width: 0.6,
  });
  if (brake === 'double')
    shapes.push(
      piece(end - 3.2, end, half * 0.95),
      piece(end - 2.9, end - 1.9, half * 1.5),
      piece(end - 1.1, end, half * 1.4),
    );
  else if (brake === 'single')
    shapes.push(piece(end - 2.2, end, half * 0.95), piece(end - 1.7, end - 0.4, half * 1.5));
  else if (brake === 'slots') {
    shapes.push(piece(end - 3.6, end, half * 1.25));
    shapes.push({
      d: [2.8, 2, 1.2].map((back) => path([at(end - back, half), at(end - back, -half)], false)).join(''),
      line: 'dark',
      width: 0.8,
    });
  } else if (brake === 'ring') shapes.push(piece(end - 1.8, end, half * 1.2));
  else shapes.push(piece(end - 0.5, end, tip * 1.15));
  return shapes;
}
