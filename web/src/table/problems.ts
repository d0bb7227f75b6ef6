/** Sentences for what the server refused; its own messages are for programmers. */

import type { RefusedFacts } from '../gen/protocol.gen';
import type { Problem } from '../net/api';
import { quotaWords } from '../words/quotas';
import { say, words, type Arguments } from '../words/words.svelte';

/** A name that the server refuses, in words; '' for another problem. */
export function nameProblem(problem: Problem): string {
  const { reason = '', words: facts = {} } = problem.facts;
  return reason.startsWith('name-') ? say(`problem-${reason}`, facts as Arguments) : '';
}

export function problemWords(code: string, facts: RefusedFacts = {}): string {
  if (code === 'quota') return quotaWords(facts);
  const key = `table-problem-${code}`;
  return say(words.has(key) ? key : 'table-problem');
}
