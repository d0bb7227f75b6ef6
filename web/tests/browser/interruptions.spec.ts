/** Reload and a server that dies in the middle of a game: nothing is lost. */

import { renameSync } from 'node:fs';
import { Dice, expect, openTable, play, test } from './harness';
import { Server } from './server';

test('reload in the middle of a game', async ({ page }) => {
  const { table } = await openTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  await play(page, new Dice(3), 8);
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const before = await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
  await page.reload();
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const after = await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
  expect(after.view).toEqual(before.view);
  const recap = page.locator('dialog[open] .buttons button, dialog[open] button.main').first();
  if (await recap.isVisible()) await recap.click();
  await play(page, new Dice(4), 3);
});

test('the server is killed and comes back', async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  try {
    const { table } = await openTable(page, { game: 'battlegrounds', seats: ['me', 'recruit'] });
    await play(page, new Dice(5), 3);
    await expect(page.locator('section.bar[data-question]')).toBeVisible();
    const before = await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
    await server.kill();
    await expect(page.locator('header .connection')).toBeVisible();
    await server.start();
    await expect(page.locator('header .connection')).toBeHidden({ timeout: 30_000 });
    const after = await (await page.request.get(`/api/tables/${table}/view?seat=0`)).json();
    expect(after.view).toEqual(before.view);
    await play(page, new Dice(6), 3);
  } finally {
    await context.close();
    await server.end();
  }
});

test('a server that cannot save says so, and takes the word away', async ({ browser }) => {
  const server = new Server();
  await server.start();
  const context = await browser.newContext({ baseURL: server.address });
  const page = await context.newPage();
  try {
    await openTable(page, { game: 'battlegrounds', seats: ['me', 'recruit'] });
    await expect(page.locator('section.bar[data-question]')).toBeVisible();
    renameSync(server.database, `${server.database}.away`);
    const banner = page
      .getByRole('status')
      .filter({ hasText: 'The server cannot save at the moment. Your moves' });
    const playing = play(page, new Dice(7), 3); // tries until it works
    await expect(banner).toBeVisible({ timeout: 30_000 });
    renameSync(`${server.database}.away`, server.database);
    await expect(banner).toBeHidden({ timeout: 30_000 });
    await playing;
  } finally {
    await context.close();
    await server.end();
  }
});

test('a server of another version: the page is to be loaded again', async ({ page }) => {
  const { table } = await openTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  await page.route(`**/api/tables/${table}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'tankodrom-protocol': '99' } });
  });
  await page.reload();
  const notice = page.getByRole('dialog', { name: 'A new version is here' });
  await expect(notice).toBeVisible();
  await page.unroute(`**/api/tables/${table}`);
  await notice.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  await expect(notice).toBeHidden();
});
