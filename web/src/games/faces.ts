/** What the table frame knows of a game. Each game's code is loaded when one of its tables is opened. */

import type { Component } from 'svelte';
import type { Told } from '../gen/protocol.gen';
import type { Choice } from '../table/choices';
import type { TableModel } from '../table/model.svelte';

export interface Face {
  /** The table as this seat sees it; fills its container and lights up what can be chosen. */
  Table: Component<{ model: TableModel }>;
  /** The final reckoning, shown in a dialog when the game is over. */
  Result: Component<{ model: TableModel }>;
  /** Is this choice a button under the question? Others are things on the table. */
  isButton(choice: Choice, model: TableModel): boolean;
  /** What stands for a seat where its pieces have signs of their own; otherwise the frame's letters do. */
  SeatSign?: Component<{ model: TableModel; seat: number }>;
  /** The events that a log may still tell while one plays: a game of memory does not tell them all. */
  remembered?(events: Told[], model: TableModel): Told[];
}

const faces: Record<string, () => Promise<{ face: Face }>> = {
  rush: () => import('./rush'),
  battlegrounds: () => import('./battlegrounds'),
  duel: () => import('./duel'),
};

export async function faceOf(game: string): Promise<Face> {
  return (await faces[game]!()).face;
}
