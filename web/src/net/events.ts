/** The names of what happens at a table rather than in its game. */

import type { TableEventName, Told } from '../gen/protocol.gen';

/** Null for an event of the game. */
export function tableEvent({ event, table }: Told): TableEventName | null {
  return table ? (event as TableEventName) : null;
}
