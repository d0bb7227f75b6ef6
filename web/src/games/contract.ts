/** What a game may bring, beside its speech: a face for the table frame, and its part of the lobby. */

import type { Component } from 'svelte';
import type { Told, View } from '../gen/protocol.gen';
import type { TableDraft } from '../lobby/draft.svelte';
import type { Trouble } from '../lobby/problems';
import type { Choice } from '../table/choices';
import type { TableModel } from '../table/model.svelte';

export interface Face {
  /** The table as this seat sees it; fills its container and lights up what can be chosen. */
  Table: Component<{ model: TableModel }>;
  /** The final reckoning, shown in a dialog when the game is over. */
  Result: Component<{ model: TableModel }>;
  /** Is this choice a button under the question? Others are things on the table. */
  isButton(choice: Choice, model: TableModel): boolean;
  /** Whose turn it is, where the view says so otherwise than by a seat in `active`. */
  activeSeat?(view: View): number | null;
  /** The winners, if the view does not name them in `outcome.winners`. */
  winners?(view: View): number[];
  /** What stands for a seat where its pieces have signs of their own; otherwise the frame's letters do. */
  SeatSign?: Component<{ model: TableModel; seat: number }>;
  /** The events that a log may still tell while one plays: a game of memory does not tell them all. */
  remembered?(events: Told[], model: TableModel): Told[];
}

/** Ground and vehicles on the card of a game. Places and widths are in percent of the picture. */
export interface Extra {
  id: string;
  nation: string;
  facing: 'left' | 'right';
  left: number;
  bottom: number;
  width: number;
  turn?: number; // degrees, for those on cards
}

export interface Setting {
  sky: string;
  hills: string;
  ground: string;
  /** On playing cards, on a board of squares, or on open ground. */
  on: 'cards' | 'board' | 'field';
  vehicles: Extra[];
}

/** An option that has a place of its own on the page: cards to choose from instead of a list. */
export interface OptionCards {
  option: string;
  load(): Promise<{ default: Component<{ draft: TableDraft; trouble: Trouble | null }> }>;
  /** The chosen value at a table, from its kit; it is told even where it is the usual one. */
  chosen(value: unknown, kit: unknown): string;
}

export interface GameLobby {
  scene: Setting;
  cards?: OptionCards;
  /** Options that most people never touch. */
  unusual?: string[];
  /** Options whose value is a seat, -1 for one by chance. */
  seats?: string[];
  /** A value in words; '' if the usual messages name it. */
  valueName?(key: string, value: string | number): string;
}
