/** The form of Rush's views and of what is printed on its cards (games/rush/view.py and printed.py). */

export type Nation = 'ussr' | 'germany' | 'usa' | 'france';
export const NATIONS: readonly Nation[] = ['ussr', 'germany', 'usa', 'france'];
export const SLOTS = ['A', 'B', 'C'] as const;

export type VehicleType = 'light_tank' | 'medium_tank' | 'spg' | 'heavy_tank' | 'support_unit';

export interface PrintedAbility {
  ability: string;
  number: number; // 0: it has none
}

export interface Printed {
  name: string; // '' where the words know it
  nation: Nation | null;
  type: VehicleType | null;
  price: number | null;
  buying_value: number | null; // null is no value at all, 0 is one
  attack: number;
  defence: number;
  abilities: PrintedAbility[];
  traits: string[];
}

export interface BaseView {
  damaged: boolean;
  guard: string | null;
  guard_damaged: boolean;
}

export interface PlayerView {
  seat: number;
  hand_size: number;
  hand: string[] | null; // null: hidden
  shown: string[] | null; // what everybody knows of a hidden hand
  kept_size: number;
  kept: string[] | null;
  garage_size: number;
  garage: string[] | null; // in no order
  store_size: number;
  store: string[] | null;
  store_top: string | null;
  bases: (BaseView | null)[]; // null: the base is gone
}

export interface TurnView {
  seat: number;
  locked: string[];
  credit_any: number;
  credit: Record<Nation, number>;
  bought: number;
  bought_nation: Nation | null;
  recruiting: boolean;
  attacked: boolean;
  attack_nation: Nation | null;
  kills: number;
}

/** What the open question is about; which fields there are depends on `name`. */
export interface StepView {
  name: string;
  position?: number;
  card?: string;
  due?: number;
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
  support?: { seat: number; card: string }[];
  attack?: number;
  defence?: number;
}

export interface SideScore {
  seats: number[];
  medals: number;
  captured_bases: number;
  achievements: string[];
  sets: number;
  total: number;
}

export interface RushView {
  seat: number;
  seats: number;
  options: Record<string, any>;
  starting_player: number;
  teams: number[] | null;
  active: number;
  round: number;
  final_round: boolean;
  shop: string[]; // the first lies next to the deck
  deck_size: number;
  discard: string[];
  scrapyard: string[];
  medals: Record<Nation, [singles: number, doubles: number]>;
  achievements: string[];
  players: PlayerView[];
  turn: TurnView;
  step: StepView;
  table: string[];
  outcome: { winners: number[]; scores: number[]; reason: string; sides: SideScore[] } | null;
}

export const CAPTURED_BASE = 'CB';

/** Medals are told from other cards by their codes: M1(SU) is a single, M2(SU) a double one. */
export function medalPoints(code: string): 0 | 1 | 2 {
  return code.startsWith('M1(') ? 1 : code.startsWith('M2(') ? 2 : 0;
}
