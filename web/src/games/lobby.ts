/** What the lobby knows of a game: its picture, and how its options are shown. Small, because every visitor loads it. */

import type { GameLobby } from './contract';

// A game's part is in the folder of its name. A game without one has a plain picture and a list of options.
const found = import.meta.glob<{ lobby: GameLobby }>('./*/lobby.ts', { eager: true });

const PLAIN: GameLobby = {
  scene: { sky: '#d8d9d0', hills: '#b5b8a4', ground: '#868c6c', on: 'field', vehicles: [] },
};

export function lobbyOf(game: string): GameLobby {
  return found[`./${game}/lobby.ts`]?.lobby ?? PLAIN;
}
