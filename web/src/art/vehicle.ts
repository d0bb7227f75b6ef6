/** Side views of armoured vehicles: from the notes of the fleet to shapes on a page of 200 by 100. */

import { fleet } from './fleet';
import { drawGear, spread, type Place } from './gear';
import { corners, edges, path, ring, rounded, type Point } from './geometry';
import { drawGun, reach } from './guns';
import { bands, nationMark } from './markings';
import { COATS, INK, USUAL, type Paint, type Palette } from './paint';
import type { Gun, Spec } from './spec';
import { hashOf, specOf } from './unknown';
import { roadWheels } from './wheels';

export type Facing = 'left' | 'right';
export type Tone = 'colour' | 'ink';

/** `fill` and `line` are paints until `draw` resolves them. */
export interface Shape {
  d: string;
  fill?: Paint | 'gradient';
  line?: Paint;
  width?: number;
  dash?: number[];
  cap?: 'round';
  opacity?: number;
  /** Only inside this outline: the number of a clip. */
  inside?: number;
}

export interface Drawing {
  shapes: Shape[];
  /** Outlines that camouflage is cut to. */
  clips: string[];
  /** Where it stands: the middle of its shadow and half the width. */
  ground: [x: number, half: number];
  palette: Palette;
}

const WIDE = 190;
const HIGH = 86;
const GROUND = 93;

const drawn = new Map<string, Drawing>();

/** The same id always looks the same; `nation` and `type` only matter for an id that the fleet does not know. */
export function draw(id: string, nation: string, type: string, tone: Tone): Drawing {
  const key = `${id} ${nation} ${type} ${tone}`;
  let drawing = drawn.get(key);
  if (!drawing) {
    const spec = complete(fleet[id] ?? specOf(id, nation, type));
    const country = spec.nation ?? nation;
    const coat = COATS[spec.coat ?? USUAL[country] ?? 'green'];
    drawing = { ...shapesOf(spec, country, id), palette: tone === 'ink' ? INK : coat };
    drawn.set(key, drawing);
  }
  return drawing;
}

export function complete(spec: Spec): Spec {
  if (!spec.like) return spec;
  const { like, longer = 1, ...own } = spec;
  const whole = { ...complete(fleet[like]!), ...own };
  const guns = whole.guns?.map(([x, y, length, ...rest]): Gun => [x, y, length * longer, ...rest]);
  return longer === 1 ? whole : { ...whole, guns };
}

function shapesOf(spec: Spec, nation: string, id: string): Omit<Drawing, 'palette'> {
  const { place, scale, ground } = fit(spec);
  const put = (points: Point[]) => points.map(({ x, y }) => place(x, y));
  const outline = (text: string) => put(rounded(text));
  const lines = (text: string, top = -Infinity) =>
    text
      .split('|')
      .map((line) => put(rounded(line, false)).map(({ x, y }) => ({ x, y: Math.max(y, top) })))
      .map((line) => path(line, false))
      .join('');
  const clips: string[] = [];
  const camouflage = spec.bands ? bands(place, hashOf(id)) : [];

  const painted = (points: Point[]): Shape[] => {
    const d = path(points);
    if (camouflage.length > 0) clips.push(d);
    const inside = clips.length - 1;
    return [{ d, fill: 'gradient' }, ...camouflage.map((band) => ({ ...band, inside })), ...edged(points)];
  };
  const part = ([paint, text]: [Paint, string]): Shape[] => {
    const points = outline(text);
    if (paint === 'body') return painted(points);
    return [
      { d: path(points), fill: paint, line: 'dark', width: 0.5 },
      { d: edges(points, 1, 0.6), line: 'light', width: 0.5, opacity: paint === 'shade' ? 0 : 0.35 },
    ];
  };
  const gun = (each: Gun) => drawGun(each, place, scale);

  const shapes: Shape[] = [
    ...(spec.back ?? []).flatMap(part),
    ...(spec.guns ?? []).flatMap(gun),
    ...(spec.turrets ?? []).flatMap((text) => painted(outline(text))),
    ...(spec.knobs ?? []).flatMap((text) => painted(outline(text))),
    ...(spec.hull ? painted(outline(spec.hull)) : []),
    ...(spec.turrets ?? []).map((text) => seam(corners(text), place)),
    ...(spec.gear ? drawGear(spec.gear, place, scale) : []),
    ...(spec.skirt ? painted(outline(spec.skirt)) : []),
    ...(spec.fender ? fender(lines(spec.fender), scale) : []),
    ...(spec.near ?? []).flatMap(gun),
    ...(spec.parts ?? []).flatMap(part),
    ...roadWheels(
      spec.wire ? 'wire' : 'road',
      (spec.axles ?? []).map(([x, r]) => ({ ...place(x, r), r: r * scale })),
    ),
    ...(spec.gear && spec.fender ? lamp(corners(spec.fender), place, scale) : []),
  ];
  if (spec.lines) {
    const d = lines(spec.lines);
    shapes.push({ d, line: 'dark', width: 0.7, opacity: 0.75 });
  }
  if (spec.rivets)
    shapes.push({
      d: lines(spec.rivets),
      line: 'dark',
      width: 0.8,
      dash: [0, 2.6],
      cap: 'round',
      opacity: 0.8,
    });
  if (spec.rods) shapes.push({ d: lines(spec.rods, 2), line: 'metal', width: 0.8, cap: 'round' });
  if (spec.mark) {
    const [x, y, r] = spec.mark;
    shapes.push(...nationMark(nation, place(x, y), r * scale));
  }
  return { shapes, clips, ground };
}

