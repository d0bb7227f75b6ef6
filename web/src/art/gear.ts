/** The running gear: wheels, springs and the track around them, in the coordinates of the page. */

import { belt, path, type Circle, type Point } from './geometry';
import type { Gear } from './spec';
import { springs } from './springs';
import type { Shape } from './vehicle';
import { interleaved, sprocket, wheels } from './wheels';

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
    ...wheels('dish', top),
    ...sprocket(driving),
    ...wheels(gear.wheel === 'spokes' ? 'spokes' : 'dish', [idle]),
    ...(gear.spring === 'inter' ? interleaved(gear.wheel, road) : wheels(gear.wheel, road)),
    ...springs(gear.spring, road, scale),
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
