/** Whoever holds no TACTICS card is asked all the same, so that nobody can tell. There is nothing to decide then: the
 * client answers for its player after a moment, unless he wishes to be asked. */

import type { TableModel } from '../../table/model.svelte';

const KEY = 'duel-ask-tactics';
const PAUSE = 700; // milliseconds, so that one sees what it is about

class TacticsWish {
  /** Ask even where declining is the only choice. */
  always = $state(globalThis.localStorage?.getItem(KEY) === 'yes');

  set(always: boolean): void {
    this.always = always;
    localStorage.setItem(KEY, always ? 'yes' : 'no');
  }
}

export const tacticsWish = new TacticsWish();

/** An effect: declines what cannot be answered otherwise. Returns how to stop it. */
export function declineTactics(model: TableModel): (() => void) | undefined {
  const [only, ...others] = model.choices;
  if (model.isReplay || tacticsWish.always || model.question?.prompt !== 'tactics') return undefined;
  if (!only || others.length > 0 || only.verb !== 'no') return undefined;
  const timer = setTimeout(() => void model.act(only), PAUSE);
  return () => clearTimeout(timer);
}
