/** A person plays whole games against bots by clicking what is lit up. */

import { Dice, expect, openTable, play, test, type Wanted } from './harness';

const ALL_VARIANTS = {
  extended_shop: true,
  weak_hand_compensation: true,
  interactive_combat: true,
  defended_bases_bonus: true,
  medal_sets: true,
  single_reshuffle: true,
  recruitment_alternative: true,
};

const GAMES: Record<string, Wanted> = {
  'Rush, basic rules': { game: 'rush', seats: ['me', 'recruit'] },
  'Rush, all variants': { game: 'rush', seats: ['me', 'recruit', 'recruit'], options: ALL_VARIANTS },
  'Rush, teams': {
    game: 'rush',
    seats: ['me', 'recruit', 'recruit', 'recruit'],
    options: { team_game: true },
  },
  'Battlegrounds, battle with draft': {
    game: 'battlegrounds',
    seats: ['me', 'recruit'],
    options: { draft: true },
  },
  'Battlegrounds, teams': {
    game: 'battlegrounds',
    seats: ['me', 'recruit', 'recruit', 'recruit'],
    options: { variant: 'teams' },
  },
  'Battlegrounds, family': {
    game: 'battlegrounds',
    seats: ['me', 'recruit'],
    options: { variant: 'family' },
  },
  'Battlegrounds, solo': { game: 'battlegrounds', seats: ['me'], options: { variant: 'solo' } },
  'Duel, first battle': { game: 'duel', seats: ['me', 'recruit'] },
  'Duel, alone against Tankbot': { game: 'duel', seats: ['me'], options: { mission: 'M8' } },
};

for (const [name, wanted] of Object.entries(GAMES)) {
  test(name, async ({ page }) => {
    const { table } = await openTable(page, wanted);
    const course = await play(page, new Dice(7));
    const info = await (await page.request.get(`/api/tables/${table}`)).json();
    expect(info.status).toBe('finished');
    expect(course.unlit, 'questions with nothing lit up').toEqual([]);
    expect(course.missed, 'questions with something lit up that cannot be clicked').toEqual([]);
    const result = page.locator('dialog[open]');
    await expect(result.getByRole('heading').first()).not.toBeEmpty();
    await expect(result.locator('a[href^="/replay/"]')).toBeVisible();
    console.log(`${name}: ${course.clicks} clicks`);
  });
}
