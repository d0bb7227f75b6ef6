/** The other players of a table, in one line. */

import type { TableInfo } from '../gen/protocol.gen';
import { level as levelName } from '../words/names';
import { say } from '../words/words.svelte';

/** Bots of the same strength are counted. */
export function otherPlayersOf(table: TableInfo): string {
  const names: string[] = [];
  const bots = new Map<string, number>();
  for (const seat of table.seats) {
    if (seat.yours) continue;
    const level = seat.level.split(':')[0]!;
    if (seat.kind === 'bot') bots.set(level, (bots.get(level) ?? 0) + 1);
    else names.push(seat.kind === 'open' ? say('lobby-free-seat') : seat.name);
  }
  for (const [level, count] of bots) {
    names.push(say('lobby-bots', { count, level: levelName(level) }));
  }
  return names.length > 0 ? names.join(', ') : say('lobby-alone');
}
