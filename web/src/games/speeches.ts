/** How each game speaks. */

import type { GameVocabulary } from '../gen/protocol.gen';
import { Speech } from '../words/speech';
import { words } from '../words/words.svelte';

// A game without a speech of its own, say of another package, uses the common one.
const own = import.meta.glob<{ GameSpeech: typeof Speech }>('./*/speech.ts');

/** With the words of the game at hand. `names` of the players, by seat, as they are when they are needed. */
export async function speechFor(
  game: string,
  names: () => string[],
  kit: unknown,
  vocabulary: GameVocabulary,
): Promise<Speech> {
  await words.read('common', game, 'hints', 'web', 'web-table', `web-${game}`);
  const load = own[`./${game}/speech.ts`];
  const kind = load ? (await load()).GameSpeech : Speech;
  return new kind(game, names, kit, vocabulary);
}
