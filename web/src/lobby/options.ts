/** How the options of a game are shown: in which group, with which control and words. */

import type { OptionInfo } from '../gen/protocol.gen';
import { say, words } from '../words/words.svelte';

/** What has a place of its own on the page: cards to choose from instead of a list. */
export const SHOWN_AS_CARDS = new Set(['battlegrounds/variant', 'duel/mission']);

/** What most people never touch. */
const UNUSUAL = new Set([
  'rush/starting_player',
  'rush/max_rounds',
  'rush/teams',
  'battlegrounds/starting_player',
  'battlegrounds/stall_rounds',
  'duel/soviet_players',
  'duel/deck',
  'duel/passes',
]);

/** Numbers that are better chosen from a list; the others are typed. */
const LISTED = new Set(['starting_player', 'soviet_players', 'passes']);

export interface Groups {
  usual: OptionInfo[];
  more: OptionInfo[];
}

export function groupsOf(game: string, options: OptionInfo[]): Groups {
  const shown = options.filter((option) => !SHOWN_AS_CARDS.has(`${game}/${option.key}`));
  const isUnusual = (option: OptionInfo) => UNUSUAL.has(`${game}/${option.key}`);
  return {
    usual: shown.filter((option) => !isUnusual(option)),
    more: shown.filter(isUnusual),
  };
}

export function nameOf(game: string, key: string): string {
  return say(`${game}-option-${key}`);
}

/** The page has words of its own where the terminal speaks of numbers to type. */
export function aboutOf(game: string, key: string): string {
  const own = `option-${game}-${key}-about`;
  return say(words.has(own) ? own : `${game}-option-${key}-about`);
}

/** The values of an option that is chosen from a list; none for flags and typed numbers. */
export function valuesOf(option: OptionInfo): (string | number)[] {
  if (option.kind === 'choice') return option.choices;
  if (option.kind !== 'number' || !LISTED.has(option.key)) return [];
  return Array.from({ length: option.high - option.low + 1 }, (_, at) => option.low + at);
}

/** A value in words. `seats` are the names of the seats, for options that name one. */
export function valueName(game: string, key: string, value: string | number, seats: string[]): string {
  if (key === 'starting_player') {
    return value === -1 ? say('option-by-chance') : (seats[Number(value)] ?? '');
  }
  if (key === 'teams' && value !== 'auto') return seatingName(String(value));
  const own = `option-${game}-${key}-${value}`;
  if (words.has(own)) return say(own);
  const common = `option-${value}`;
  return words.has(common) ? say(common) : String(value);
}

/** `XYX`: seats 1 and 3 against seat 2. */
function seatingName(seating: string): string {
  const seatsOf = (letter: string) =>
    [...seating].flatMap((each, at) => (each === letter ? [String(at + 1)] : [])).join(' + ');
  return say('option-rush-teams-seating', { team: seatsOf('X'), other: seatsOf('Y') });
}
