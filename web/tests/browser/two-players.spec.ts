/** Two browsers play each other over an invite link, and neither is sent the other's cards. */

import type { Page } from '@playwright/test';
import type { DuelView } from '../../src/gen/duel.gen';
import type { Picture } from '../../src/gen/protocol.gen';
import { clickSomething, complaintsOf, Dice, expect, framesOf, makeTable, test } from './harness';

interface Heard {
  seat: number;
  /** The hands of the seats whose cards it shows. */
  hands: Map<number, number[]>;
}

/** The pictures of Duel in what a page was sent. */
function pictures(frames: string[]): Heard[] {
  const found: Heard[] = [];
  for (const frame of frames) {
    const { picture } = JSON.parse(frame) as { picture?: Picture };
    if (!picture?.view) continue;
    const { players } = picture.view as DuelView;
    const hands = new Map(players.flatMap(({ seat, hand }) => (hand ? [[seat, hand] as const] : [])));
    found.push({ seat: picture.seat, hands });
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

  await host.waitForTimeout(1_000); // until both have heard of the last move
  const hostSaw = pictures(hostFrames);
  const guestSaw = pictures(guestFrames);
  for (const [seat, saw] of [hostSaw, guestSaw].entries()) {
    expect(new Set(saw.map((picture) => picture.seat))).toEqual(new Set([seat]));
    // Never, in the whole course of the game, is any other hand shown than one's own.
    expect(new Set(saw.flatMap((picture) => [...picture.hands.keys()]))).toEqual(new Set([seat]));
  }
  const hostHand = hostSaw.at(-1)!.hands.get(0)!;
  const guestHand = guestSaw.at(-1)!.hands.get(1)!;
  expect(hostHand.length, 'cards to keep secret').toBeGreaterThan(0);
  expect(guestHand.length, 'cards to keep secret').toBeGreaterThan(0);
  // What lies in one's hand now is nowhere on the other's page.
  for (const [page, own, hidden] of [
    [host, hostHand, guestHand],
    [guest, guestHand, hostHand],
  ] as const) {
    const shown = await page
      .locator('[data-card]')
      .evaluateAll((nodes) => nodes.map((node) => Number((node as HTMLElement).dataset.card)));
    expect(shown).toEqual(expect.arrayContaining(own));
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
