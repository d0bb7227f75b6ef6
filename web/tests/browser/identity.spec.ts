/** A lost cookie is not a lost seat: recovery codes, links for another device, devices that are taken away, and an end. */

import type { Browser, Page } from '@playwright/test';
import { lookWithAxe } from './axe';
import { clickSomething, complaintsOf, Dice, expect, makeTable, test } from './harness';
import type { Server } from './server';

/** A page of a browser of its own, with no cookies. */
async function newBrowser(browser: Browser, server: Server, options = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, ...options });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  page.on('close', () => expect(complaints).toEqual([]));
  return page;
}

async function sitDown(page: Page): Promise<string> {
  await page.goto('/');
  const { table } = await makeTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  await page.goto(`/t/${table}`);
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  return table;
}

async function makeCodes(page: Page): Promise<string[]> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make recovery codes' }).click();
  const codes = page.getByRole('list', { name: 'Your recovery codes' }).locator('code');
  await expect(codes).toHaveCount(8);
  return codes.allTextContents();
}

async function isAsked(page: Page, table: string): Promise<void> {
  await page.goto(`/t/${table}`);
  await expect(page.locator('section.bar[data-question]')).toBeVisible();
  const dice = new Dice(3); // what is tried first may be covered by the news of the last turn
  await expect.poll(() => clickSomething(page, dice)).toBeTruthy();
}

test('a player whose cookies are gone comes back to the seat by a recovery code', async ({ page }) => {
  const table = await sitDown(page);
  const [code] = await makeCodes(page);

  await page.context().clearCookies();
  await page.goto(`/t/${table}`);
  await expect(page.getByRole('heading').first()).toBeAttached();
  const view = await page.request.get(`/api/tables/${table}/view?seat=0`);
  expect(view.status(), 'a stranger does not see the hand').toBe(403);

  await page.goto('/me');
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code!.toLowerCase());
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Play here as Petra?' })).toBeVisible();
  await page.getByRole('button', { name: 'Become Petra' }).click();
  await expect(page.getByText('This code is used up; 7 are left.')).toBeVisible();
  await isAsked(page, table);
});

test('another device becomes the same player by the link of the QR code', async ({
  page,
  browser,
  server,
}) => {
  const table = await sitDown(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'This is me on my phone' }).click();
  await page.getByRole('button', { name: 'Show the code' }).click();
  const drawn = page.getByRole('img', { name: 'QR code with this link' }).locator('path');
  expect((await drawn.getAttribute('d'))!.length).toBeGreaterThan(1000);
  const link = await page.getByLabel('Link for the other device').inputValue();
  expect(link).toMatch(/\/me\/link#[0-9A-Z]{26}$/);

  const phone = await newBrowser(browser, server, { viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto('/');
  await phone.request.post('/api/players', { data: { name: 'Boris' }, headers: { Origin: server.address } });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'You are Boris here. Become Petra?' })).toBeVisible();
  await phone.reload(); // the page took the code out of the address
  await expect(phone.getByText('This link is not complete')).toBeVisible();
  await phone.goto('/');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'You are Boris here. Become Petra?' })).toBeVisible();
  await lookWithAxe(phone);
  await phone.getByRole('button', { name: 'Become Petra' }).click();
  await expect(phone.getByRole('heading', { name: 'You are Petra here now.' })).toBeVisible();
  const code = link.split('#')[1]!;
  expect(asked.filter((address) => new URL(address).pathname.includes(code))).toEqual([]);

  await isAsked(phone, table);
  await isAsked(page, table); // both play on

  // The device is taken away again: it is a stranger, and its open table is only looked at.
  await page.goto('/me');
  const other = page.locator('main li', { hasNotText: 'this one' });
  await other.getByRole('button', { name: /^Take away/ }).click();
  await other.getByRole('button', { name: 'Take away', exact: true }).click();
  await expect(page.getByText('The device was taken away.')).toBeVisible();
  await expect(page.locator('li', { hasText: 'this one' })).toBeVisible();
  await expect
    .poll(async () => (await phone.request.get(`/api/tables/${table}/view?seat=0`)).status())
    .toBe(403);
  await expect(phone.locator('section.bar[data-question]')).toBeHidden();
  await phone.close();
});

test('a stranger with the address of the table neither sees the hand nor moves', async ({
  page,
  browser,
  server,
}) => {
  const table = await sitDown(page);
  const stranger = await newBrowser(browser, server);
  await stranger.goto(`/t/${table}`);
  await expect(stranger.locator('section.bar')).toBeVisible();
  await expect(stranger.locator('section.bar[data-question]')).toHaveCount(0);
  await stranger.request.post('/api/players', {
    data: { name: 'Petra' },
    headers: { Origin: server.address },
  });
  expect((await stranger.request.get(`/api/tables/${table}/view?seat=0`)).status()).toBe(403);
  const move = { seat: 0, question: 1, action: 'end_play', id: 'stolen' };
  const moved = await stranger.request.post(`/api/tables/${table}/moves`, {
    data: move,
    headers: { Origin: server.address },
  });
  expect(moved.status()).toBe(403);
  await stranger.close();
});

test('a player deletes themselves', async ({ page, browser, server }) => {
  await page.goto('/');
  const made = await makeTable(page, { game: 'rush', seats: ['me', 'open'] });
  const karel = await newBrowser(browser, server, { locale: 'en-GB' });
  await karel.goto(`/t/${made.table}?key=${made.keys[1]}`);
  await karel.locator('main input').fill('Admin');
  await karel.locator('main input').press('Enter');
  await expect(karel.getByText('This name could be taken for the server itself')).toBeVisible();
  await karel.locator('main input').fill('Karel');
  await karel.locator('main input').press('Enter');
  await expect(karel.locator('section.bar')).toBeVisible();
  await expect(karel.getByText('Petra').first()).toBeAttached();

  await page.goto('/me');
  await lookWithAxe(page);
  await page.getByRole('button', { name: 'Delete me…' }).click();
  await page.getByRole('button', { name: 'Yes, delete me for good' }).click();
  await expect(page.getByText('This browser has no player yet.')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await expect(karel.getByText('Petra')).toHaveCount(0);
  await karel.close();
});
