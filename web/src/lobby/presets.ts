/** Ready-made tables, so that nobody has to read the list of options first. The first of a game is its quick game. */

import type { NewSeat } from '../gen/protocol.gen';

export type Options = Record<string, boolean | number | string>;

export interface Preset {
  game: string;
  /** Its words are `preset-GAME-KEY` and `preset-GAME-KEY-about`. */
  key: string;
  seats: NewSeat[];
  options: Options;
}

const ME: NewSeat = { kind: 'me' };
const FRIEND: NewSeat = { kind: 'open' };
const BOT: NewSeat = { kind: 'bot', level: 'veteran' };
const BEGINNER: NewSeat = { kind: 'bot', level: 'recruit' };

export const PRESETS: readonly Preset[] = [
  { game: 'rush', key: 'basic', seats: [ME, BOT, BOT], options: {} },
  { game: 'rush', key: 'first', seats: [ME, BEGINNER], options: {} },
  {
    game: 'rush',
    key: 'combat',
    seats: [ME, BOT, BOT],
    options: { interactive_combat: true, defended_bases_bonus: true },
  },
  {
    game: 'rush',
    key: 'all',
    seats: [ME, BOT, BOT],
    options: {
      extended_shop: true,
      weak_hand_compensation: true,
      interactive_combat: true,
      defended_bases_bonus: true,
      medal_sets: true,
      single_reshuffle: true,
      recruitment_alternative: true,
    },
  },
  {
    game: 'rush',
    key: 'teams',
    seats: [ME, BOT, BOT, BOT],
    options: { team_game: true, defended_bases_bonus: true },
  },
  { game: 'rush', key: 'friends', seats: [ME, FRIEND, FRIEND], options: {} },

  { game: 'battlegrounds', key: 'battle2', seats: [ME, BOT], options: {} },
  { game: 'battlegrounds', key: 'battle4', seats: [ME, BOT, BOT, BOT], options: {} },
  { game: 'battlegrounds', key: 'draft', seats: [ME, BOT], options: { draft: true } },
  { game: 'battlegrounds', key: 'teams', seats: [ME, BOT, BOT, BOT], options: { variant: 'teams' } },
  { game: 'battlegrounds', key: 'family', seats: [ME, BOT], options: { variant: 'family' } },
  { game: 'battlegrounds', key: 'solo', seats: [ME], options: { variant: 'solo' } },

  { game: 'duel', key: 'first', seats: [ME, BOT], options: {} },
  { game: 'duel', key: 'ridge', seats: [ME, BOT], options: { mission: 'M2', extra_tanks: true } },
  {
    game: 'duel',
    key: 'line',
    seats: [ME, BOT],
    options: { mission: 'M4', radios: 'on', infantry: 'on' },
  },
  { game: 'duel', key: 'big', seats: [ME, BOT, BOT, BOT], options: { mission: 'M7' } },
  { game: 'duel', key: 'tankbot', seats: [ME], options: { bot: 'german' } },
  { game: 'duel', key: 'alone', seats: [ME], options: { mission: 'M8' } },
];

export function presetsOf(game: string): Preset[] {
  return PRESETS.filter((preset) => preset.game === game);
}

/** What "play against bots" starts. */
export function quickGame(game: string): Preset {
  const preset = presetsOf(game)[0];
  if (!preset) throw new Error(`there is no game ${game}`);
  return preset;
}
