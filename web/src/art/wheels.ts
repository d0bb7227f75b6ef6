/** Wheels: of tracks, of roads, and the toothed ones that drive a track. */

import { path, ring, type Circle } from './geometry';
import type { Wheel } from './spec';
import type { Shape } from './vehicle';

function scaled(circles: Circle[], by: number): string {
  return circles.map((circle) => ring({ ...circle, r: circle.r * by })).join('');
}

function turned(circles: Circle[], inner: number, outer: number, spokes: number): string {
  return circles
    .flatMap(({ x, y, r }) =>
      Array.from({ length: spokes }, (_, at) => {
        const [s, c] = [Math.sin((at * 2 * Math.PI) / spokes), Math.cos((at * 2 * Math.PI) / spokes)];
        return path(
          [
            { x: x + s * r * inner, y: y - c * r * inner },
            { x: x + s * r * outer, y: y - c * r * outer },
          ],
          false,
        );
      }),
    )
    .join('');
}

/** Small gaps or bolts in a circle: dots at equal distances. */
function dots(circles: Circle[], at: number, count: number): Pick<Shape, 'd' | 'dash' | 'cap'> {
  const around = circles.length > 0 ? 2 * Math.PI * circles[0]!.r * at : 1;
  return { d: scaled(circles, at), dash: [0, around / count], cap: 'round' };
}

export function wheels(kind: Wheel, circles: Circle[], shaded = false): Shape[] {
  if (circles.length === 0) return [];
  const r = circles[0]!.r;
  const disc = shaded ? 'side' : 'wheel';
  const shapes: Shape[] = [
    { d: scaled(circles, 1), fill: kind === 'steel' ? disc : 'tyre', line: 'dark', width: 0.5 },
    { d: scaled(circles, kind === 'steel' ? 0.86 : 0.8), fill: disc, line: 'dark', width: 0.4 },
  ];
  if (r < 3) return [...shapes, { d: scaled(circles, 0.3), fill: 'dark' }];
  if (kind === 'spokes') {
    shapes.push(
      { d: turned(circles, 0.3, 0.7, 6), line: 'shade', width: r * 0.2, opacity: 0.8 },
      { d: scaled(circles, 0.34), fill: disc, line: 'dark', width: 0.4 },
    );
  } else if (kind === 'holes') {
    shapes.push(
      { ...dots(circles, 0.57, 8), line: 'shade', width: r * 0.2, opacity: 0.85 },
      { d: scaled(circles, 0.34), fill: disc, line: 'dark', width: 0.4 },
    );
  } else {
    shapes.push(
      { d: scaled(circles, 0.56), line: 'dark', width: 0.45, opacity: 0.7 },
      { d: scaled(circles, 0.3), fill: 'side', line: 'dark', width: 0.4 },
    );
    if (kind !== 'dish' && r > 5) shapes.push({ ...dots(circles, 0.43, 8), line: 'dark', width: 0.7 });
  }
  shapes.push(
    {
      d: arcs(circles, kind === 'steel' ? 0.93 : 0.74),
      line: 'light',
      width: 0.6,
      opacity: shaded ? 0.35 : 0.8,
    },
    { d: scaled(circles, 0.12), fill: 'dark' },
  );
  return shapes;
}

/** Wheels of lorries and cars with their thick tyres, or of motorcycles with wire spokes. */
export function roadWheels(kind: 'road' | 'wire', circles: Circle[]): Shape[] {
  if (circles.length === 0) return [];
  const r = circles[0]!.r;
  if (kind === 'wire')
    return [
      { d: scaled(circles, 0.9), line: 'tyre', width: r * 0.2 },
      { d: turned(circles, 0.1, 0.8, 12), line: 'metal', width: 0.5 },
      { d: scaled(circles, 0.8), line: 'metal', width: 0.8 },
      { d: scaled(circles, 0.2), fill: 'side', line: 'dark', width: 0.5 },
      { d: arcs(circles, 0.9), line: 'link', width: 0.7 },
    ];
  return [
    { d: scaled(circles, 1), fill: 'tyre', line: 'shade', width: 0.5 },
    { ...dots(circles, 0.96, 30), line: 'track', width: r * 0.08 },
    { d: arcs(circles, 0.86), line: 'link', width: 0.8, opacity: 0.8 },
    { d: scaled(circles, 0.62), fill: 'wheel', line: 'dark', width: 0.6 },
    { d: scaled(circles, 0.46), line: 'dark', width: 0.5, opacity: 0.7 },
    { ...dots(circles, 0.32, 6), line: 'dark', width: r * 0.08 },
    { d: scaled(circles, 0.18), fill: 'side', line: 'dark', width: 0.5 },
    { d: arcs(circles, 0.56), line: 'light', width: 0.6, opacity: 0.8 },
  ];
}

/** The upper left of each wheel, where the light falls. */
function arcs(circles: Circle[], at: number): string {
  return circles
    .map(({ x, y, r }) => {
      const R = r * at;
      return path(
        Array.from({ length: 7 }, (_, step) => {
          const angle = Math.PI * (1.05 + step * 0.1);
          return { x: x + R * Math.cos(angle), y: y + R * Math.sin(angle) };
        }),
        false,
      );
    })
    .join('');
}

export function sprocket(wheel: Circle): Shape[] {
  const teeth = (2 * Math.PI * wheel.r) / 30;
  return [
    { d: ring({ ...wheel, r: wheel.r * 0.98 }), line: 'link', width: wheel.r * 0.2, dash: [teeth, teeth] },
    { d: ring({ ...wheel, r: wheel.r * 0.86 }), fill: 'wheel', line: 'dark', width: 0.5 },
    { ...dots([wheel], 0.62, 9), line: 'shade', width: wheel.r * 0.16 },
    { d: ring({ ...wheel, r: wheel.r * 0.36 }), fill: 'side', line: 'dark', width: 0.5 },
    { d: ring({ ...wheel, r: wheel.r * 0.12 }), fill: 'dark' },
  ];
}

/** Two rows that overlap: the far one is darker. */
export function interleaved(kind: Wheel, road: Circle[]): Shape[] {
  return [
    ...wheels(
      kind,
      road.filter((_, at) => at % 2 === 1),
      true,
    ),
    ...wheels(
      kind,
      road.filter((_, at) => at % 2 === 0),
    ),
  ];
}
