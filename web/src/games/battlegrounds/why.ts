/** The likely action of a touch on a thing without choices: the server tells why it is not possible. */

import type { TableModel } from '../../table/model.svelte';
import {
  choicesWith,
  kitOf,
  promptOf,
  viewOf,
  type CardId,
  type Colour,
  type PairView,
  type SquareName,
  type SquareView,
} from './view';
import { walk } from './geometry';
import type { Selection } from './selection.svelte';

export function whyNotSquare(selection: Selection, square: SquareName): string {
  const { model } = selection;
  const prompt = promptOf(model);
  const view = viewOf(model);
  switch (prompt) {
    case 'place':
      return `place ${model.choices[0]?.args[0]} ${square}`;
    case 'reenter': {
      const [colour, card] = choicesWith(model, 'reenter')[0]?.args ?? [];
      return `reenter ${colour} ${selection.card ?? card} ${square}`;
    }
    case 'f_move':
      return `f_move ${square}`;
    case 'reveal':
      return `reveal ${square}`;
    case 'shot':
      return `shoot ${selection.colour ?? view.step.colour} ${square} ${likelyShot(view.squares[square] ?? {})}`;
    case 'main':
    case 'move_after_shot': {
      const colour = selection.colour ?? selection.acting[0];
      const from = view.figures.find((figure) => figure.colour === colour)?.square;
      if (!from || from === square) return '';
      const there = view.figures.find((figure) => figure.square === square);
      if (prompt === 'main' && there && there.owner !== view.seat) return `shoot ${colour} ${square} tank`;
      // A longer path is no action at all, not even one to refuse.
      return `move ${colour} ${walk(from, square).slice(0, kitOf(model).longest_path).join(',')}`;
    }
    default:
      return '';
  }
}

function likelyShot(seen: SquareView): string {
  if (seen.figure) return 'tank';
  if (seen.mine) return 'mine_clear';
  if (seen.artillery) return 'arty_tank';
  return seen.token ? 'token' : 'mine_place';
}

export function whyNotCard(model: TableModel, colour: Colour | null, card: CardId): string {
  switch (promptOf(model)) {
    case 'draft_pick':
      return `draft_pick ${card}`;
    case 'keep_card':
      return `keep_card ${card}`;
    case 'choose_active':
      return `choose_active ${model.choices[0]?.args[0]} ${card}`;
    case undefined:
      return '';
    default:
      return colour ? `change_tank ${colour} ${card}` : '';
  }
}

export function whyNotPair(model: TableModel, pair: PairView): string {
  const icon = pair.icons[0];
  if (!model.question || icon === undefined) return '';
  if (icon === 'extra_turn' || icon === 'extra_tank') return `use_${icon} ${pair.tokens[0]}`;
  const view = viewOf(model);
  const card = view.figures.find((figure) => figure.owner === view.seat && figure.card)?.card;
  return card ? `attach ${pair.tokens[0]} ${card} ${icon}` : '';
}
