/** Sentences for what the server refused; its own messages are for programmers. */

import { say, words } from '../words/words.svelte';

export function problemWords(code: string): string {
  const key = `table-problem-${code}`;
  return say(words.has(key) ? key : 'table-problem');
}
