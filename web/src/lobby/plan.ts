/**
 * Which options go together, as far as a page needs to know it to grey out what cannot be.
 *
 * The server is the judge: what is missing here, or wrong, is refused there with a reason (`problems.ts`).
 */

import type { GameInfo } from '../gen/protocol.gen';
import type { Options } from './presets';

export type Side = 'soviet' | 'german';
export const SIDES: readonly Side[] = ['soviet', 'german'];

/** A mission of Duel as `/api/games/duel/kit` prints it. */
export interface Mission {
  id: string;
  names: Record<string, string>;
  texts: Record<string, string>;
  solo_only: boolean;
  /** Which side Tankbot may lead: '', 'soviet', 'german' or 'either'. Not every server says it. */
  bot?: string;
  tanks: Record<Side, { board: string; quality: string; extra: boolean }[]>;
}

export interface Plan {
  info: GameInfo;
  seats: number;
  options: Options;
  mission: Mission | null;
}

export function valueOf(plan: Plan, key: string): boolean | number | string {
  return plan.options[key] ?? plan.info.options.find((option) => option.key === key)?.default ?? false;
}

/** Does Tankbot lead a side? */
export function hasTankbot(plan: Plan): boolean {
  if (!plan.mission) return false;
  const chosen = valueOf(plan, 'bot');
  if (chosen !== 'mission') return chosen !== 'none';
  return plan.mission.solo_only || (plan.seats === 1 && plan.mission.bot !== '');
}

export function tanksOf(plan: Plan, side: Side): Mission['tanks'][Side] {
  const extra = valueOf(plan, 'extra_tanks') === true;
  return plan.mission?.tanks[side].filter((tank) => extra || !tank.extra) ?? [];
}

/** The fewest and the most players with these options. */
export function limits(plan: Plan): [fewest: number, most: number] {
  const { fewest, most } = plan.info;
  if (plan.info.game === 'battlegrounds') {
    const variant = valueOf(plan, 'variant');
    if (variant === 'solo') return [1, 1];
    return variant === 'teams' ? [4, 4] : [2, most];
  }
  if (plan.info.game === 'rush' && valueOf(plan, 'team_game') === true) return [3, most];
  if (plan.mission) {
    const tanks = SIDES.map((side) => tanksOf(plan, side).length);
    const chosen = valueOf(plan, 'bot');
    if (chosen === 'soviet') return [1, tanks[1]!];
    if (chosen === 'german') return [1, tanks[0]!];
    const alone = chosen === 'mission' && plan.mission.bot !== '';
    if (plan.mission.solo_only) return [1, Math.min(...tanks)];
    return [alone ? 1 : 2, tanks[0]! + tanks[1]!];
  }
  return [fewest, most];
}

/** Why an option, or one of its values, cannot be chosen now: the end of a key `setup-needs-…`, or ''. */
export function hindrance(plan: Plan, key: string, value?: string): string {
  const rule = HINDRANCES[plan.info.game]?.[key];
  return rule ? rule(plan, value) : '';
}

type Hindrance = (plan: Plan, value?: string) => string;

const HINDRANCES: Record<string, Record<string, Hindrance>> = {
  rush: {
    teams: (plan, value) => {
      if (valueOf(plan, 'team_game') !== true) return 'team-game';
      return value === undefined || value === 'auto' || value.length === plan.seats ? '' : 'other-seats';
    },
    interactive_combat: (plan) => (valueOf(plan, 'team_game') === true ? 'in-team-game' : ''),
  },
  battlegrounds: {
    draft: (plan) => (['family', 'solo'].includes(String(valueOf(plan, 'variant'))) ? 'battle-or-teams' : ''),
    solo_choose_cards: (plan) => (valueOf(plan, 'variant') === 'solo' ? '' : 'solo'),
    starting_player: (plan) => (plan.seats === 1 ? 'more-players' : ''),
  },
  duel: {
    extra_tanks: (plan) =>
      SIDES.some((side) => plan.mission?.tanks[side].some((tank) => tank.extra)) ? '' : 'mission-has-none',
    bot: (plan, value) => {
      const part = plan.mission?.bot;
      if (value === 'none') return plan.mission?.solo_only ? 'tankbot' : '';
      if (value !== 'soviet' && value !== 'german') return '';
      return part === undefined || part === 'either' || part === value ? '' : 'mission-has-none';
    },
    difficulty: (plan) => (hasTankbot(plan) ? '' : 'tankbot'),
    soviet_players: (plan) => (hasTankbot(plan) || plan.seats < 3 ? 'three-on-two-sides' : ''),
  },
};

/** Which side or team each seat will have, to be shown beside it; empty where there are none or it is not known. */
export function partsOf(plan: Plan): string[] {
  if (plan.info.game === 'rush' && valueOf(plan, 'team_game') === true) {
    const chosen = String(valueOf(plan, 'teams'));
    const seating = chosen === 'auto' ? (USUAL_SEATING[plan.seats] ?? '') : chosen;
    return [...seating].map((letter) => (letter === 'X' ? 'team-a' : 'team-b'));
  }
  if (plan.info.game === 'battlegrounds' && valueOf(plan, 'variant') === 'teams') {
    return ['team-a', 'team-b', 'team-a', 'team-b'];
  }
  return plan.mission ? sidesOf(plan) : [];
}

const USUAL_SEATING: Record<number, string> = { 3: 'XYX', 4: 'XYXY', 5: 'XYXYX' };

/** The sides sit alternately while both have players left, the Soviets first. */
function sidesOf(plan: Plan): Side[] {
  if (hasTankbot(plan)) {
    const chosen = valueOf(plan, 'bot');
    const bot =
      chosen === 'mission' ? (plan.mission?.bot === 'either' ? 'german' : plan.mission?.bot) : chosen;
    if (bot !== 'soviet' && bot !== 'german') return [];
    return Array<Side>(plan.seats).fill(bot === 'soviet' ? 'german' : 'soviet');
  }
  const tanks = SIDES.map((side) => tanksOf(plan, side).length);
  const even = Math.max(plan.seats - tanks[1]!, Math.min(tanks[0]!, Math.ceil(plan.seats / 2)));
  const soviets = Number(valueOf(plan, 'soviet_players')) || even;
  const left = [soviets, plan.seats - soviets];
  const sides: Side[] = [];
  for (let turn = 0; sides.length < plan.seats; turn = 1 - turn) {
    if (left[turn]! <= 0) turn = 1 - turn;
    sides.push(SIDES[turn]!);
    left[turn]!--;
  }
  return sides;
}
