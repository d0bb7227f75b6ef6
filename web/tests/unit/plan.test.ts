/** What the setup page greys out, and how it reads what the server refuses. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../src/gen/protocol.gen';
import { TableDraft } from '../../src/lobby/draft.svelte';
import { hindrance, limits, type Mission, partsOf, type Plan } from '../../src/lobby/plan';
import { troubleOf } from '../../src/lobby/problems';
import { quickGame } from '../../src/lobby/presets';
import { Problem } from '../../src/net/api';
import { words } from '../../src/words/words.svelte';

function infoOf(
  game: string,
  fewest: number,
  most: number,
  usual: Record<string, boolean | number | string>,
): GameInfo {
  const options = Object.entries(usual).map(([key, value]) => ({
    key,
    kind: typeof value === 'boolean' ? 'flag' : typeof value === 'number' ? 'number' : 'choice',
    default: value,
    rule: 'R1',
    low: 0,
    high: 4,
    choices: [],
  }));
  return { game, rules_version: 1, fewest, most, usual: 2, levels: [], options };
}

const RUSH = infoOf('rush', 2, 5, {
  team_game: false,
  teams: 'auto',
  interactive_combat: false,
  starting_player: -1,
});
const BATTLEGROUNDS = infoOf('battlegrounds', 1, 4, {
  variant: 'battle',
  draft: false,
  starting_player: 0,
  solo_choose_cards: false,
});
const DUEL = infoOf('duel', 1, 8, {
  mission: 'M1',
  bot: 'mission',
  difficulty: 'normal',
  extra_tanks: false,
  soviet_players: 0,
});

const tank = (extra = false) => ({ board: 't34_43', quality: 'veteran', extra });
const MISSION: Mission = {
  id: 'M1',
  names: {},
  texts: {},
  solo_only: false,
  bot: 'either',
  tanks: { soviet: [tank(), tank(), tank(true)], german: [tank(), tank()] },
};

function planOf(info: GameInfo, seats: number, options: Plan['options'] = {}): Plan {
  return { info, seats, options, mission: info.game === 'duel' ? MISSION : null };
}

describe('a plan', () => {
  it('knows how many can play', () => {
    expect(limits(planOf(RUSH, 2))).toEqual([2, 5]);
    expect(limits(planOf(RUSH, 4, { team_game: true }))).toEqual([3, 5]);
    expect(limits(planOf(BATTLEGROUNDS, 2))).toEqual([2, 4]);
    expect(limits(planOf(BATTLEGROUNDS, 1, { variant: 'solo' }))).toEqual([1, 1]);
    expect(limits(planOf(BATTLEGROUNDS, 4, { variant: 'teams' }))).toEqual([4, 4]);
    expect(limits(planOf(DUEL, 2))).toEqual([1, 4]);
    expect(limits(planOf(DUEL, 2, { extra_tanks: true }))).toEqual([1, 5]);
    expect(limits(planOf(DUEL, 1, { bot: 'german', extra_tanks: true }))).toEqual([1, 3]);
    expect(limits(planOf(DUEL, 2, { bot: 'none' }))).toEqual([2, 4]);
  });

  it('says what cannot be chosen', () => {
    expect(hindrance(planOf(RUSH, 3), 'teams')).toBe('team-game');
    expect(hindrance(planOf(RUSH, 3, { team_game: true }), 'teams', 'XYXY')).toBe('other-seats');
    expect(hindrance(planOf(RUSH, 3, { team_game: true }), 'teams', 'XXY')).toBe('');
    expect(hindrance(planOf(BATTLEGROUNDS, 2, { variant: 'family' }), 'draft')).toBe('battle-or-teams');
    expect(hindrance(planOf(DUEL, 2), 'difficulty')).toBe('tankbot');
    expect(hindrance(planOf(DUEL, 1), 'difficulty')).toBe('');
  });

  it('shows sides and teams', () => {
    expect(partsOf(planOf(RUSH, 3))).toEqual([]);
    expect(partsOf(planOf(RUSH, 3, { team_game: true }))).toEqual(['team-a', 'team-b', 'team-a']);
    expect(partsOf(planOf(DUEL, 3))).toEqual(['soviet', 'german', 'soviet']);
    expect(partsOf(planOf(DUEL, 2, { bot: 'soviet' }))).toEqual(['german', 'german']);
  });
});

describe('a draft', () => {
  it('begins with the quick game', () => {
    const draft = new TableDraft(RUSH, []);
    expect(draft.is(quickGame('rush'))).toBe(true);
    expect(draft.table()).toMatchObject({ game: 'rush', options: {}, public: false, undo: 'ask' });
  });

  it('brings or sends away players with a choice that needs it', () => {
    const draft = new TableDraft(BATTLEGROUNDS, []);
    draft.choose('variant', 'teams');
    expect(draft.seats).toHaveLength(4);
    draft.choose('variant', 'solo');
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['me']);
    draft.choose('variant', 'battle');
    expect(draft.seats).toHaveLength(2);
  });

  it('sends nothing that cannot be', () => {
    const draft = new TableDraft(BATTLEGROUNDS, []);
    draft.choose('draft', true);
    draft.choose('starting_player', 1);
    expect(draft.table().options).toEqual({ draft: true, starting_player: 1 });
    draft.choose('variant', 'solo');
    expect(draft.table().options).toEqual({ variant: 'solo' });
  });

  it('moves and removes seats', () => {
    const draft = new TableDraft(RUSH, []);
    draft.choose('starting_player', 2);
    draft.moveSeat(1, -1);
    expect(draft.seats.map((seat) => seat.kind)).toEqual(['bot', 'me', 'bot']);
    draft.removeSeat(2);
    expect(draft.table().options).toEqual({});
  });
});

describe('trouble', () => {
  beforeAll(() => words.read('web-lobby'));

  it.each([
    ['rush is for 2 to 5 players, not 6', 'seats'],
    ['option team_game is for 3 to 5 players (V8.1)', 'team_game'],
    ['variant teams is for 4 players, not 3 (R15.1)', 'variant'],
    ['mission M7 has no part for Tankbot (19.1(1))', 'bot'],
    ['one player alone needs Tankbot, and mission M7 has no part for it', 'seats'],
    ['mission M1 against Tankbot is for 1 to 2 players, not 3', 'seats'],
    ['mission M1 is for 2 to 4 players, not 5', 'seats'],
    ['mission M1 gives nobody an anti-tank gun (17.1(1))', 'at_guns'],
    ['option max_rounds is a number from 0 to 10000, not -5', 'max_rounds'],
  ])('“%s” belongs to %s', (message, at) => {
    const trouble = troubleOf(new Problem('malformed', message));
    expect(trouble.at).toBe(at);
    expect(trouble.text).not.toMatch(/^problem-/);
  });

  it('has words for codes that are not known', () => {
    expect(troubleOf(new Problem('too_many', '')).text).toMatch(/wait/);
    expect(troubleOf(new Problem('quite_new', '')).text).not.toMatch(/^problem-/);
  });
});
