/** axe finds nothing serious on any page, dark and light. */

import { lookWithAxe } from './axe';
import { Dice, expect, makeTable, openTable, play, test } from './harness';

const ADDRESSES = [
  '/',
  '/new/rush',
  '/new/battlegrounds',
  '/new/duel',
  '/rules/rush',
  '/rules/battlegrounds',
  '/rules/duel',
  '/gallery',
];
for (const address of ADDRESSES) {
  test(`axe: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await lookWithAxe(page);
  });
}

const TABLES = {
  rush: { game: 'rush', seats: ['me', 'recruit', 'recruit'] },
  battlegrounds: { game: 'battlegrounds', seats: ['me', 'recruit'] },
  duel: { game: 'duel', seats: ['me', 'recruit'] },
};
for (const [name, wanted] of Object.entries(TABLES)) {
  test(`axe: a table of ${name}`, async ({ page }) => {
    await openTable(page, wanted);
    await play(page, new Dice(1), 6);
    await expect(page.locator('section.bar[data-question]')).toBeVisible();
    await lookWithAxe(page);
  });
}

test('axe: waiting for others, and handing over the device', async ({ page }) => {
  await page.goto('/');
  const open = await makeTable(page, { game: 'rush', seats: ['me', 'open'] });
  await page.goto(`/t/${open.table}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await lookWithAxe(page);
  const shared = await makeTable(page, { game: 'duel', seats: ['me', 'me'] });
  await page.goto(`/t/${shared.table}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await lookWithAxe(page);
});

test('axe: the end of a game and its replay', async ({ page }) => {
  const { table } = await openTable(page, {
    game: 'battlegrounds',
    seats: ['me'],
    options: { variant: 'solo' },
  });
  await play(page, new Dice(8));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await lookWithAxe(page);
  await page.goto(`/replay/${table}`);
  await expect(page.locator('section.bar')).toBeVisible();
  await lookWithAxe(page);
});
