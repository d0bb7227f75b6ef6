/** Options of games in words: what they and their values are called. */

import { say, words } from '../words/words.svelte';
import { lobbyOf } from './lobby';

export function nameOf(game: string, key: string): string {
  return say(`${game}-option-${key}`);
}

/** The page has words of its own where the terminal speaks of numbers to type. */
export function aboutOf(game: string, key: string): string {
  const own = `option-${game}-${key}-about`;
  return say(words.has(own) ? own : `${game}-option-${key}-about`);
}

/** A value in words. `seats` are the names of the seats, for options that name one. */
export function valueName(game: string, key: string, value: string | number, seats: string[]): string {
  const lobby = lobbyOf(game);
  if (lobby.seats?.includes(key))
    return value === -1 ? say('option-by-chance') : (seats[Number(value)] ?? '');
  const own = lobby.valueName?.(key, value);
  if (own) return own;
  const message = [`option-${game}-${key}-${value}`, `${game}-option-${key}-${value}`, `option-${value}`];
  const found = message.find((each) => words.has(each));
  return found ? say(found) : String(value);
}
