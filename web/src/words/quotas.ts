/** Sentences for limits of the server, with when they are over. */

import type { RefusedFacts } from '../gen/protocol.gen';
import { say, words } from './words.svelte';

const UNITS: readonly [unit: 'day' | 'hour' | 'minute', seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long something takes: "12 minutes". */
export function duration(seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? (['second', 1] as const);
  const format = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / length));
}

/** When something will be possible: "in 12 minutes". */
function inTime(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'always' });
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each) ?? (['second', 1] as const);
  return format.format(Math.ceil(seconds / length), unit);
}

export function quotaWords({ limit = '', most = 0, retry = 0 }: RefusedFacts): string {
  const key = `quota-${limit}`;
  const usual = retry > 0 ? 'quota-other-when' : 'quota-other';
  return say(words.has(key) ? key : usual, { most, when: inTime(retry) });
}
