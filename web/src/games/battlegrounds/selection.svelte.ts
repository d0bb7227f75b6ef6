/** What the player has picked to look at or to act with: a figure, a card. It decides nothing; it only narrows down which
 * of the server's choices a square stands for, and what is previewed. */

import { getContext, setContext } from 'svelte';
import type { Choice } from '../../table/choices';
import type { TableModel } from '../../table/model.svelte';
import { verbOf, viewOf, type CardId, type Colour, type Prospects, type SquareName, type Verb } from './view';

/** Verbs whose first argument is the figure that acts. */
const FIGURE_VERBS: Verb[] = ['move', 'skip_move', 'shoot', 'change_tank'];

interface Pick {
  question: number; // a pick is forgotten with the question for which it was made
  card: CardId | null;
}

export class Selection {
  #colour = $state<Colour | null>(null);
  #pick = $state.raw<Pick>({ question: 0, card: null });
  /** The square under the pointer or with the focus. */
  pointed = $state<SquareName | null>(null);
  /** The card under the pointer or with the focus. */
  pointedCard = $state<CardId | null>(null);

  readonly model: TableModel;

  constructor(model: TableModel) {
    this.model = model;
  }

  /** The own figures that can do something now. */
  acting: Colour[] = $derived.by(() => {
    const colours = this.model.choices
      .filter((choice) => FIGURE_VERBS.includes(verbOf(choice)))
      .map((choice) => choice.args[0] as Colour);
    return [...new Set(colours)];
  });

  /** The figure that is picked; the only one that can act is picked by itself. */
  colour: Colour | null = $derived.by(() => {
    if (this.acting.length === 1) return this.acting[0]!;
    return this.#colour !== null && this.acting.includes(this.#colour) ? this.#colour : null;
  });

  card: CardId | null = $derived.by(() =>
    this.#pick.question === this.model.question?.number ? this.#pick.card : null,
  );

  /** The card that drives the picked figure. */
  activeCard: CardId | null = $derived.by(() => {
    const figure = viewOf(this.model)?.figures.find((each) => each.colour === this.colour);
    return figure?.card ?? null;
  });

  /** The card whose moves and shots are drawn. */
  shownCard: CardId | null = $derived.by(() => {
    const wanted = this.pointedCard ?? this.card;
    return wanted !== null && this.#foreseen?.[wanted] ? wanted : this.activeCard;
  });

  /** Another card than the one that drives the figure is tried on. */
  isTrying: boolean = $derived(this.shownCard !== null && this.shownCard !== this.activeCard);

  prospects: Prospects | null = $derived.by(() =>
    this.shownCard === null ? null : (this.#foreseen?.[this.shownCard] ?? null),
  );

  get #foreseen(): Record<CardId, Prospects> | undefined {
    return this.colour === null ? undefined : viewOf(this.model)?.outlook?.[this.colour];
  }

  pickColour(colour: Colour): void {
    this.#colour = this.#colour === colour ? null : colour;
    this.#pick = { question: 0, card: null };
  }

  pickCard(card: CardId): void {
    const again = this.card === card;
    this.#pick = { question: this.model.question?.number ?? 0, card: again ? null : card };
  }

  /** What a square stands for: the choices that lead there, of the picked figure or with the picked card. */
  choicesAt(square: SquareName): Choice[] {
    return this.#bySquare.get(square) ?? [];
  }

  #bySquare: Map<SquareName, Choice[]> = $derived.by(() => {
    const found = new Map<SquareName, Choice[]>();
    for (const choice of this.model.choices) {
      const square = squareOf(choice);
      if (square === null || !this.#isMeant(choice)) continue;
      found.set(square, [...(found.get(square) ?? []), choice]);
    }
    return found;
  });

  #isMeant(choice: Choice): boolean {
    if (verbOf(choice) === 'reenter') return this.card === null || choice.args[1] === this.card;
    if (verbOf(choice) !== 'move' && verbOf(choice) !== 'shoot') return true;
    if (this.card !== null && this.card !== this.activeCard) return false; // another card is being tried on
    return this.colour === null || choice.args[0] === this.colour;
  }
}

/** The square that stands for a choice, null if none does. */
export function squareOf(choice: Choice): SquareName | null {
  switch (verbOf(choice)) {
    case 'move':
      return choice.args[1]!.split(',').at(-1)!;
    case 'shoot':
    case 'place':
      return choice.args[1]!;
    case 'reenter':
      return choice.args[2]!;
    case 'f_move':
    case 'reveal':
      return choice.args[0]!;
    default:
      return null;
  }
}

const KEY = Symbol('selection');

export function shareSelection(model: TableModel): Selection {
  return setContext(KEY, new Selection(model));
}

export function theSelection(): Selection {
  return getContext<Selection>(KEY);
}
