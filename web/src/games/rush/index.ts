/** Rush in the browser. */

import type { Face } from '../contract';
import { isButton } from './asks';
import Result from './Result.svelte';
import Table from './Table.svelte';
import { activeSeat, winners } from './view';

export const face: Face = { Table, Result, isButton, activeSeat, winners };
