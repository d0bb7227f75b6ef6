/** Rush's views and kits. */

import type {
  EventName,
  FactName,
  Nation,
  PrintedCard,
  Prompt,
  RushKit,
  RushView,
  Verb,
} from '../../gen/rush.gen';
import { typedNames, type TableModel } from '../../table/model.svelte';
import type { RushSpeech } from './speech';

export type * from '../../gen/rush.gen';

export const NATIONS: readonly Nation[] = ['ussr', 'germany', 'usa', 'france'];
export const SLOTS = ['A', 'B', 'C'] as const;

export const { verbOf, promptOf, eventOf, factsOf, choicesWith } = typedNames<
  Verb,
  Prompt,
  EventName,
  FactName
>();

export function rushView(model: TableModel): RushView {
  return model.view as RushView;
}

export function rushKit(model: TableModel): RushKit {
  return model.kit as RushKit;
}

export function rushSpeech(model: TableModel): RushSpeech {
  return model.speech as RushSpeech;
}

export function activeSeat(view: RushView): number {
  return view.active;
}

export function winners(view: RushView): number[] {
  return view.outcome?.winners ?? [];
}

export function isMedal(card: PrintedCard): boolean {
  return card.type === null && card.nation !== null;
}
