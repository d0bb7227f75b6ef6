/** What the seats of a table are called. */

import type { SeatInfo } from '../gen/protocol.gen';
import { say, words } from './words.svelte';

/** A game by its title. Those that other packages bring have it in their own words. */
export function gameName(game: string): string {
  const key = `lobby-${game}`;
  return say(words.has(key) ? key : `${game}-title`);
}

/** How strong a bot is: `Veteran`. What stands behind a colon (`elite:bold`) is its temper. */
export function level(name: string): string {
  const key = `level-${name.split(':')[0]}`;
  return words.has(key) ? say(key) : name;
}

/** The player's name; a bot's level; with a number where several would be called the same. */
export function seatName(seat: SeatInfo, all: SeatInfo[]): string {
  const name = plainName(seat);
  if (seat.tag) return say('seat-tagged', { name, tag: seat.tag });
  const same = all.filter((other) => other.kind !== 'open' && plainName(other) === name);
  const number = same.findIndex((other) => other.seat === seat.seat) + 1;
  return same.length > 1 && number > 0 ? say('seat-numbered', { name, number }) : name;
}

function plainName(seat: SeatInfo): string {
  if (seat.kind === 'bot' && (seat.name === '' || seat.name === seat.level)) return level(seat.level);
  if (seat.name !== '') return seat.name;
  if (seat.kind === 'open') return say('seat-open');
  return seat.held ? say('seat-nameless', { number: seat.seat + 1 }) : say('seat-former');
}
