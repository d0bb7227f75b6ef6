/** Where things of a view stand on the drawn battlefield, and what a choice is about. Nothing here knows a rule. */

import type { Choice } from '../../table/choices';
import { typedNames, type TableModel } from '../../table/model.svelte';
import { words } from '../../words/words.svelte';
import type {
  DuelKit,
  DuelOutlook,
  DuelView,
  EventName,
  FactName,
  Location,
  Prompt,
  Side,
  TankView,
  Verb,
} from '../../gen/duel.gen';
import type { DuelSpeech } from './speech';

export type * from '../../gen/duel.gen';

export const LOCATIONS: readonly Location[] = ['turret', 'hull', 'track'];

/** What the panel beside the board can show. */
export type PanelName = 'recon' | 'chances' | 'shot' | 'round' | 'mission';

/** The battlefield has a column every 200 m, from 1,000 m behind the centre to 1,000 m beyond it. */
export const STEP = 200;
export const FARTHEST = 1000;
export const COLUMNS = (2 * FARTHEST) / STEP + 1;
/** Up to this distance from the centre the track is printed red. */
export const RED_ZONE = 400;

export const { verbOf, promptOf, eventOf, factsOf, choicesWith } = typedNames<
  Verb,
  Prompt,
  EventName,
  FactName
>();

export function duelView(model: TableModel): DuelView & { outlook: DuelOutlook } {
  return model.view as DuelView & { outlook: DuelOutlook };
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

export function byName(view: DuelView, name: string): TankView | undefined {
  return view.tanks.find((tank) => tank.tank === name);
}

/** The tanks of both sides by lane, the near side's first. */
export function lanesOf(view: DuelView): { near: TankView | undefined; far: TankView | undefined }[] {
  const near = nearSide(view);
  const ours = view.tanks.filter((tank) => tank.side === near);
  const theirs = view.tanks.filter((tank) => tank.side !== near);
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, lane) => ({
    near: ours[lane],
    far: theirs[lane],
  }));
}

/** Where in a choice the card stands that is played, given or paid. */
const CARD_AT: Partial<Record<Verb, number>> = {
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
const TANKS_AT: Partial<Record<Verb, number[]>> = {
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

/** What is done at the price of a card, whatever is printed on it. */
const AT_THE_PRICE = new Set<Verb>(['crew', 'pass', 'clear_transmission', 'stop', 'climb', 'exit', 'radio']);

/** Does nothing on the card tell what it would be used for? */
export function isPriceOnly(choices: Choice[]): boolean {
  return choices.every((choice) => AT_THE_PRICE.has(verbOf(choice)));
}

/** The card of a choice; 0 if it has none. */
export function cardOf(choice: Choice): number {
  const at = CARD_AT[verbOf(choice)];
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
    if (verbOf(choice) === 'clear_transmission') cards.push(Number(choice.args[1]));
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
    for (const at of TANKS_AT[verbOf(choice)] ?? []) {
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

/** `79 %`. An uncertain result is never 0 or 100. */
export function percent(chance: number | undefined): string {
  if (chance === undefined) return '–';
  const format = PERCENT[words.language];
  if (chance > 0 && chance < 0.005) return `<${format.format(0.01)}`;
  if (chance < 1 && chance >= 0.995) return `>${format.format(0.99)}`;
  return format.format(chance);
}

/** A tank is active, and a player leads it. */
export function activeSeat(view: Pick<DuelView, 'active' | 'tanks' | 'over'>): number | null {
  if (view.over) return null;
  const player = view.tanks.find((tank) => tank.tank === view.active)?.player ?? -1;
  return player >= 0 ? player : null;
}

export function winners(view: Pick<DuelView, 'winners'>): number[] {
  return view.winners ?? [];
}
