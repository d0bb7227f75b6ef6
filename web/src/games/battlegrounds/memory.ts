/** What the log may still tell: the family variant is a game of memory. */

import type { Told } from '../../gen/protocol.gen';
import type { TableModel } from '../../table/model.svelte';
import { eventOf, viewOf } from './view';

/** In the family variant the turn that is played and the one before it, which one would still know; else everything. */
export function remembered(events: Told[], model: TableModel): Told[] {
  const view = viewOf(model);
  if (view?.variant !== 'family' || view.outcome !== null) return events;
  const turns = events.flatMap((event, at) => (eventOf(event) === 'turn_began' ? [at] : []));
  return events.slice(turns.at(-2) ?? 0);
}
