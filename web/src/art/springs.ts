/** What holds the road wheels: the bogies of American tanks, the pairs of others. */

import { path, ring, type Circle } from './geometry';
import type { Gear } from './spec';
import type { Shape } from './vehicle';
import { wheels } from './wheels';

export function springs(kind: Gear['spring'], road: Circle[], scale: number): Shape[] {
  const pairs = Array.from({ length: Math.floor(road.length / 2) }, (_, at) => {
    const [a, b] = [road[2 * at]!, road[2 * at + 1]!];
    return { a, b, x: (a.x + b.x) / 2, half: (b.x - a.x) / 2 };
  });
  if (kind === 'pairs') {
    return [
      {
        d: pairs.map(({ a, b }) => path([a, b], false)).join(''),
        line: 'side',
        width: Math.min(0.9 * scale, road[0]!.r * 0.5),
      },
      {
        d: pairs.map(({ a, x }) => ring({ x, y: a.y, r: Math.min(0.75 * scale, a.r * 0.45) })).join(''),
        fill: 'body',
        line: 'dark',
        width: 0.5,
      },
    ];
  }
  if (kind !== 'vvss' && kind !== 'hvss') return [];
  const tall = kind === 'vvss';
  const at = pairs.map(({ a, x, half }) => ({ x, y: a.y - a.r * 0.25, half }));
  const arm = (x: number, y: number, half: number): string =>
    path(
      [
        { x: x - half, y },
        { x: x + half, y },
      ],
      false,
    );
  return [
    {
      d: at.map(({ x, y, half }) => bracket(x, y, half * 0.78, 3.3 * scale, 0.42)).join(''),
      fill: 'body',
      line: 'dark',
      width: 0.5,
    },
    {
      d: at
        .map(({ x, y, half }) => bracket(x, y - 0.5 * scale, half * 0.3, (tall ? 2.6 : 1.6) * scale, 1))
        .join(''),
      fill: 'side',
      line: 'dark',
      width: 0.4,
    },
    { d: at.map(({ x, y, half }) => arm(x, y - 0.2, half * 0.7)).join(''), line: 'dark', width: 1 },
    ...(tall
      ? wheels(
          'dish',
          at.map(({ x, y }) => ({ x, y: y - 3.7 * scale, r: 0.95 * scale })),
        )
      : []),
  ];
}

/** Standing on y, narrower above by `cut`. */
function bracket(x: number, y: number, half: number, high: number, cut: number): string {
  return path([
    { x: x - half * cut, y: y - high },
    { x: x + half * cut, y: y - high },
    { x: x + half, y },
    { x: x - half, y },
  ]);
}