function groundOf(spec: Spec, place: Place): [number, number] {
  const at = (spec.axles ?? []).flatMap(([x, r]) => [x - r, x + r]);
  if (spec.gear) at.push(spec.gear.rear[0] - 3, spec.gear.front[0] + 3);
  const [from, to] = [place(Math.min(...at), 0).x, place(Math.max(...at), 0).x];
  return [(from + to) / 2, (to - from) / 2];
}

function edged(points: Point[]): Shape[] {
  return [
    { d: edges(points, -1, 0.8), line: 'dark', width: 1.4, opacity: 0.35 },
    { d: path(points), line: 'dark', width: 0.7 },
    { d: edges(points, 1, 0.8), line: 'light', width: 0.8, opacity: 0.85 },
  ];
}

/** The shadow of a turret on the deck below it. */
function seam(turret: Point[], place: Place): Shape {
  const low = Math.min(...turret.map(({ y }) => y));
  const along = turret.filter(({ y }) => y < low + 0.6).map(({ x }) => x);
  const [from, to] = [place(Math.min(...along), low), place(Math.max(...along), low)];
  return {
    d: path(
      [from, to].map(({ x, y }) => ({ x, y: y + 0.5 })),
      false,
    ),
    line: 'dark',
    width: 1.6,
    opacity: 0.5,
  };
}

function fender(d: string, scale: number): Shape[] {
  return [
    { d, line: 'dark', width: 0.75 * scale },
    { d, line: 'body', width: 0.75 * scale - 0.8 },
  ];
}

/** A headlight where the mudguard begins to bend down. */
function lamp(guard: Point[], place: Place, scale: number): Shape[] {
  const bend = guard.at(-2)!;
  const { x, y } = place(bend.x + 0.5, bend.y + 1.5);
  const r = Math.max(0.7 * scale, 1.3);
  return [
    { d: path([place(bend.x + 0.5, bend.y), { x, y }], false), line: 'metal', width: 1 },
    { d: ring({ x, y, r }), fill: 'metal', line: 'dark', width: 0.5 },
    { d: ring({ x: x + r * 0.3, y, r: r * 0.5 }), fill: 'glass' },
  ];
}

/** Small vehicles are drawn smaller, but not as much as they are. */
function fit(spec: Spec): { place: Place; scale: number; ground: [number, number] } {
  const points: Point[] = [];
  const add = (text: string) => points.push(...corners(text));
  for (const [, text] of [...(spec.back ?? []), ...(spec.parts ?? [])]) add(text);
  for (const text of [...(spec.turrets ?? []), ...(spec.knobs ?? [])]) add(text);
  if (spec.hull) add(spec.hull);
  if (spec.skirt) add(spec.skirt);
  for (const [x, y, length, thick, , raised = 0] of [...(spec.guns ?? []), ...(spec.near ?? [])]) {
    const angle = (raised * Math.PI) / 180;
    const far = reach(length);
    points.push({ x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) + thick });
  }
  if (spec.gear) {
    const { rear, front, top, road, thick = 0.75 } = spec.gear;
    for (const [x, y, r] of [rear, front, ...(top ? spread(top) : [])])
      points.push({ x: x - r - thick, y }, { x: x + r + thick, y: y + r + thick });
    points.push({ x: road[1], y: 0 });
  }
  for (const [x, r] of spec.axles ?? []) points.push({ x: x - r, y: 0 }, { x: x + r, y: 2 * r });
  for (const line of spec.rods?.split('|') ?? []) points.push(...corners(line).map(({ x }) => ({ x, y: 0 })));
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const high = Math.max(...points.map(({ y }) => y));
  const wide = right - left;
  const scale = Math.min((WIDE * Math.min(1, (wide / 68) ** 0.3)) / wide, HIGH / high);
  const shift = 100 - ((left + right) / 2) * scale;
  const place = (x: number, y: number) => ({ x: shift + x * scale, y: GROUND - y * scale });
  return { scale, place, ground: groundOf(spec, place) };
}
