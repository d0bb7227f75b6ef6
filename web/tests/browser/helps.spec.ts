/** Undo, hint, why not, replay, languages, themes, hot-seat, and the way from the lobby to a game. */

import type { Page } from '@playwright/test';
import type { BattlegroundsView } from '../../src/gen/battlegrounds.gen';
import type { Picture } from '../../src/gen/protocol.gen';
import { clickSomething, Dice, expect, makeTable, openTable, play, test } from './harness';

async function question(page: Page): Promise<string | null> {
  return page.locator('section.bar').getAttribute('data-question');
}

/** The first of two seats that the server asks now. */
async function seatAsked(page: Page, table: string): Promise<number> {
  const first = await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
  return first.question ? 0 : 1;
}

test('two clicks from the lobby to a running game', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /against bots/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/t\/[0-9a-f]{32}$/);
  await expect(page.locator('section.bar')).toBeVisible();
  await expect(page.locator('.game')).toBeVisible();
});

test('a move is taken back', async ({ page }) => {
  const { table } = await openTable(page, {
    game: 'rush',
    seats: ['me', 'recruit'],
    options: { starting_player: 0 },
  });
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const before = await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
  await page.locator('.game [data-live]').first().click();
  const item = page.locator('[role="menuitem"]').first();
  if (await item.isVisible()) await item.click();
  await expect.poll(() => question(page)).not.toBe(String(before.question.number));
  await page.keyboard.press('u');
  await expect
    .poll(async () => (await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json()).view)
    .toEqual(before.view);
});

test('the log leads back to a point in the game', async ({ page }) => {
  const { table } = await openTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  const look = async () => (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
  const dice = new Dice(2);
  await play(page, dice, 12); // more than a turn: cards put away one after the other are one line
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const line = page.locator('.log li').first();
  await expect(line.locator('.back')).toHaveCount(0); // drawn for who is here only
  const before = (await look()).number;
  await line.hover();
  await line.locator('.back button').click();
  await expect.poll(async () => (await look()).number).toBeGreaterThan(before); // an event, not an erasure
  await expect(page.locator('.log li.undone').first()).toBeVisible();
});

test('a hint is asked for and played', async ({ page }) => {
  const { table } = await openTable(page, { game: 'battlegrounds', seats: ['me', 'recruit'] });
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  // Who thinks about hints comes a little later than the server itself.
  await expect
    .poll(async () => (await page.request.get(`/api/tables/${table}/hint?seat=0&seconds=0.1`)).status())
    .toBe(200);
  await page.keyboard.press('h');
  const best = page.locator('.hint [data-best]');
  await expect(best).toBeVisible({ timeout: 30_000 });
  await expect(best.locator('span').first()).not.toBeEmpty();
  const before = await question(page);
  await best.click();
  await expect.poll(() => question(page)).not.toBe(before);
});

test('what is not possible says why, and the rule opens', async ({ page }) => {
  await openTable(page, { game: 'rush', seats: ['me', 'recruit'], options: { starting_player: 0 } });
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const dark = page.locator('.game [role="button"][aria-disabled="true"]').first();
  await dark.click({ force: true }); // it is told to be disabled, and is meant to be tapped
  const why = page.locator('.why');
  await expect(why).toBeVisible();
  await expect(why.locator('p')).not.toBeEmpty();
  await why.locator('.rule').click();
  await expect(page.getByRole('tabpanel')).toContainText(/R\d/);
});

test('an enemy tank that cannot be shot at says why', async ({ page }) => {
  const { table } = await openTable(page, { game: 'battlegrounds', seats: ['me', 'recruit'] });
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const look = async (): Promise<Picture> =>
    (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
  const dice = new Dice(4);
  await expect(async () => {
    const { question } = await look();
    if (question && question.prompt !== 'main') await clickSomething(page, dice);
    expect(question?.prompt).toBe('main');
  }).toPass();
  const view = (await look()).view as BattlegroundsView;
  const enemy = view.figures.find((each) => each.owner !== 0 && each.square);
  await page.locator(`.game [data-square="${enemy?.square}"]`).click({ force: true });
  await expect(page.locator('.why .rule')).toContainText(/R\d/);
});

test('the language changes without losing anything', async ({ page }) => {
  await openTable(page, { game: 'duel', seats: ['me', 'recruit'] });
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const english = await page.locator('section.bar .prompt').innerText();
  await page.evaluate(() => localStorage.setItem('language', 'cs'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  await expect(page.locator('section.bar[data-question] .prompt')).not.toHaveText(english);
  await page.goto('/');
  await page
    .getByRole('button', { name: 'EN', exact: true })
    .or(page.getByText('EN', { exact: true }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a finished game is looked at again, and its file opened', async ({ page }) => {
  const { table } = await openTable(page, {
    game: 'battlegrounds',
    seats: ['me'],
    options: { variant: 'solo' },
  });
  await play(page, new Dice(9));
  await page.goto(`/replay/${table}`);
  const bar = page.locator('section.bar');
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'One move on' }).click();
  await expect(bar.locator('.at')).toHaveText(/^Move 1 of/);
  await bar.getByRole('button', { name: 'To the end' }).click();
  await expect(page).toHaveURL(/step=[1-9]/);
  await page.getByRole('combobox').selectOption('0');
  await expect(page).toHaveURL(/seat=0/);
  await bar.getByRole('button', { name: 'To the beginning' }).click();
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(bar.locator('.at')).toHaveText(/^Move [1-9]/);
  const file = await page.request.get(`/api/tables/${table}/file`);
  await page.goto('/');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: await file.body(),
  });
  await expect(page).toHaveURL(new RegExp(`/replay/${table}`));
});

test('two share one device and hand it over', async ({ page }) => {
  await page.goto('/');
  const { table } = await makeTable(page, { game: 'rush', seats: ['me', 'me'] });
  await page.goto(`/t/${table}`);
  const dice = new Dice(2);
  const over = page.getByTestId('hand-over');
  const game = page.locator('.game');
  const taken: number[] = [];
  while (taken.length < 3) {
    await expect(over.or(game)).toBeVisible();
    if (await over.isVisible()) {
      expect(await game.count(), 'nothing of the table is to be seen').toBe(0);
      expect(await page.locator('[data-card]').count(), 'no card either').toBe(0);
      await over.getByRole('button').click();
      await expect(page.locator('section.bar[data-question]')).toBeVisible();
      taken.push(await seatAsked(page, table));
    } else if (!(await clickSomething(page, dice))) await page.waitForTimeout(40);
  }
  expect(taken[1], 'the device goes to the other one').not.toBe(taken[0]);
  expect(taken[2]).toBe(taken[0]);
});
