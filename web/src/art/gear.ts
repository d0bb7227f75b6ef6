/** The running gear: wheels, springs and the track around them. Coordinates are those of the page already. */

import { belt, path, ring, type Circle, type Point } from './geometry';
import type { Shape } from './vehicle';
import type { Gear, Wheel } from './spec';

export type Place = (x: number, y: number) => Point;

export function drawGear(gear: Gear, place: Place, scale: number): Shape[] {
  const circle = ([x, y, r]: [number, number, number]): Circle => ({ ...place(x, y), r: r * scale });
  const [count, from, to, r] = gear.road;
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  const thick = (gear.thick ?? 0.75) * scale;
  const bottom = gear.thick ?? 0.75;
  const road = Array.from({ length: count }, (_, at) => circle([from + at * step, r + bottom, r]));
  const top = gear.top ? spread(gear.top).map(circle) : [];
  const ends = [circle(gear.rear), circle(gear.front)];
  const around = [...ends, road[0]!, road.at(-1)!, ...top];
  const inner = belt(around, 0);
  const middle = belt(around, thick / 2);
  const outer = belt(around, thick);
  const driving = gear.drive === 'rear' ? ends[0]! : ends[1]!;
  const idle = gear.drive === 'rear' ? ends[1]! : ends[0]!;

  return [
    { d: path(outer), fill: 'track', line: 'shade', width: 0.5 },
    { d: path(middle), line: 'link', width: thick * 0.72, dash: [thick * 0.85, thick * 0.5], opacity: 0.75 },
    { d: path(inner), fill: 'shade' },
    ...springs(gear, road, place, scale, 'behind'),
    ...wheels('dish', top),
    ...sprocket(driving),
    ...wheels(gear.wheel === 'spokes' ? 'spokes' : 'dish', [idle]),
    ...(gear.spring === 'inter' ? interleaved(gear.wheel, road) : wheels(gear.wheel, road)),
    ...springs(gear, road, place, scale, 'before'),
  ];
}

export function spread(top: NonNullable<Gear['top']>): [number, number, number][] {
  const [count, from, to, y, r] = top;
  return Array.from({ length: count }, (_, at) => [
    count > 1 ? from + (at * (to - from)) / (count - 1) : (from + to) / 2,
    y,
    r,
  ]);
}

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

function sprocket(wheel: Circle): Shape[] {
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
function interleaved(kind: Wheel, road: Circle[]): Shape[] {
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

function springs(
  gear: Gear,
  road: Circle[],
  place: Place,
  scale: number,
  when: 'behind' | 'before',
): Shape[] {
  const pairs = Array.from({ length: Math.floor(road.length / 2) }, (_, at) => [
    road[2 * at]!,
    road[2 * at + 1]!,
  ]);
  const box = (x: number, y: number, w: number, h: number, cut: number): string =>
    path([
      { x: x - w * cut, y: y - h },
      { x: x + w * cut, y: y - h },
      { x: x + w, y },
      { x: x - w, y },
    ]);
  switch (gear.spring) {
    case 'vvss':
    case 'hvss': {
      if (when === 'behind') return [];
      const tall = gear.spring === 'vvss';
      const at = pairs.map(([a, b]) => ({
        x: (a!.x + b!.x) / 2,
        y: a!.y - a!.r * 0.25,
        w: (b!.x - a!.x) / 2,
      }));
      return [
        {
          d: at.map(({ x, y, w }) => box(x, y, w * 0.78, 3.3 * scale, 0.42)).join(''),
          fill: 'body',
          line: 'dark',
          width: 0.5,
        },
        {
          d: at
            .map(({ x, y, w }) => box(x, y - 0.5 * scale, w * 0.3, (tall ? 2.6 : 1.6) * scale, 1))
            .join(''),
          fill: 'side',
          line: 'dark',
          width: 0.4,
        },
        {
          d: at
            .map(({ x, y, w }) =>
              path(
                [
                  { x: x - w * 0.7, y: y - 0.2 },
                  { x: x + w * 0.7, y: y - 0.2 },
                ],
                false,
              ),
            )
            .join(''),
          line: 'dark',
          width: 1,
        },
        ...(tall
          ? wheels(
              'dish',
              at.map(({ x, y }) => ({ x, y: y - 3.7 * scale, r: 0.95 * scale })),
            )
          : []),
      ];
    }
    case 'pairs':
      if (when === 'before')
        return [
          {
            d: pairs
              .map(([a, b]) =>
                path(
                  [
                    { x: a!.x, y: a!.y },
                    { x: b!.x, y: b!.y },
                  ],
                  false,
                ),
              )
              .join(''),
            line: 'side',
            width: Math.min(0.9 * scale, road[0]!.r * 0.5),
          },
          {
            d: pairs
              .map(([a, b]) =>
                ring({ x: (a!.x + b!.x) / 2, y: a!.y, r: Math.min(0.75 * scale, a!.r * 0.45) }),
              )
              .join(''),
            fill: 'body',
            line: 'dark',
            width: 0.5,
          },
        ];
      return [];
    case 'beam': {
      if (when === 'behind') return [];
      const y = road[0]!.y;
      return [
        {
          d: path(
            [
              { x: road[0]!.x, y },
              { x: road.at(-1)!.x, y },
            ],
            false,
          ),
          line: 'dark',
          width: 1.1 * scale,
        },
        {
          d: path(
            [
              { x: road[0]!.x, y },
              { x: road.at(-1)!.x, y },
            ],
            false,
          ),
          line: 'body',
          width: 0.8 * scale,
        },
        { ...dots(road, 0.01, 1), line: 'dark', width: 0.9 },
      ];
    }
    default:
      void place;
      return [];
  }
}
