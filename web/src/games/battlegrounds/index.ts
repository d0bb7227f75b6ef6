/** Battlegrounds for the table frame. */

import type { Choice } from '../../table/choices';
import type { TableModel } from '../../table/model.svelte';
import type { Face } from '../contract';
import { remembered } from './memory';
import Result from './Result.svelte';
import SeatSign from './SeatSign.svelte';
import Table from './Table.svelte';
import { activeSeat, choicesWith, verbOf, winners, type Verb } from './view';

/** Answers that no thing on the table stands for, and one-off actions, which are easily overlooked. */
const BUTTONS: Verb[] = [
  'skip_reenter',
  'skip_move',
  'skip_shot',
  'end_turn',
  'use_extra_turn',
  'use_extra_tank',
];
const FEW = 4;

function isButton(choice: Choice, model: TableModel): boolean {
  if (verbOf(choice) === 'attach') return choicesWith(model, 'attach').length <= FEW;
  return BUTTONS.includes(verbOf(choice));
}

export const face: Face = { Table, Result, isButton, activeSeat, winners, SeatSign, remembered };
