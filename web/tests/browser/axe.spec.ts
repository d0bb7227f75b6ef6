/** axe finds nothing serious on any page, dark and light. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Dice, expect, makeTable, openTable, play, test } from './harness';

/** Colours are judged when nothing moves any more: what fades in is pale for a moment. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const running = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(running.map((one) => one.finished));
  });
}

async function look(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((now) => (document.documentElement.dataset.theme = now), theme);
    await settled(page);
    const found = await new AxeBuilder({ page }).analyze();
    const serious = found.violations
      .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
      .map(
        (violation) => `${theme} ${violation.id}: ${violation.nodes.map((node) => node.target).join(' | ')}`,
      );
    expect(serious).toEqual([]);
  }
}

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
    await look(page);
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
    await look(page);
  });
}

test('axe: waiting for others, and handing over the device', async ({ page }) => {
  await page.goto('/');
  const open = await makeTable(page, { game: 'rush', seats: ['me', 'open'] });
  await page.goto(`/t/${open.table}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await look(page);
  const shared = await makeTable(page, { game: 'duel', seats: ['me', 'me'] });
  await page.goto(`/t/${shared.table}`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await look(page);
});

test('axe: the end of a game and its replay', async ({ page }) => {
  const { table } = await openTable(page, {
    game: 'battlegrounds',
    seats: ['me'],
    options: { variant: 'solo' },
  });
  await play(page, new Dice(8));
  await expect(page.locator('dialog[open]')).toBeVisible();
  await look(page);
  await page.goto(`/replay/${table}`);
  await expect(page.locator('section.bar')).toBeVisible();
  await look(page);
});
