/** What happened, as one viewer heard it. Numbers of events have no gaps and are never counted back. */

import { tableEvent } from '../net/events';
import type { Told } from '../gen/protocol.gen';

/** Both lists together, each event once, in order: two messages may bring the same event. */
export function mergeTold(known: Told[], more: Told[]): Told[] {
  if (more.length === 0) return known;
  const last = known.at(-1)?.number ?? 0;
  if (more[0]!.number > last) return [...known, ...more];
  const byNumber = new Map(known.map((event) => [event.number, event]));
  for (const event of more) byNumber.set(event.number, event);
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Is everything there from the first event up to this number? */
export function isWhole(log: Told[], upTo: number): boolean {
  return log.length === upTo && (upTo === 0 || (log[0]!.number === 1 && log.at(-1)!.number === upTo));
}

/** The numbers of the game's events that were taken back later. What happened at the table itself stays. */
export function undoneNumbers(log: Told[]): Set<number> {
  const undone = new Set<number>();
  for (const event of log) {
    if (tableEvent(event) !== 'undone') continue;
    const to = Number(event.facts.to);
    for (const earlier of log) {
      if (!earlier.table && earlier.number > to && earlier.number < event.number) undone.add(earlier.number);
    }
  }
  return undone;
}

/** Events that begin a new paragraph. */
const RESTS = new Set(['turn_began', 'round_began', 'phase_began']);

/** The numbers of the events with which a turn, a round or a phase begins. */
export function beginnings(log: Told[]): Set<number> {
  return new Set(log.filter((event) => RESTS.has(event.event)).map((event) => event.number));
}
