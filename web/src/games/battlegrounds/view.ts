/** Battlegrounds' views and kits. */

import type {
  BattlegroundsKit,
  BattlegroundsOutlook,
  BattlegroundsView,
  EventName,
  FactName,
  Prompt,
  Verb,
} from '../../gen/battlegrounds.gen';
import { typedNames, type TableModel } from '../../table/model.svelte';

export type * from '../../gen/battlegrounds.gen';

export type SquareName = string; // A1 … H8
export type TokenId = string; // p07a; `?` lies face down
export type CardId = string;

/** A view with the outlook that was asked for beside it. */
export type SeenTable = BattlegroundsView & { outlook?: BattlegroundsOutlook };

export const { verbOf, promptOf, eventOf, factsOf, choicesWith } = typedNames<
  Verb,
  Prompt,
  EventName,
  FactName
>();

export function viewOf(model: TableModel): SeenTable {
  return model.view as SeenTable;
}

export function kitOf(model: TableModel): BattlegroundsKit {
  return model.kit as BattlegroundsKit;
}

export function activeSeat(view: BattlegroundsView): number {
  return view.active;
}

export function winners(view: BattlegroundsView): number[] {
  return view.outcome?.winners ?? [];
}
