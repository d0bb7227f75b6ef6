import type { Face } from '../faces';
import Result from './Result.svelte';
import Table from './Table.svelte';

export const face: Face = { Table, Result, isButton: () => true };
