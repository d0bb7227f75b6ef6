/** What is in a pile, counted. */

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
