/** When something was, in words: "5 minutes ago". */

import { words } from '../words/words.svelte';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function ago(time: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const seconds = Math.max(0, (now - time) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, 'second');
}
