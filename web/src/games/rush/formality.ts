/** When a card has done all it can, or one kind of medal is all there is to take, nothing is left to decide: the client
 * answers for its player after a moment. Whoever takes a step back stays there. */

import type { TableModel } from '../../table/model.svelte';

const FORMALITIES = new Set(['finish', 'medals']);
const PAUSE = 700; // milliseconds, so that one sees what it is about

/** An effect: gives the only answer there is. Returns how to stop it. */
export function answerFormality(model: TableModel): (() => void) | undefined {
  const [only, ...others] = model.choices;
  if (model.isReplay || !only || others.length > 0 || !FORMALITIES.has(only.verb)) return undefined;
  if (model.fresh.some(({ event, table }) => table && event === 'undone')) return undefined;
  const timer = setTimeout(() => void model.act(only), PAUSE);
  return () => clearTimeout(timer);
}
