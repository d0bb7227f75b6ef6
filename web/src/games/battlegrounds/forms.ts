/** The form of a Battlegrounds view, as the server's `view.py`, `outlook.py` and `printed.py` write it. */

import type { TableModel } from '../../table/model.svelte';

export type Colour = 'green' | 'yellow' | 'blue' | 'red';
export type SquareName = string; // A1 … H8
export type TokenId = string; // p07a; `?` lies face down
export type CardId = string;
export type Icon = string;
export type ShotEffect = 'token' | 'tank' | 'mine_place' | 'mine_clear' | 'arty_tank';
export type Fate = 'safe' | 'absorbed' | 'destroyed_by_mine' | 'destroyed_by_tank';

export interface Seen {
  token?: TokenId;
  figure?: Colour;
  mine?: boolean;
  artillery?: boolean;
}

export interface FigureView {
  colour: Colour;
  owner: number;
  square: SquareName | null;
  card: CardId | null;
  /** The value of the top token of its stack; 0: none is left. */
  points: number;
}

export interface CardView {
  card: CardId;
  move: string;
  shot: string;
  active: boolean;
  wrecked: boolean;
  upgrades: Icon[];
}

export interface PlayerView {
  seat: number;
  area: number;
  colours: Colour[];
  cards: CardView[];
  received: { colour: Colour; points: number }[];
  points: number;
}

export interface PairView {
  tokens: TokenId[];
  icons: Icon[];
  state: 'plain' | 'available' | 'attached' | 'used';
}

export interface AreaView {
  unpaired: TokenId[];
  pairs: PairView[];
  points: number;
}

export interface Shot {
  square: SquareName;
  effect: ShotEffect;
}

export interface Move {
  path: SquareName[];
  fate: Fate;
  at: SquareName;
  shots: Shot[];
}

export interface Prospects {
  moves: Move[];
  shots: Shot[];
}

export interface BattlegroundsView {
  seat: number;
  seats: number;
  variant: 'battle' | 'teams' | 'family' | 'solo';
  options: Record<string, boolean | number | string>;
  active: number;
  turn: number;
  threshold: number;
  squares: Record<SquareName, Seen>;
  figures: FigureView[];
  players: PlayerView[];
  areas: AreaView[];
  mines: number;
  deck_size: number;
  deck: CardId[] | null;
  display: CardId[];
  drawn: CardId[] | null;
  box_size: number;
  box: CardId[];
  step: { name: string; colour?: Colour; order?: number[]; extra?: number };
  outcome: { winners: number[]; scores: number[]; reason: string; rank: number | null } | null;
  artillery?: { score: number; tanks_left: number; tokens: TokenId[]; letters: string[]; numbers: number[] };
  outlook: Partial<Record<Colour, Record<CardId, Prospects>>>;
}

export interface PrintedCard {
  name: string;
  move: string;
  shot: string;
}

export interface BattlegroundsKit {
  pictures: Record<string, { en: string; cs: string }>;
  tokens: Record<TokenId, { picture: string; icon: Icon | null }>;
  cards: Record<CardId, PrintedCard>;
}

export function viewOf(model: TableModel): BattlegroundsView {
  return model.view as BattlegroundsView;
}

export function kitOf(model: TableModel): BattlegroundsKit {
  return model.kit as BattlegroundsKit;
}
