/** Unchanged parts stay the same objects, so components see at once that they need not draw.
 *
 * The server sends whole pictures, and a picture is plain JSON. Svelte compares by identity, so without this every move
 * would redraw every part of a table. */

/** `now`, built of the parts of `before` that are equal; `before` itself if all of it is. Neither is changed. */
export function shared<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now) as T;
  if (isRecord(before) && isRecord(now)) return sharedRecord(before, now) as T;
  return now;
}

/** Shares each value with the one before it: for what is computed anew with every picture and seldom differs. */
export function steady<T>(): (now: T) => T {
  let before: T | undefined;
  return (now) => (before = shared(before, now));
}

function sharedList(before: unknown[], now: unknown[]): unknown[] {
  const parts = now.map((part, at) => shared(before[at], part));
  const isSame = before.length === now.length && parts.every((part, at) => Object.is(part, before[at]));
  return isSame ? before : parts;
}

function sharedRecord(
  before: Record<string, unknown>,
  now: Record<string, unknown>,
): Record<string, unknown> {
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  const parts: Record<string, unknown> = {};
  for (const name of names) {
    parts[name] = shared(before[name], now[name]);
    isSame &&= name in before && Object.is(parts[name], before[name]);
  }
  return isSame ? before : parts;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
