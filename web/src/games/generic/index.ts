/** The table of a game that the client does not know: its view as panels, with what can be chosen lit up. */

import type { Choice } from '../../table/choices';
import type { TableModel } from '../../table/model.svelte';
import type { Face } from '../contract';
import Result from './Result.svelte';
import Table from './Table.svelte';
import { shownThings, thingsOf, type Part } from './things';

/** What names no thing that is shown. */
function isButton(choice: Choice, model: TableModel): boolean {
  const shown = shownThings((model.view ?? {}) as Part);
  return !thingsOf(choice, model.seat).some((thing) => shown.has(thing));
}

export const face: Face = { Table, Result, isButton };
