/** Rush in the browser. */

import type { Face } from '../faces';
import { isButton } from './asks';
import Result from './Result.svelte';
import Table from './Table.svelte';

export const face: Face = { Table, Result, isButton };
