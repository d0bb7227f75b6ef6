/** The games that this server has. */

import type { GameInfo } from '../gen/protocol.gen';
import { api } from '../net/api';
import { words } from '../words/words.svelte';

/** With the words of those that other packages bring: the lobby's own are part of the client. */
export async function gamesWithWords(): Promise<GameInfo[]> {
  const games = await api.games();
  await words.read(...games.map((info) => info.game).filter((game) => !words.brings(game)));
  return games;
}
