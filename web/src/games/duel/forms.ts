/** The form of Duel's views (`games/duel/view.py`), outlooks (`outlook.py`) and kits (`printed.py`). */

import type { DuelCard } from '../../words/duel';

export type Side = 'soviet' | 'german';
export type Location = 'track' | 'hull' | 'turret';
export const LOCATIONS: readonly Location[] = ['turret', 'hull', 'track'];

export interface Man {
  state: 'fit' | 'wounded' | 'dead';
  seat: string; // where he sits; '' if nowhere
}

export interface Tank {
  tank: string; // `G-I`
  number: number;
  side: Side;
  player: number; // -1: Tankbot's
  board: string;
  name: string;
  quality: string;
  alive: boolean;
  range: number;
  motion: number; // the MOVE card; 0: stands
  terrain: string;
  terrain_card: number;
  smoke: number;
  hill: boolean;
  hull_down: boolean;
  spotted: string[];
  acquired: string;
  acquired_bonus: number;
  flanking: string[];
  has_initiative: boolean;
  initiative?: number; // absent while it is secret
  on_fire: boolean;
  broken: boolean;
  smoke_in_tank: boolean;
  mobility: number;
  fire: number;
  can_move: boolean;
  can_fire: boolean;
  move_cap: number;
  fire_cap: number;
  bog: number;
  track_hits: number;
  immobilised: boolean;
  jammed: boolean;
  sights_damaged: boolean;
  crew: Record<string, Man>;
  apcr_stock: number;
  apcr_loaded: number;
  penetrator: string;
  vp: number;
  medals: number;
  losses: number;
  sight: number;
  hatch_closed: boolean;
  personality?: string;
  peril?: number;
  in_peril?: boolean;
}

export interface Player {
  seat: number;
  side: Side;
  tanks: string[];
  cards: number;
  limit: number;
  hand?: number[];
}

export interface SideScore {
  side: Side;
  vp: number;
  medals: number;
  end_vp: number;
  roads: number;
  exits: number;
  infantry: number;
}

export interface FieldGun {
  gun: string;
  side: Side;
  range: number;
  used: boolean;
}

export interface Modifier {
  reason: string;
  amount: number;
  rule: string;
}

export interface Chances {
  hit: number;
  penetrate: number;
  eliminate: number;
  fire: number;
  crew: number;
  break: number;
  locations?: (Chances & { location: Location; armour: number })[];
}

export interface Shot {
  shooter: string;
  target: string;
  cards: number[];
  accuracy: number;
  modifiers: Modifier[];
  pen: number;
  penetration: Modifier[];
  named: boolean; // two FIRE cards: the location is chosen
  fair: Partial<Chances>;
  seen: Partial<Chances>;
}

export interface Check {
  check: string;
  value: number;
  man?: string;
  fair: number;
  seen: number;
}

export interface Step {
  tank?: string;
  shooter?: string;
  target?: string;
  fire_cards?: number[];
  leadership?: number;
  played?: number[];
  moves?: number[];
  bonus?: number;
  need?: number;
}

export interface DuelView {
  seat: number;
  mission: string;
  round: number;
  phase: string;
  active: string;
  queue: string[];
  players: Player[];
  tanks: Tank[];
  sides: SideScore[];
  deck: number;
  discard: number;
  passes_done: number;
  passes_needed: number;
  final_deck: boolean;
  shuffle_pending: boolean;
  end_pending: boolean;
  table: number[];
  flipped: number[];
  pool: number[];
  guns: FieldGun[];
  options: { radios: boolean; infantry: boolean; at_guns: boolean };
  bot: Side | '';
  over: boolean;
  step: Step;
  winners?: number[];
  reason?: string;
  winner_side?: Side;
  outlook: { shots?: Shot[]; checks?: Check[] };
}

export interface TerrainKit {
  names: Record<string, string>;
  fire_from: number;
  to_hit_vs: number;
  cover?: number;
  conceal?: number;
  hull_down?: number;
  bog?: number;
  mines?: number;
}

export interface BoardKit {
  name: string;
  nation: Side;
  gun: string;
  size: number;
  move: number;
  fire: number[];
  front: Record<Location, number>;
  side: Record<Location, number>;
  hit: Record<Location, number[]>;
  seats: string[];
  tank_vp: number;
  crew_vp: Record<string, number>;
  apcr: boolean;
  smoke: boolean;
  radio: boolean;
}

export interface GunKit {
  name: string;
  calibre: number;
  heavy: boolean;
  to_hit: (number | null)[];
  pen: (number | null)[];
  apcr: number[];
}

export interface MissionKit {
  id: string;
  names: Record<string, string>;
  texts: Record<string, string>;
}

export interface DuelKit {
  cards: Record<string, DuelCard>;
  boards: Record<string, BoardKit>;
  guns: Record<string, GunKit>;
  terrain: Record<string, TerrainKit>;
  personalities: Record<string, Record<string, string>>;
  mission: MissionKit;
}
