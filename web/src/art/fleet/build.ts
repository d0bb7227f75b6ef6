/** Short cuts for the tables of the fleet. */

import type { Gear, Part, Spec, Spring, Wheel } from '../spec';

type End = [x: number, y: number, r: number];

export function gear(
  wheel: Wheel,
  spring: Spring,
  road: Gear['road'],
  rear: End,
  front: End,
  drive: 'rear' | 'front',
  top?: Gear['top'],
  thick?: number,
): Gear {
  return { wheel, spring, road, rear, front, drive, top, thick };
}

/** A rectangle as an outline; `r` rounds its upper corners. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  return `${x},${y} ${x},${y + h},${r} ${x + w},${y + h},${r} ${x + w},${y}`;
}

/** A cupola or a hatch on the roof at this height. */
export function cupola(x: number, y: number, w: number, h: number): string {
  return `${x},${y} ${x + w * 0.06},${y + h},0.4 ${x + w * 0.94},${y + h},0.4 ${x + w},${y}`;
}

interface Lorry {
  /** From the rear of the bed to the rear of the cab, to the front of the cab, to the front of the bonnet. */
  at: [cab: number, bonnet: number, nose: number];
  /** Of the frame, the sides of the bed, the cab's roof, the bonnet. */
  high: [frame: number, bed: number, roof: number, bonnet: number];
  axles: [x: number, r: number][];
  load?: Part[];
  /** The cab is open or of canvas. */
  soft?: boolean;
  lines?: string;
  rods?: string;
}

/** A lorry with a bonnet, as all armies had them. */
export function lorry({ at, high, axles, load = [], soft = false, lines = '', rods }: Lorry): Spec {
  const [cab, bonnet, nose] = at;
  const [frame, bed, roof, hood] = high;
  const [front, r] = axles.at(-1)!;
  const window = `${cab + 1.6},${hood + 0.8} ${cab + 1.6},${roof - 1.5},0.5 ${bonnet - 1.8},${roof - 1.5},0.5 ${bonnet - 0.9},${hood + 0.8}`;
  return {
    back: [
      ['shade', box(2, frame - 1.6, nose - 4, 1.8)],
      ['tyre', box(4, frame - 3, 3, 2)],
    ],
    hull: `${cab},${frame} ${cab},${roof},1.2 ${bonnet - 1.4},${roof},0.9 ${bonnet - 0.2},${hood + 0.6} ${nose - 0.6},${hood},1 ${nose},${frame}`,
    parts: [
      [
        soft ? 'canvas' : 'body',
        `${cab},${hood + 2} ${cab},${roof + 0.2},1.2 ${bonnet - 1.2},${roof + 0.2},0.8 ${bonnet - 0.9},${roof - 1}  ${cab + 1},${roof - 1}`.replace(
          '  ',
          ' ',
        ),
      ],
      ['glass', window],
      [
        'side',
        `${front - r - 2.4},${frame - 1} ${front - r + 0.3},${r * 2 + 0.2},2 ${front},${r * 2 + 1.5},2 ${front + r},${r * 2 - 0.2},2 ${nose + 0.4},${frame - 0.2} ${nose + 0.2},${frame - 1} ${front + r - 1},${r * 2 - 1.4},1.5 ${front},${r * 2 + 0.5},2 ${front - r + 0.8},${r * 2 - 1},1.5 ${front - r - 1},${frame - 1.6} ${cab},${frame - 1.6} ${cab},${frame - 0.6}`,
      ],
      ['metal', box(nose - 1, hood - 4.4, 1.4, 1.9, 0.8)],
      ['metal', box(nose, frame - 2.4, 1, 1.2)],
      ['wood', box(0, frame + 0.2, cab - 0.8, bed - frame)],
      ...load,
    ],
    axles,
    lines:
      `${cab + 0.9},${frame + 0.6} ${cab + 0.9},${hood + 0.6}|${bonnet - 0.3},${hood + 0.4} ${bonnet - 0.3},${frame + 0.4}` +
      `|${nose - 1.2},${hood - 0.4} ${nose - 1.2},${frame + 0.6}|${cab + 0.9},${(frame + hood) / 2 + 1} ${bonnet - 0.4},${(frame + hood) / 2 + 1}` +
      `|0.4,${(frame + bed) / 2 + 0.1} ${cab - 1},${(frame + bed) / 2 + 0.1}` +
      `|${bonnet + 1},${hood - 1.4} ${bonnet + 1},${frame + 1.4}|${bonnet + 2.2},${hood - 1.4} ${bonnet + 2.2},${frame + 1.4}|${bonnet + 3.4},${hood - 1.4} ${bonnet + 3.4},${frame + 1.4}` +
      lines,
    rods,
  };
}
