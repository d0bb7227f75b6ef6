/** What the table frame knows of a game. Each game's code is loaded when one of its tables is opened. */

import type { Face } from './contract';

// A game's face is in the folder of its name. A game without one, say of another package, is shown on the generic table.
const faces = import.meta.glob<{ face: Face }>('./*/index.ts');

export async function faceOf(game: string): Promise<Face> {
  const load = faces[`./${game}/index.ts`] ?? faces['./generic/index.ts']!;
  return (await load()).face;
}
