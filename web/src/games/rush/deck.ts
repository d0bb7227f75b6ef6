/** What is in a pile, counted, and how likely it comes next. */

export interface Counted {
  code: string;
  count: number;
}

/** Each card once with how many there are, in the order of their first appearance. */
export function counted(codes: readonly string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** The chance that at least one of `wanted` cards is among `drawn` out of `all` shuffled ones. */
export function chance(all: number, wanted: number, drawn: number): number {
  if (wanted <= 0 || drawn <= 0 || all <= 0) return 0;
  if (drawn > all - wanted) return 1;
  let none = 1;
  for (let draw = 0; draw < drawn; draw++) none *= (all - wanted - draw) / (all - draw);
  return 1 - none;
}

/** The chance to hold at least one copy of `code` after drawing: first the garage, and when it is empty what is then
 * shuffled. */
export function chanceToDraw(
  code: string,
  garage: readonly string[],
  later: readonly string[],
  drawn: number,
): number {
  const here = garage.filter((each) => each === code).length;
  if (drawn <= garage.length) return chance(garage.length, here, drawn);
  if (here > 0) return 1;
  const there = later.filter((each) => each === code).length;
  return chance(later.length, there, drawn - garage.length);
}

/** The usual hand at the end of a turn; variants may add one or take some off. */
export const USUAL_DRAW = 3;
