/** Keys for rows of cards: the same card keeps its key while others come and go, so that it can be seen to move. */

export interface Keyed {
  code: string;
  key: string;
}

export function keyed(codes: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const nth = seen.get(code) ?? 0;
    seen.set(code, nth + 1);
    return { code, key: `${code}#${nth}` };
  });
}
