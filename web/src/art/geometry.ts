/** Outlines: from the short notes of the fleet's tables to the points and paths of a drawing. */

export interface Point {
  x: number;
  y: number;
}

export interface Circle extends Point {
  r: number;
}

/** `x,y` or `x,y,r` (a corner rounded with radius r), separated by blanks. */
export function corners(outline: string): Circle[] {
  return outline.split(' ').map((corner) => {
    const [x = 0, y = 0, r = 0] = corner.split(',').map(Number);
    return { x, y, r };
  });
}

/** The outline as points, its round corners as short steps. */
export function rounded(outline: string, closed = true): Point[] {
  const all = corners(outline);
  return all.flatMap((corner, at) => {
    const before = all[(at + all.length - 1) % all.length]!;
    const after = all[(at + 1) % all.length]!;
    if (corner.r === 0 || (!closed && (at === 0 || at === all.length - 1))) return [corner];
    const from = towards(corner, before, corner.r);
    const to = towards(corner, after, corner.r);
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * corner.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * corner.y + t ** 2 * to.y,
    }));
  });
}

/** The point at this distance on the way, but not beyond the middle: two round corners may share a side. */
function towards(from: Point, to: Point, distance: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(distance / whole, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** What a belt around these circles looks like: their convex hull. */
export function belt(circles: Circle[], wider: number): Point[] {
  const points = circles.flatMap(({ x, y, r }) =>
    Array.from({ length: 28 }, (_, at) => ({
      x: x + (r + wider) * Math.cos((at * Math.PI) / 14),
      y: y + (r + wider) * Math.sin((at * Math.PI) / 14),
    })),
  );
  points.sort((a, b) => a.x - b.x || a.y - b.y);
  return [...chain(points), ...chain(points.reverse())];
}

function chain(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (kept.length > 1 && bend(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

function bend(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

const short = (n: number): string => String(Math.round(n * 10) / 10);

export function path(points: Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'z' : ''}`;
}

export function ring({ x, y, r }: Circle): string {
  const [d, w] = [short(r), short(2 * r)];
  return `M${short(x - r)} ${short(y)}a${d} ${d} 0 1 0 ${w} 0a${d} ${d} 0 1 0-${w} 0z`;
}

/** The sides of a closed outline that look up (`sign` 1) or down (-1) on the page, drawn a little inside of it. */
export function edges(outline: Point[], sign: 1 | -1, inside: number): string {
  const area = outline.reduce((sum, a, at) => {
    const b = outline[(at + 1) % outline.length]!;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  let drawn = '';
  let open = false;
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny] = [(turn * (b.y - a.y)) / length, (-turn * (b.x - a.x)) / length];
    if (-ny * sign > 0.4 && length > 0.2) {
      if (!open) drawn += `M${short(a.x - nx * inside)} ${short(a.y - ny * inside)}`;
      drawn += `L${short(b.x - nx * inside)} ${short(b.y - ny * inside)}`;
      open = true;
    } else open = false;
  }
  return drawn;
}
