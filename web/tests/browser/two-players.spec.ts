/** Two browsers play each other over an invite link, and neither is sent the other's cards. */

import type { Page } from '@playwright/test';
import { clickSomething, complaintsOf, Dice, expect, framesOf, makeTable, test } from './harness';

interface Heard {
  seat: number;
  hand: number[];
}

/** The pictures in what a page was sent. */
function pictures(frames: string[]): Heard[] {
  const found: Heard[] = [];
  for (const frame of frames) {
    const picture = JSON.parse(frame).picture;
    if (!picture?.view) continue;
    found.push({ seat: picture.seat, hand: picture.view.hand ?? [] });
  }
  return found;
}

async function takeTurns(pages: Page[], moves: number): Promise<void> {
  const dice = new Dice(11);
  for (let made = 0; made < moves;) {
    for (const page of pages) {
      if (await page.locator('section.bar[data-question]').count()) {
        if (await clickSomething(page, dice)) made += 1;
      }
      await page.waitForTimeout(20);
    }
  }
}

test('Duel over an invite link, with hidden hands', async ({ page: host, browser, server }) => {
  const hostFrames = framesOf(host);
  await host.goto('/');
  const made = await makeTable(host, { game: 'duel', seats: ['me', 'open'] });
  await host.goto(`/t/${made.table}`);
  await expect(host.getByRole('heading').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: server.address, locale: 'cs-CZ' });
  const guest = await context.newPage();
  const complaints = complaintsOf(guest);
  const guestFrames = framesOf(guest);
  await guest.goto(`/t/${made.table}?key=${made.keys[1]}`);
  await guest.locator('main input').fill('Karel');
  await guest.locator('main input').press('Enter');
  await expect(guest.locator('section.bar')).toBeVisible();
  await expect(host.locator('section.bar')).toBeVisible();
  await expect(host.getByText('Karel').first()).toBeVisible();
  expect(new URL(guest.url()).search, 'the key is not left in the address').toBe('');

  await takeTurns([host, guest], 60);

  const hostSaw = pictures(hostFrames);
  const guestSaw = pictures(guestFrames);
  expect(new Set(hostSaw.map((picture) => picture.seat))).toEqual(new Set([0]));
  expect(new Set(guestSaw.map((picture) => picture.seat))).toEqual(new Set([1]));
  const hands = { host: hostSaw.at(-1)!.hand, guest: guestSaw.at(-1)!.hand };
  expect(hands.host.length + hands.guest.length).toBeGreaterThan(0);
  expect(hands.host.filter((card) => hands.guest.includes(card))).toEqual([]);
  // What lies in one's hand now is nowhere in the last picture of the other, and nowhere on the other's page.
  for (const [page, frames, hidden] of [
    [host, hostFrames, hands.guest],
    [guest, guestFrames, hands.host],
  ] as const) {
    const last = frames.findLast((frame) => JSON.parse(frame).picture?.view);
    const view = JSON.parse(last!).picture.view;
    expect(view.hand.filter((card: number) => hidden.includes(card))).toEqual([]);
    const shown = await page
      .locator('[data-card]')
      .evaluateAll((nodes) => nodes.map((node) => Number((node as HTMLElement).dataset.card)));
    expect(shown.filter((card) => hidden.includes(card))).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('who watches sees no hand', async ({ page, browser, server }) => {
  await page.goto('/');
  const made = await makeTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  await page.goto(`/t/${made.table}`);
  await expect(page.locator('section.bar')).toBeVisible();
  const context = await browser.newContext({ baseURL: server.address });
  const watcher = await context.newPage();
  const frames = framesOf(watcher);
  await watcher.goto(`/t/${made.table}`);
  await expect(watcher.locator('section.bar')).toBeVisible();
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  expect(await watcher.locator('[data-live]').count()).toBe(0);
  for (const frame of frames) {
    const picture = JSON.parse(frame).picture;
    if (picture) expect(picture.seat).toBe(-1);
  }
  await context.close();
});
