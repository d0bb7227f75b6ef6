/** What the table frame knows of Duel. */

import type { Choice } from '../../table/choices';
import type { Face } from '../contract';
import Result from './Result.svelte';
import Table from './Table.svelte';
import { activeSeat, cardOf, isAboutTank, verbOf, winners } from './view';

/** What is done with a card is done by tapping the card, what is done to a tank by tapping the tank, and driving by
 * tapping the place: those are lit up. All else is a button. */
function isButton(choice: Choice): boolean {
  return cardOf(choice) === 0 && !isAboutTank(choice) && verbOf(choice) !== 'distance';
}

export const face: Face = { Table, Result, isButton, activeSeat, winners };
