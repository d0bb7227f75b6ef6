/** What the tests share: a server for each worker, tables, and a player who clicks what is lit up. */

import { test as base, expect, type Page } from '@playwright/test';
import { Server } from './server';

export { expect };

export const test = base.extend<{ quiet: void }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  // Whatever else a test looks at: no page may throw or complain.
  quiet: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const HARMLESS = [/Failed to load resource/, /WebSocket connection to/]; // a server that was killed on purpose

export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.some((known) => known.test(message.text())))
      complaints.push(message.text());
  });
  return complaints;
}

export interface Wanted {
  game: string;
  /** `me`, `open`, or the level of a bot. */
  seats: string[];
  options?: Record<string, unknown>;
  undo?: 'free' | 'ask' | 'off';
}

export interface Made {
  table: string;
  keys: string[];
}

/** Make a table as the person of this page, by the same addresses as the lobby. */
export async function makeTable(page: Page, wanted: Wanted): Promise<Made> {
  if (!(await page.request.get('/api/me')).ok())
    await page.request.post('/api/players', { data: { name: 'Petra' }, headers: origin(page) });
  const seats = wanted.seats.map((seat) =>
    seat === 'me' || seat === 'open' ? { kind: seat } : { kind: 'bot', level: seat },
  );
  const made = await page.request.post('/api/tables', {
    data: { game: wanted.game, seats, options: wanted.options ?? {}, undo: wanted.undo ?? 'ask' },
    headers: origin(page),
  });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as Made;
}

let address = '';
function origin(page: Page): Record<string, string> {
  const at = page.url();
  if (at.startsWith('http')) address = new URL(at).origin;
  return { Origin: address };
}

export async function openTable(page: Page, wanted: Wanted): Promise<Made> {
  await page.goto('/');
  const made = await makeTable(page, wanted);
  await page.goto(`/t/${made.table}`);
  await expect(page.locator('section.bar')).toBeVisible();
  return made;
}

/** The same choices for the same seed, so that a failure can be repeated. */
export class Dice {
  constructor(private now: number) {}

  below(count: number): number {
    this.now = (Math.imul(this.now, 1103515245) + 12345) & 0x7fffffff;
    return (this.now >> 8) % count;
  }
}

const LIT = '.game [data-live], section.bar [data-choice]';

/** One click on something that is lit up; false if nothing is (somebody else thinks). */
export async function clickSomething(page: Page, dice: Dice): Promise<boolean> {
  const menu = page.locator('[role="menu"] [role="menuitem"]');
  const items = await menu.count();
  if (items > 0) {
    await menu.nth(dice.below(items)).click();
    return true;
  }
  const confirm = page.locator('section.bar .armed ~ .buttons button').first();
  if (await confirm.isVisible()) {
    await confirm.click();
    return true;
  }
  const lit = page.locator(LIT);
  const count = await lit.count();
  if (count === 0) return false;
  const chosen = lit.nth(dice.below(count));
  // Between looking and clicking the table may have changed: then look again.
  await chosen.click({ timeout: 4_000 }).catch(() => null);
  return true;
}

export interface Course {
  clicks: number;
  /** How often nothing was lit although there was a question: the list of all choices had to help. */
  unlit: number;
}

/** Click on until the game is over, or so many questions were answered. */
export async function play(page: Page, dice: Dice, questions = Infinity): Promise<Course> {
  const course = { clicks: 0, unlit: 0 };
  const answered = new Set<string>();
  let idle = 0;
  const over = page.locator('dialog[open]');
  while (answered.size <= questions && !(await over.isVisible())) {
    const question = await page
      .locator('section.bar')
      .getAttribute('data-question', { timeout: 30_000 })
      .catch(() => null);
    if (question) answered.add(question);
    if (answered.size > questions) break;
    if (question && (await clickSomething(page, dice))) {
      course.clicks += 1;
      idle = 0;
    } else if (question && ++idle > 20) {
      course.unlit += 1;
      idle = 0;
      await choosefromList(page, dice);
    }
    await page.waitForTimeout(question ? 15 : 60);
  }
  return course;
}

async function choosefromList(page: Page, dice: Dice): Promise<void> {
  const list = page.locator('section.bar .list li button');
  if (!(await list.first().isVisible()))
    await page.locator('section.bar button[aria-expanded]').last().click();
  const count = await list.count();
  if (count > 0) await list.nth(dice.below(count)).click();
}

/** Everything that came over the page's sockets, as text. */
export function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => frames.push(String(frame.payload))));
  return frames;
}
