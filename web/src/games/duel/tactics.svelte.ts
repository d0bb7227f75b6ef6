/** A server may ask about TACTICS also who holds none, so that nobody can tell from the time it takes. There is nothing
 * to decide then: the client answers for its player after a moment, unless he wishes to be asked. */

import type { TableModel } from '../../table/model.svelte';

const KEY = 'duel-ask-tactics';
const PAUSE = 700; // milliseconds, so that one sees what it is about

class TacticsWish {
  /** Ask even where declining is the only choice. */
  always = $state(globalThis.localStorage?.getItem(KEY) === 'yes');
  /** It has come to that before: only then is there anything to wish for. */
  matters = $state(globalThis.localStorage?.getItem(KEY) != null);

  set(always: boolean): void {
    this.always = always;
    this.matters = true;
    localStorage.setItem(KEY, always ? 'yes' : 'no');
  }
}

export const tacticsWish = new TacticsWish();

/** An effect: declines what cannot be answered otherwise. Returns how to stop it. */
export function declineTactics(model: TableModel): (() => void) | undefined {
  const [only, ...others] = model.choices;
  if (model.isReplay || tacticsWish.always || model.question?.prompt !== 'tactics') return undefined;
  if (!only || others.length > 0 || only.verb !== 'no') return undefined;
  const timer = setTimeout(() => {
    if (!tacticsWish.matters) tacticsWish.set(false);
    void model.act(only);
  }, PAUSE);
  return () => clearTimeout(timer);
}
