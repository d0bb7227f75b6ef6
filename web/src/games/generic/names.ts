/** Words of a view as people read them: by the conventions of docs/adding-a-game.md. */

import type { TableModel } from '../../table/model.svelte';
import { say, words } from '../../words/words.svelte';

/** A part of the view, or a thing: `GAME-view-WORD`, or `GAME-KIND-WORD` as in sentences. */
export function wordOf({ game, speech }: TableModel, word: string): string {
  const kinds = ['view', ...Object.keys(speech.vocabulary.words)];
  const message = kinds.map((kind) => `${game}-${kind}-${word}`).find((each) => words.has(each));
  return message ? say(message) : word.replaceAll('_', ' ');
}
