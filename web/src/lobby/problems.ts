/** What the server refuses, as a sentence for people, and where on the setup page it belongs. */

import type { SetupProblem } from '../gen/protocol.gen';
import { Problem } from '../net/api';
import { quotaWords } from '../words/quotas';
import { say, words } from '../words/words.svelte';
import type { Arguments } from '../words/words.svelte';

export interface Trouble {
  text: string;
  /** The option it is about, `seats`, or '' for the whole page. */
  at: string;
}

/** A setup that cannot be played, as `/check` and a refused table tell it. A game of another package may have its own
 * words for it; without any the server's sentence must do. */
export function problemTrouble(game: string, { key, at, message, facts }: SetupProblem): Trouble {
  if (key === '') return { text: say('problem-malformed'), at };
  const id = [`${game}-problem-${key}`, `problem-setup-${key}`].find((each) => words.has(each));
  return { text: id ? say(id, facts as Arguments) : message, at };
}

export function troubleOf(error: unknown, game = ''): Trouble {
  if (!(error instanceof Problem)) throw error;
  const { setup, reason, at = '', words: facts = {} } = error.facts;
  if (setup) return problemTrouble(game, { key: setup, at, message: error.message, facts });
  if (reason && words.has(`problem-${reason}`))
    return { text: say(`problem-${reason}`, facts as Arguments), at: '' };
  if (error.code === 'quota') return { text: quotaWords(error.facts), at: '' };
  const key = `problem-${error.code}`;
  return { text: say(words.has(key) ? key : 'problem-internal'), at: '' };
}
