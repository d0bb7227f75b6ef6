// Made by tools/gen_protocol.py from the game's view types (tankodrom.games.battlegrounds.view_types) and vocabulary. Do not edit.

export type Colour = 'green' | 'yellow' | 'blue' | 'red';

export type Variant = 'battle' | 'teams' | 'family' | 'solo';

export type PairState = 'plain' | 'available' | 'attached' | 'used';

export type ShotEffect = 'token' | 'tank' | 'mine_place' | 'mine_clear' | 'arty_tank';

export type Fate = 'safe' | 'absorbed' | 'destroyed_by_mine' | 'destroyed_by_tank';

/** What lies and stands on a square. */
export type SquareView = {
  token?: string;
  figure?: Colour;
  mine?: boolean;
  artillery?: boolean;
};

export type FigureView = {
  colour: Colour;
  owner: number;
  square: string | null;
  card: string | null;
  points: number;
};

export type CardView = {
  card: string;
  move: string;
  shot: string;
  active: boolean;
  wrecked: boolean;
  upgrades: string[];
};

export type PointsView = {
  colour: Colour;
  points: number;
};

export type PlayerView = {
  seat: number;
  area: number;
  colours: Colour[];
  cards: CardView[];
  received: PointsView[];
  points: number;
};

export type PairView = {
  tokens: string[];
  icons: string[];
  state: PairState;
};

export type AreaView = {
  unpaired: string[];
  pairs: PairView[];
  points: number;
  tank_points: number;
};

export type StepName = 'Rounds' | 'TakeTurn' | 'Reentry' | 'MainAction' | 'ShotAfterMove' | 'MoveAfterShot' | 'LastWindow' | 'KeepCard' | 'DraftPick' | 'ChooseActive' | 'ChooseCards' | 'PlaceFigures' | 'FamilyTurn';

/** The subject of the open question. Its fields depend on `name`. */
export type StepView = {
  name: StepName;
  colour?: Colour;
  repaired?: boolean;
  revealed?: string[];
  face_up?: string[];
  extra?: number;
  order?: number[];
};

export type ArtilleryView = {
  score: number;
  rank: number;
  tanks_left: number;
  tokens: string[];
  letters: string[];
  numbers: number[];
};

export type OutcomeView = {
  winners: number[];
  scores: number[];
  reason: string;
  rank: number | null;
};

export type BattlegroundsView = {
  game: 'battlegrounds';
  seat: number;
  seats: number;
  variant: Variant;
  options: Record<string, boolean | number | string>;
  active: number;
  turn: number;
  threshold: number;
  squares: Record<string, SquareView>;
  figures: FigureView[];
  players: PlayerView[];
  areas: AreaView[];
  mines: number;
  deck_size: number;
  deck: string[] | null;
  display: string[];
  drawn: string[] | null;
  box_size: number;
  box: string[];
  quiet_turns: number;
  step: StepView;
  outcome: OutcomeView | null;
  artillery?: ArtilleryView;
};

export type PrintedToken = {
  picture: string;
  icon: string | null;
};

export type PrintedCard = {
  name: string;
  move: string;
  shot: string;
};

export type BattlegroundsKit = {
  pictures: Record<string, Record<string, string>>;
  tokens: Record<string, PrintedToken>;
  cards: Record<string, PrintedCard>;
  longest_path: number;
  bases: Record<Colour, string[]>;
  centre: string[];
  slots: number;
  pair_points: number;
  rank_points: number[];
  artillery_limit: number;
};

export type ShotProspect = {
  square: string;
  effect: ShotEffect;
};

export type MoveProspect = {
  path: string[];
  fate: Fate;
  at: string;
  shots: ShotProspect[];
};

export type Prospects = {
  moves: MoveProspect[];
  shots: ShotProspect[];
};

/** By colour of the seat's figures on the board and by card. */
export type BattlegroundsOutlook = {
  green?: Record<string, Prospects>;
  yellow?: Record<string, Prospects>;
  blue?: Record<string, Prospects>;
  red?: Record<string, Prospects>;
};

export type Verb = 'draft_pick' | 'choose_active' | 'place' | 'choose_cards' | 'reenter' | 'skip_reenter' | 'move' | 'skip_move' | 'shoot' | 'skip_shot' | 'change_tank' | 'attach' | 'use_extra_tank' | 'keep_card' | 'use_extra_turn' | 'end_turn' | 'f_move' | 'reveal';

export type Prompt = 'draft_pick' | 'choose_active' | 'place' | 'choose_cards' | 'reenter' | 'main' | 'move_after_shot' | 'shot' | 'keep_card' | 'end' | 'f_move' | 'reveal';

export type EventName = 'turn_began' | 'drafted' | 'chose' | 'placed' | 'entered' | 'repaired' | 'moved' | 'stayed' | 'mine_hit' | 'collided' | 'shot_at' | 'took' | 'paired' | 'absorbed' | 'destroyed' | 'points' | 'changed' | 'attached' | 'extra_turn_used' | 'extra_tank_used' | 'saw_card' | 'kept_card' | 'revealed' | 'covered' | 'family_pair' | 'family_again' | 'artillery_fired' | 'artillery_took' | 'artillery_placed' | 'artillery_missed' | 'card_lost' | 'piles_shuffled' | 'game_ended';

export type FactName = 'card' | 'colour' | 'icon' | 'other' | 'points' | 'seat' | 'shot' | 'square' | 'token';

export type ActionText = Verb | `${Verb} ${string}`;
