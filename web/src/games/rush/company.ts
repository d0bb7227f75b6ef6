/** Who owns how much of what: public knowledge, since every card that enters a company is seen by all.
 *
 * An own company is counted from the view; others' are not in it, so they are counted from what happened. */

import type { Told } from '../../gen/protocol.gen';
import { isWhole, undoneNumbers } from '../../table/log';
import { CAPTURED_BASE, medalPoints, NATIONS, type Nation, type Printed, type RushView } from './types';

const REAR_CARDS = ['E', 'E', 'E', 'E', 'RC', 'VO'];
const TYPE_OF: Record<string, string> = {
  light_tanks: 'light_tank',
  medium_tanks: 'medium_tank',
  artillery: 'spg',
  heavy_tanks: 'heavy_tank',
  support_units: 'support_unit',
};
const NATION_OF: Record<string, Nation> = {
  soviet_medals: 'ussr',
  german_medals: 'germany',
  american_medals: 'usa',
  french_medals: 'france',
};

export type Company = string[]; // codes of cards

/** The companies after these events, which must be all since the beginning. */
export function companiesAfter(events: Told[], seats: number): Company[] {
  const companies: Company[] = Array.from({ length: seats }, () => [...REAR_CARDS]);
  const remove = (seat: number, code: string) => {
    const at = companies[seat]!.indexOf(code);
    if (at >= 0) companies[seat]!.splice(at, 1);
  };
  const undone = undoneNumbers(events);
  for (const { event, facts, number, table } of events) {
    if (table || undone.has(number)) continue;
    if (event === 'bought' || event === 'took' || event === 'medal') companies[facts.seat]!.push(facts.card);
    else if (event === 'base_destroyed') companies[facts.seat]!.push(CAPTURED_BASE);
    else if (event === 'scrapped') remove(facts.seat, facts.card);
    else if (event === 'guarded' && facts.owner !== facts.seat) {
      remove(facts.seat, facts.card);
      companies[facts.owner]!.push(facts.card);
    }
  }
  return companies;
}

/** The companies as far as this view and these events tell them; null where something is missing. `heard`: the number
 * of the last event that there must be. */
export function knownCompanies(view: RushView, events: Told[], heard: number): (Company | null)[] {
  const last = Math.max(heard, events.at(-1)?.number ?? 0);
  const told = isWhole(events, last) ? companiesAfter(events, view.seats) : null;
  return view.players.map((player) => {
    if (!player.hand || !player.garage || !player.store || !player.kept) return told?.[player.seat] ?? null;
    const guards = player.bases.flatMap((base) => (base?.guard ? [base.guard] : []));
    return [
      ...player.hand,
      ...player.garage,
      ...player.store,
      ...player.kept,
      ...guards,
      ...laidOut(view, player.seat),
    ];
  });
}

/** Cards that somebody is just playing lie in no zone of theirs. */
function laidOut(view: RushView, seat: number): string[] {
  const support = view.step.support ?? [];
  const own = support.filter((each) => each.seat === seat).map((each) => each.card);
  if (view.active !== seat) return own;
  const rest = [...view.table];
  for (const { card } of support) rest.splice(rest.indexOf(card), 1);
  return [...own, ...rest];
}

/** How well a company does for an achievement. */
export function countFor(achievement: string, company: Company, cards: Record<string, Printed>): number {
  const type = TYPE_OF[achievement];
  if (type) return company.filter((code) => cards[code]?.type === type).length;
  const nation = NATION_OF[achievement];
  if (nation) return pointsOf(company, cards, nation);
  if (achievement === 'destroyed_bases') return company.filter((code) => code === CAPTURED_BASE).length;
  if (achievement === 'double_medals') return company.filter((code) => medalPoints(code) === 2).length;
  return company.length;
}

export function pointsOf(
  company: Company,
  cards: Record<string, Printed>,
  nation: Nation | null = null,
): number {
  return company
    .filter((code) => nation === null || cards[code]?.nation === nation)
    .reduce((sum, code) => sum + medalPoints(code), 0);
}

export interface Standing {
  achievement: string;
  counts: (number | null)[]; // by side
  leader: number; // the side that alone has most, or -1
}

export interface Side {
  seats: number[];
  company: Company | null;
}

/** Teams pool their companies. */
export function sidesOf(view: RushView, companies: (Company | null)[]): Side[] {
  const sides = new Map<number, Side>();
  for (const { seat } of view.players) {
    const team = view.teams?.[seat] ?? seat;
    const company = companies[seat] ?? null;
    const side = sides.get(team);
    if (!side) sides.set(team, { seats: [seat], company });
    else {
      side.seats.push(seat);
      side.company = side.company && company ? [...side.company, ...company] : null;
    }
  }
  return [...sides.values()];
}

export function standings(view: RushView, sides: Side[], cards: Record<string, Printed>): Standing[] {
  return view.achievements.map((achievement) => {
    const counts = sides.map((side) => (side.company ? countFor(achievement, side.company, cards) : null));
    const known = counts.filter((count) => count !== null);
    const best = Math.max(...known, 0);
    const alone = known.length === sides.length && known.filter((count) => count === best).length === 1;
    return { achievement, counts, leader: alone ? counts.indexOf(best) : -1 };
  });
}

export interface Score {
  medals: number;
  bases: number; // how many it destroyed
  sets: number;
  achievements: number; // how many it leads
  total: number;
}

const PER_BASE = 3;
const PER_ACHIEVEMENT = 5;

/** The parts of a score in points. */
export const SCORE_POINTS = {
  medals: (score: Score) => score.medals,
  bases: (score: Score) => PER_BASE * score.bases,
  sets: (score: Score) => score.sets,
  achievements: (score: Score) => PER_ACHIEVEMENT * score.achievements,
};

/** What a side would score if the game ended now. */
export function scoreNow(
  view: RushView,
  side: Side,
  at: number,
  all: Standing[],
  cards: Record<string, Printed>,
): Score | null {
  if (!side.company) return null;
  const medals = pointsOf(side.company, cards);
  const bases = countFor('destroyed_bases', side.company, cards);
  const achievements = all.filter((standing) => standing.leader === at).length;
  const byNation = NATIONS.map((nation) => pointsOf(side.company!, cards, nation)).sort(
    (one, two) => two - one,
  );
  const sets = view.options.medal_sets ? byNation[1]! + byNation[2]! + 2 * byNation[3]! : 0;
  return {
    medals,
    bases,
    sets,
    achievements,
    total: medals + PER_BASE * bases + sets + PER_ACHIEVEMENT * achievements,
  };
}
