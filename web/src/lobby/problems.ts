/** What the server refuses, as a sentence for people, and where on the setup page it belongs. */

import { Problem } from '../net/api';
import { say, words } from '../words/words.svelte';

export interface Trouble {
  text: string;
  /** The option it is about, `seats`, or '' for the whole page. */
  at: string;
}

/** The sentences of `BadSetup` are for programmers; these are the ones a page can cause. */
const REFUSED_SETUPS: readonly [RegExp, key: string, at: string][] = [
  [/^(?:rush|battlegrounds|duel) is for (?<fewest>\d+) to (?<most>\d+) players/, 'players', 'seats'],
  [/^variant \w+ is not for/, 'variant', 'variant'],
  [/^variant teams is for 4/, 'teams-four', 'variant'],
  [/^option draft goes with/, 'draft', 'draft'],
  [/^option solo_choose_cards goes with/, 'solo-cards', 'solo_choose_cards'],
  [/^option team_game is for 3/, 'team-game', 'team_game'],
  [/^option teams /, 'seating', 'teams'],
  [/^mission \w+ is for play against Tankbot only/, 'tankbot-only', 'bot'],
  [/^one player alone needs Tankbot/, 'no-tankbot', 'seats'],
  [/has no part for Tankbot/, 'no-tankbot', 'bot'],
  [/Tankbot plays the (?:soviet|german) side/, 'tankbot-side', 'bot'],
  [/^difficulty is Tankbot's/, 'difficulty', 'difficulty'],
  [/gives nobody an anti-tank gun/, 'no-guns', 'at_guns'],
  [/has no extra tanks/, 'no-extra-tanks', 'extra_tanks'],
  [/^mission \w+ .*is for (?<fewest>\d+) to (?<most>\d+) players/, 'players', 'seats'],
  [/players cannot be \d+ Soviet/, 'soviet-players', 'soviet_players'],
  [/^option (?<option>\w+) /, 'option', ''],
];

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'malformed') {
    for (const [pattern, key, at] of REFUSED_SETUPS) {
      const match = pattern.exec(error.message);
      if (!match) continue;
      const facts = match.groups ?? {};
      return { text: say(`problem-setup-${key}`, facts), at: at || (facts.option ?? '') };
    }
  }
  const key = `problem-${error.code}`;
  return { text: say(words.has(key) ? key : 'problem-internal'), at: '' };
}
