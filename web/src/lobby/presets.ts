/** Ready-made tables, so that nobody has to read the list of options first. The title of a game says them. */

import type { GameInfo, NewSeat, PresetInfo } from '../gen/protocol.gen';
import { say, words } from '../words/words.svelte';

export type Options = Record<string, boolean | number | string>;

export interface Preset {
  /** Its words are `preset-GAME-KEY` and `preset-GAME-KEY-about`, or `preset-KEY` for games that have none. */
  key: string;
  seats: NewSeat[];
  options: Options;
}

export function presetsOf(info: GameInfo): Preset[] {
  return info.presets.map(({ key, seats, options }: PresetInfo) => ({
    key,
    seats: seats.map(seatOf),
    options,
  }));
}

/** What "play against bots" starts: the first. */
export function quickGame(info: GameInfo): Preset {
  return presetsOf(info)[0]!;
}

/** In the words of the game, else in those that fit any. */
export function presetWords(game: string, key: string): string {
  const own = `preset-${game}-${key}`;
  return say(words.has(own) ? own : `preset-${key}`);
}

function seatOf(seat: string): NewSeat {
  return seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', level: seat };
}
