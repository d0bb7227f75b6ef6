/** Seats among strangers: a link keeps its seat, the maker clears seats and deletes the table, a bot plays on by vote. */

import type { Browser, Page } from '@playwright/test';
import { expect, makeTable, test, type Made } from './harness';
import type { Server } from './server';

/** Somebody else, in a browser of their own. */
async function stranger(browser: Browser, server: Server, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.request.post('/api/players', { data: { name }, headers: { Origin: server.address } });
  return page;
}

/** The maker comes from the lobby, which keeps the keys of the links. */
async function enterAsMaker(page: Page, made: Made): Promise<void> {
  await page.evaluate(([table, keys]) => sessionStorage.setItem(`keys-${table}`, keys!), [
    made.table,
    JSON.stringify(made.keys),
  ] as const);
  await page.goto(`/t/${made.table}`);
  await expect(page.locator('.seats')).toBeVisible();
}

async function ask(page: Page, server: Server, path: string, data: object): Promise<number> {
  const answer = await page.request.post(`/api/tables/${path}`, {
    data,
    headers: { Origin: server.address },
  });
  return answer.status();
}

const seat = (page: Page, number: number) => page.locator('.seats li').nth(number - 1);

test.use({ locale: 'en-GB' });

test('a copied link keeps its seat, and the maker clears seats', async ({ page, browser, server }) => {
  await page.goto('/');
  const made = await makeTable(page, { game: 'rush', seats: ['me', 'open', 'open'] });
  await enterAsMaker(page, made);
  await page.getByRole('button', { name: 'Copy' }).nth(1).click();
  await expect(seat(page, 3)).toContainText('reserved');

  const boris = await stranger(browser, server, 'Boris');
  await boris.goto(`/t/${made.table}`);
  await expect(seat(boris, 3)).toContainText('reserved');
  await expect(seat(boris, 3).getByRole('button')).toHaveCount(0);
  expect(await ask(boris, server, `${made.table}/join`, { seat: 2 }), 'not by hand either').toBe(403);
  await seat(boris, 2).getByRole('button', { name: 'Take this seat' }).click();
  await expect(seat(boris, 2)).toContainText('you');

  // Off with him: he is told, and cannot come back without a new link.
  await seat(page, 2).getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('.sure')).toContainText('Boris');
  await page.locator('.sure').getByRole('button', { name: 'Remove' }).click();
  await expect(seat(page, 2)).toContainText('reserved');
  await expect(boris.getByText('took you off your seat')).toBeVisible();
  await expect(seat(boris, 2)).not.toContainText('you');
  await seat(page, 2).getByRole('button', { name: 'Free it' }).click();
  await expect(seat(page, 2)).not.toContainText('reserved');
  expect(await ask(boris, server, `${made.table}/join`, { seat: 1 })).toBe(403);
  await boris.context().close();
});

test('a table is deleted before the game, and who waits there is told', async ({ page, browser, server }) => {
  await page.goto('/');
  const made = await makeTable(page, { game: 'rush', seats: ['me', 'open', 'open'] });
  await enterAsMaker(page, made);
  const boris = await stranger(browser, server, 'Boris');
  await boris.goto(`/t/${made.table}`);
  await seat(boris, 2).getByRole('button', { name: 'Take this seat' }).click();
  await expect(seat(page, 2)).toContainText('Boris');
  await page.getByRole('button', { name: 'Delete the table' }).click();
  await page.locator('.sure').getByRole('button', { name: 'Delete the table' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(boris.getByRole('heading', { name: 'This table is no more.' })).toBeVisible();
  await boris.context().close();
});

test('a bot plays on by vote for who does not answer', async ({ page, browser, server }) => {
  await page.goto('/');
  const options = { starting_player: 1 };
  const made = await makeTable(page, { game: 'rush', seats: ['me', 'open'], options, patience: 1 });
  const boris = await stranger(browser, server, 'Boris');
  expect(await ask(boris, server, `${made.table}/join`, {})).toBe(201);
  await page.goto(`/t/${made.table}`);
  const banner = page.locator('.stalled');
  await expect(banner).toContainText('Boris has not answered for');
  await banner.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('section.bar[data-question]'), 'the bot has made its moves').toBeVisible();

  // He comes back and plays on himself.
  await boris.goto(`/t/${made.table}`);
  await boris.locator('.stalled').getByRole('button', { name: 'Play on myself' }).click();
  await expect(boris.locator('.stalled').getByRole('button', { name: 'Play on myself' })).toHaveCount(0);
  await boris.context().close();
});
