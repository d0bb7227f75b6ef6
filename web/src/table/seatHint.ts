/** A word, once in a browser, that a seat among other people hangs on this browser alone. */

import { toast } from '../ui/toasts.svelte';
import { say } from '../words/words.svelte';
import type { LiveTable } from './live.svelte';

const TOLD = 'told-about-seat';
const STAYS = 10_000; // milliseconds

export function tellAboutSeat(model: LiveTable): void {
  if (model.own.length === 0 || model.isAlone || model.info.status === 'finished') return;
  try {
    if (localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, '1');
  } catch {
    return; // a browser that remembers nothing would be told again and again
  }
  toast(say('table-seat-hint'), STAYS);
}
