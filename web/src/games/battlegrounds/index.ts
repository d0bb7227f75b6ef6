/** Battlegrounds for the table frame. */

import type { Choice } from '../../table/choices';
import type { TableModel } from '../../table/model.svelte';
import type { Face } from '../faces';
import { remembered } from './memory';
import Result from './Result.svelte';
import SeatSign from './SeatSign.svelte';
import Table from './Table.svelte';

/** Answers that no thing on the table stands for, and one-off actions, which are easily overlooked. */
const BUTTONS = ['skip_reenter', 'skip_move', 'skip_shot', 'end_turn', 'use_extra_turn', 'use_extra_tank'];
const FEW = 4;

function isButton(choice: Choice, model: TableModel): boolean {
  if (choice.verb === 'attach') return model.with('attach').length <= FEW;
  return BUTTONS.includes(choice.verb);
}

export const face: Face = { Table, Result, isButton, SeatSign, remembered };
