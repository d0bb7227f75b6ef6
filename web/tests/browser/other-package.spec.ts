/** Hedgerow, which another package brings (examples/hedgerow): from the lobby to the end, on the generic table. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookWithAxe } from './axe';
import { Dice, expect, makeTable, openTable, play, test as base } from './harness';
import { Server } from './server';

const ROOT = join(import.meta.dirname, '..', '..', '..');

const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tankodrom-site-'));
      const site = spawnSync(join(ROOT, '.venv', 'bin', 'python'), [
        join(ROOT, 'tests', 'examples', 'site.py'),
        'hedgerow',
        join(folder, 'site'),
      ]);
      expect(site.status, String(site.stderr)).toBe(0);
      const server = new Server({ PYTHONPATH: String(site.stdout).trim(), TANKODROM_INTERPRETED: '1' });
      await server.start();
      await use(server);
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('a game of another package has a tile, a set-up form and a rule book', async ({ page }) => {
  await page.goto('/');
  const tile = page.getByRole('article').filter({ hasText: 'Hedgerow' });
  await expect(tile).toContainText('Tanks wait unseen behind hedges.');
  await expect(tile).toContainText('2–4 players');
  await page.screenshot({ path: 'test-results/hedgerow-lobby.png' });
  await tile.locator('a[href="/rules/hedgerow"]').click();
  await expect(page.locator('main')).toContainText('The tank with the smaller number is lost.');
  await page.goto('/new/hedgerow');
  await expect(page.getByLabel('Rounds')).toHaveValue('12');
  await expect(page.getByRole('button', { name: 'The usual game' })).toBeVisible();
  await page.screenshot({ path: 'test-results/hedgerow-setup.png' });
});

test('it is played on the generic table', async ({ page }) => {
  await openTable(page, { game: 'hedgerow', seats: ['me', 'search'], options: { rounds: 4 } });
  const mine = page.getByRole('region', { name: 'Petra' });
  await expect(mine).toContainText('heavy tank 6');
  await expect(page.locator('section.bar .prompt')).toContainText('What do you do?');

  // A choice by the things that it names.
  await mine.getByRole('button', { name: 'heavy tank 6' }).click();
  await page.getByRole('menuitem', { name: 'Place heavy tank 6 behind hedge B' }).click();
  await expect(page.getByText('You place heavy tank 6 behind hedge B.').first()).toBeVisible();

  // Why not?
  await expect(page.locator('section.bar .prompt')).toContainText('What do you do?');
  await page.getByText('Why not?', { exact: true }).click();
  await page.getByLabel('Action', { exact: true }).selectOption('place');
  await page.getByLabel('tank', { exact: true }).selectOption('T6');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You do not have heavy tank 6 in hand.');
  await page.screenshot({ path: 'test-results/hedgerow-table.png' });
  await page.getByLabel('tank', { exact: true }).selectOption('T5');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This is possible now.');

  const course = await play(page, new Dice(7));
  expect(course.unlit, 'questions with nothing lit up').toEqual([]);
  expect(course.missed, 'questions with something lit up that cannot be clicked').toEqual([]);
  await expect(page.getByRole('dialog')).toContainText('won');
  await page.screenshot({ path: 'test-results/hedgerow-end.png' });
});

test('a thing that is not lit tells why by itself', async ({ page }) => {
  await page.goto('/');
  const { table } = await makeTable(page, { game: 'hedgerow', seats: ['me', 'me'] });
  await page.goto(`/t/${table}`);
  const over = page.getByTestId('hand-over').getByRole('button');
  await over.click();
  await page.getByRole('button', { name: 'heavy tank 6' }).click();
  await page.getByRole('menuitem', { name: 'Place heavy tank 6 behind hedge B' }).click();
  await over.click();
  // The other player can scout hedge B; behind the two others is no tank.
  await page.locator('.game [role="button"][aria-disabled="true"]').first().click({ force: true });
  await expect(page.getByRole('alert')).toContainText('There is no tank behind');
});

test('it is played with the keyboard, and axe finds nothing serious', async ({ page }) => {
  await openTable(page, { game: 'hedgerow', seats: ['me', 'random', 'random', 'random'] });
  const tank = page.getByRole('region', { name: 'Petra' }).getByRole('button', { name: 'light tank 3' });
  await tank.focus();
  await page.keyboard.press('Enter');
  const menu = (await page.getByRole('menu').boundingBox())!;
  const box = (await tank.boundingBox())!;
  expect(Math.abs(menu.x - box.x) + Math.abs(menu.y - box.y), 'the menu opens at the thing').toBeLessThan(
    300,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('You place light tank 3 behind hedge A.').first()).toBeVisible();

  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  await page.getByText('Why not?', { exact: true }).click();
  await page.getByLabel('Action', { exact: true }).selectOption('scout');
  await expect(page.getByLabel('seat', { exact: true }).locator('option')).toHaveCount(4);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await lookWithAxe(page);
});

test('a Czech player reads it in Czech', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'cs'));
  await openTable(page, { game: 'hedgerow', seats: ['me', 'random'] });
  await expect(page.getByRole('region', { name: 'Petra' })).toContainText('těžký tank 6');
  await expect(page.getByRole('heading', { name: 'Remízek' })).toBeVisible();
});
