/** The form of Duel's views, kits and outlooks (`games/duel/view.py`, `printed.py`, `outlook.py`) and where things
 * stand on the drawn battlefield. Pure functions: nothing here knows a rule. */

import type { Choice } from '../../table/choices';
import type { TableModel } from '../../table/model.svelte';
import type { DuelCard, DuelSpeech } from '../../words/duel';
import { words } from '../../words/words.svelte';

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

/** What the panel beside the board can show. */
export type PanelName = 'recon' | 'chances' | 'shot' | 'round' | 'mission';

/** The battlefield has a column every 200 m, from 1,000 m behind the centre to 1,000 m beyond it. */
export const STEP = 200;
export const FARTHEST = 1000;
export const COLUMNS = (2 * FARTHEST) / STEP + 1;
/** Up to this distance from the centre the track is printed red. */
export const RED_ZONE = 400;

export function duelView(model: TableModel): DuelView {
  return model.view as DuelView;
}

export function duelKit(model: TableModel): DuelKit {
  return model.kit as DuelKit;
}

export function duelSpeech(model: TableModel): DuelSpeech {
  return model.speech as DuelSpeech;
}

/** Which side stands on the left: the viewer's own, for spectators the Soviets. */
export function nearSide(view: DuelView): Side {
  return view.players.find((player) => player.seat === view.seat)?.side ?? 'soviet';
}

/** The column, 0 to 10 from the left. A range counts from the centre, positive in the tank's own half. */
export function columnOf(range: number, isNear: boolean): number {
  return (FARTHEST + (isNear ? -range : range)) / STEP;
}

/** The range that a column means for a tank of this side. */
export function rangeOf(column: number, isNear: boolean): number {
  const beyond = column * STEP - FARTHEST;
  return isNear ? 0 - beyond : beyond;
}

export function distance(one: { range: number }, other: { range: number }): number {
  return Math.abs(one.range + other.range);
}

export function byName(view: DuelView, name: string): Tank | undefined {
  return view.tanks.find((tank) => tank.tank === name);
}

/** The tanks of both sides by lane, the near side's first. */
export function lanesOf(view: DuelView): { near: Tank | undefined; far: Tank | undefined }[] {
  const near = nearSide(view);
  const ours = view.tanks.filter((tank) => tank.side === near);
  const theirs = view.tanks.filter((tank) => tank.side !== near);
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, lane) => ({
    near: ours[lane],
    far: theirs[lane],
  }));
}

/** Where in a choice the card stands that is played, given or paid. */
const CARD_AT: Record<string, number> = {
  initiative: 1,
  spend: 0,
  move: 0,
  flank: 0,
  unflank: 0,
  fire: 0,
  terrain: 0,
  smoke: 0,
  leadership: 0,
  crew: 0,
  pass: 0,
  clear_transmission: 0,
  tactics: 0,
  order: 0,
  take_card: 0,
  terrain_on: 0,
  stop: 0,
  climb: 0,
  exit: 0,
  inf_advance: 0,
  inf_assault: 0,
  radio: 0,
  ammo_discard: 0,
  discard: 0,
};

/** Where in a choice the tanks stand that it is about. */
const TANKS_AT: Record<string, number[]> = {
  flank: [1],
  unflank: [1],
  trail_remove: [0],
  take_back: [0],
  target: [0],
  spot: [0],
  rally: [0],
  terrain_on: [1],
  at_gun_fire: [1],
  inf_assault: [1],
  radio: [1, 2],
};

/** The card of a choice; 0 if it has none. */
export function cardOf(choice: Choice): number {
  const at = CARD_AT[choice.verb];
  return at === undefined ? 0 : Number(choice.args[at]);
}

export function isAboutTank(choice: Choice): boolean {
  return choice.verb in TANKS_AT;
}

/** Choices by the card that they are made with. Clearing the transmission takes two. */
export function byCard(choices: Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of choices) {
    const cards = [cardOf(choice)];
    if (choice.verb === 'clear_transmission') cards.push(Number(choice.args[1]));
    for (const card of cards) {
      if (card > 0) found.set(card, [...(found.get(card) ?? []), choice]);
    }
  }
  return found;
}

/** Choices by the tank on the battlefield that they are about. */
export function byTank(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const at of TANKS_AT[choice.verb] ?? []) {
      const name = choice.args[at]!;
      found.set(name, [...(found.get(name) ?? []), choice]);
    }
  }
  return found;
}

const PERCENT = {
  en: new Intl.NumberFormat('en', { style: 'percent' }),
  cs: new Intl.NumberFormat('cs', { style: 'percent' }),
};

/** `79 %`; never 0 or 100 for what is not certain. */
export function percent(chance: number | undefined): string {
  if (chance === undefined) return '–';
  const format = PERCENT[words.language];
  if (chance > 0 && chance < 0.005) return `<${format.format(0.01)}`;
  if (chance < 1 && chance >= 0.995) return `>${format.format(0.99)}`;
  return format.format(chance);
}
