/** What the server refused on the pages about oneself, as a sentence. */

import { Problem } from '../net/api';
import { say, words, type Arguments } from '../words/words.svelte';

const MINUTE = 60; // seconds

export function identityProblem(error: unknown): string {
  if (!(error instanceof Problem)) throw error;
  const { reason, retry, words: facts = {} } = error.facts;
  if (reason === 'code') return say('me-problem-code');
  if (reason && words.has(`problem-${reason}`)) return say(`problem-${reason}`, facts as Arguments);
  if (error.code === 'too_many' && retry) return say('me-problem-too_many', { when: inSeconds(retry) });
  return say(error.code === 'offline' ? 'me-problem-offline' : 'me-problem');
}

/** "in 5 minutes" */
function inSeconds(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(words.language);
  return seconds < MINUTE
    ? format.format(seconds, 'second')
    : format.format(Math.ceil(seconds / MINUTE), 'minute');
}
