/** What can be tapped on a table whose game the client does not know.
 *
 * A thing is a word of the view at a player's place: a key or a value there, such as the name of a card or of a square. An
 * action names things by the same words; the words behind a seat (`P1`) are that player's, the others are one's own.
 */

import type { GameVocabulary } from '../../gen/protocol.gen';
import type { Choice } from '../../table/choices';

export type Json = null | boolean | number | string | Json[] | Part;
export type Part = { [key: string]: Json };

/** A spot on the table, and the words by which actions name it. */
export interface Spot {
  key: string; // of the entry where it lies
  value: null | boolean | number | string;
  words: string[];
}

export interface Entry {
  name: Spot;
  content: Drawn;
}

export type Drawn = { spot: Spot } | { entries: Entry[] } | { row: Drawn[] } | { board: Drawn[][] };

/** The part of the table that is a player's, or nobody's. */
export interface Panel {
  owner: number;
  entries: Entry[];
}

const NOBODY = -1;
const NOT_DRAWN = ['seat', 'players', 'outcome', 'outlook']; // the frame and the panels show them

/** Everything that is drawn of a view; what lies between the players comes first. */
export function panelsOf(view: Part): Panel[] {
  const rest = Object.entries(view).filter(([key]) => !NOT_DRAWN.includes(key));
  const players = Array.isArray(view.players) ? (view.players as Part[]) : [];
  return [
    { owner: NOBODY, entries: entriesOf(Object.fromEntries(rest)) },
    ...players.map((player, owner) => ({ owner, entries: entriesOf(player) })),
  ];
}

/** A single value stands for its key as well. Where there are several, the name is what stands for it. */
function entriesOf(part: Part): Entry[] {
  return Object.entries(part).map(([key, value]) => {
    const isOne = typeof value !== 'object' || value === null;
    return {
      name: { key, value: key, words: isOne ? [] : [key] },
      content: drawn(key, value, isOne ? [key] : []),
    };
  });
}

function drawn(key: string, value: Json, names: string[] = []): Drawn {
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(Array.isArray))
      return { board: value.map((row) => row.map((cell) => drawn('', cell))) };
    return { row: value.map((each) => drawn(key, each)) };
  }
  if (typeof value === 'object' && value !== null) return { entries: entriesOf(value) };
  return { spot: { key, value, words: typeof value === 'string' ? [value, ...names] : names } };
}

export function spotsOf(content: Drawn): Spot[] {
  if ('spot' in content) return [content.spot];
  if ('entries' in content)
    return content.entries.flatMap((entry) => [entry.name, ...spotsOf(entry.content)]);
  return ('row' in content ? content.row : content.board.flat()).flatMap(spotsOf);
}

function named(owner: number, word: string): string {
  return `${owner}/${word}`;
}

/** All things that the table shows. */
export function shownThings(view: Part): Set<string> {
  return new Set(
    panelsOf(view).flatMap(({ owner, entries }) =>
      spotsOf({ entries }).flatMap((spot) => spot.words.map((word) => named(owner, word))),
    ),
  );
}

/** The things that an action names. */
export function thingsOf(choice: Choice, seat: number): string[] {
  let owner = seat;
  const things: string[] = [];
  for (const word of choice.args) {
    const other = /^P(\d+)$/.exec(word)?.[1];
    if (other !== undefined) owner = Number(other);
    else things.push(named(owner, word), named(NOBODY, word));
  }
  return things;
}

/** The choices that name a spot at a player's place. */
export function choicesAt(choices: Choice[], seat: number, owner: number, spot: Spot): Choice[] {
  const names = spot.words.map((word) => named(owner, word));
  return choices.filter((choice) => thingsOf(choice, seat).some((thing) => names.includes(thing)));
}

/** What to ask about a spot that no choice names: a choice with it in the place of another of its kind. '' if none. */
export function whyNotSpot(
  choices: Choice[],
  known: GameVocabulary,
  seat: number,
  owner: number,
  spot: Spot,
): string {
  for (const { verb, args } of choices) {
    const kinds = known.verbs[verb]?.arguments ?? [];
    for (const [at, kind] of kinds.entries()) {
      const word = spot.words.find((each) => known.words[kind]?.includes(each));
      if (word === undefined) continue;
      const before = kinds.lastIndexOf('seat', at); // whose things the words from there on are
      const isPlaces = owner === NOBODY || (before < 0 ? owner === seat : owner !== seat);
      if (!isPlaces) continue;
      const other = args.with(at, word);
      return [verb, ...(before < 0 || owner === NOBODY ? other : other.with(before, `P${owner}`))].join(' ');
    }
  }
  return '';
}
