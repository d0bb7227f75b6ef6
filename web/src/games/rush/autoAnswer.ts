/** When a card has done all it can, or one kind of medal is all there is to take, nothing is left to decide: the client
 * answers for its player after a moment. A player who undoes a move stays there. */

import { tableEvent } from '../../net/events';
import type { TableModel } from '../../table/model.svelte';
import { verbOf, type Verb } from './view';

const FORMALITIES = new Set<Verb>(['finish', 'medals']);
const PAUSE = 700; // milliseconds, so that one sees what it is about

/** An effect: gives the only answer there is. Returns how to stop it. */
export function autoAnswer(model: TableModel): (() => void) | undefined {
  const [only, ...others] = model.choices;
  if (model.isReplay || !only || others.length > 0 || !FORMALITIES.has(verbOf(only))) return undefined;
  if (model.fresh.some((event) => tableEvent(event) === 'undone')) return undefined;
  const timer = setTimeout(() => void model.act(only), PAUSE);
  return () => clearTimeout(timer);
}
