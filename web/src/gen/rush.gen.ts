// Made by tools/gen_protocol.py from the game's view types (tankodrom.games.rush.view_types) and vocabulary. Do not edit.

export type Nation = 'ussr' | 'germany' | 'usa' | 'france';

export type VehicleType = 'light_tank' | 'medium_tank' | 'spg' | 'heavy_tank' | 'support_unit';

export type BaseView = {
  damaged: boolean;
  guard: string | null;
  guard_damaged: boolean;
};

/** What the hand can pay: for any vehicle, and per nation. */
export type PurseView = {
  any: number;
  nations: Record<string, number>;
};

/** The draw at the end of the turn, if it ended now: the number of cards, and the chance of each card in percent. */
export type DrawView = {
  count: number;
  chances: Record<string, number>;
};

/** None replaces what the viewer cannot see. */
export type PlayerView = {
  seat: number;
  hand_size: number;
  hand: string[] | null;
  shown: string[] | null;
  kept_size: number;
  kept: string[] | null;
  garage_size: number;
  garage: string[] | null;
  store_size: number;
  store: string[] | null;
  store_top: string | null;
  purse: PurseView | null;
  next_draw: DrawView | null;
  bases: (BaseView | null)[];
};

export type TurnView = {
  seat: number;
  locked: string[];
  credit_any: number;
  credit: Record<Nation, number>;
  paid_any: boolean;
  paid_own: Nation[];
  bought: number;
  bought_nation: Nation | null;
  recruiting: boolean;
  attacked: boolean;
  attack_nation: Nation | null;
  kills: number;
  reshuffled: boolean;
  played: number;
};

export type Support = {
  seat: number;
  card: string;
};

export type StepName = 'Rounds' | 'TakeTurn' | 'PlayCards' | 'PayFor' | 'ResolveCard' | 'PlaceGuard' | 'AceTarget' | 'ResearchPick' | 'Rearm' | 'SabotageDiscards' | 'DeclareAttack' | 'Strikes' | 'TakeMedals' | 'RecruitmentMode' | 'Compensation' | 'Combat';

/** The subject of the open question. Its fields depend on `name`. */
export type StepView = {
  name: StepName;
  position?: number;
  card?: string;
  due?: number;
  own_nation_first?: boolean;
  used?: string[];
  limit?: number;
  scrapped?: number;
  waiting?: number[];
  attackers?: string[];
  kills?: number;
  nation?: Nation;
  attacker?: number;
  owner?: number;
  slot?: number;
  asked?: number;
  passed?: number[];
  support?: Support[];
  attack?: number;
  defence?: number;
};

/** The score of one side: its cards and bases, and their points. */
export type SideScore = {
  seats: number[];
  medals: number;
  captured_bases: number;
  base_points: number;
  counts: Record<string, number>;
  achievements: string[];
  achievement_points: number;
  sets: number;
  total: number;
};

export type OutcomeView = {
  winners: number[];
  scores: number[];
  reason: string;
  sides: SideScore[];
};

export type RushView = {
  game: 'rush';
  seat: number;
  seats: number;
  options: Record<string, boolean | number | string>;
  starting_player: number;
  teams: number[] | null;
  interactive: boolean;
  active: number;
  round: number;
  final_round: boolean;
  shop: string[];
  deck_size: number;
  discard: string[];
  scrapyard: string[];
  medals: Record<Nation, number[]>;
  achievements: string[];
  players: PlayerView[];
  turn: TurnView;
  step: StepView;
  table: string[];
  standing: SideScore[];
  outcome: OutcomeView | null;
};

export type PrintedAbility = {
  ability: string;
  number: number;
};

export type PrintedCard = {
  name: string;
  nation: Nation | null;
  type: VehicleType | null;
  price: number | null;
  buying_value: number | null;
  points: number;
  attack: number;
  defence: number;
  abilities: PrintedAbility[];
  traits: string[];
};

export type RushKit = {
  cards: Record<string, PrintedCard>;
  achievement_points: number;
};

export type Verb = 'buy' | 'use' | 'guard' | 'guard_ally' | 'declare' | 'attack' | 'set_aside' | 'end_play' | 'pay' | 'use_more' | 'finish' | 'place' | 'ace_guard' | 'ace_base' | 'take' | 'scrap' | 'stop' | 'discard' | 'launch' | 'strike' | 'medals' | 'recruit_normal' | 'keep' | 'scrap_hand' | 'decline' | 'support' | 'pass';

export type Prompt = 'main' | 'pay' | 'continue_card' | 'place_guard' | 'ace_target' | 'research_pick' | 'rearm' | 'sabotage_discard' | 'declare_more' | 'strike' | 'medals' | 'recruitment_mode' | 'support' | 'compensation';

export type EventName = 'turn_began' | 'repaired' | 'revealed' | 'shuffled' | 'deck_shuffled' | 'drew' | 'drew_card' | 'dealt' | 'shop_discarded' | 'paid' | 'bought' | 'used' | 'stored' | 'recruiting' | 'sabotaged' | 'took' | 'scrapped' | 'medal' | 'guarded' | 'displaced' | 'declared' | 'struck_guard' | 'struck_base' | 'aced' | 'wasted' | 'guard_damaged' | 'guard_destroyed' | 'guard_returned' | 'base_damaged' | 'base_destroyed' | 'points_lost' | 'supported' | 'passed' | 'repelled' | 'set_down' | 'kept' | 'kept_card' | 'last_round' | 'game_ended';

export type FactName = 'ability' | 'attack' | 'card' | 'count' | 'defence' | 'nation' | 'owner' | 'seat' | 'slot';

export type ActionText = Verb | `${Verb} ${string}`;
