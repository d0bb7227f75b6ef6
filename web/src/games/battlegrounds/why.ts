/** The action that somebody means who touches a thing that is not lit up: the server says why it cannot be. */

import type { TableModel } from '../../table/model.svelte';
import { viewOf, type CardId, type Colour, type PairView, type Seen, type SquareName } from './forms';
import { walk } from './geometry';
import type { Selection } from './selection.svelte';

const LONGEST_WALK = 3; // steps; the server takes no longer path for one, not even to refuse it

export function whyNotSquare(selection: Selection, square: SquareName): string {
  const { model } = selection;
  const prompt = model.question?.prompt;
  const view = viewOf(model);
  switch (prompt) {
    case 'place':
      return `place ${model.choices[0]?.args[0]} ${square}`;
    case 'reenter': {
      const [colour, card] = model.with('reenter')[0]?.args ?? [];
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
      return `move ${colour} ${walk(from, square).slice(0, LONGEST_WALK).join(',')}`;
    }
    default:
      return '';
  }
}

function likelyShot(seen: Seen): string {
  if (seen.figure) return 'tank';
  if (seen.mine) return 'mine_clear';
  if (seen.artillery) return 'arty_tank';
  return seen.token ? 'token' : 'mine_place';
}

export function whyNotCard(model: TableModel, colour: Colour | null, card: CardId): string {
  switch (model.question?.prompt) {
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
