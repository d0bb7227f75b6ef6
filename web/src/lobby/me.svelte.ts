/** The player of this browser. Nobody has to sign up: a player is created when one is needed. */

import { api, Problem } from '../net/api';
import type { Me, NewTable } from '../gen/protocol.gen';
import { go } from '../router.svelte';
import { say } from '../words/words.svelte';

export const me = $state<{ player: Me | null; asked: boolean }>({ player: null, asked: false });

/** Null if this browser has no player yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    me.player = await api.me();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'no_identity') throw error;
    me.player = null;
  }
  me.asked = true;
  return me.player;
}

export async function becomePlayer(): Promise<Me> {
  if (!me.player && !me.asked) await whoAmI();
  me.player ??= await api.makePlayer(say('lobby-guest'));
  return me.player;
}

export async function callMe(name: string): Promise<void> {
  me.player = me.player ? await api.rename(name) : await api.makePlayer(name);
}

/** Make the table and go there; the links to its seats are kept for the maker. */
export async function startTable(wanted: NewTable): Promise<void> {
  await becomePlayer();
  const table = await api.makeTable(wanted);
  if (table.keys) sessionStorage.setItem(`keys-${table.table}`, JSON.stringify(table.keys));
  go(`/t/${table.table}`);
}
