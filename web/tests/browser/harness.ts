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

// Milliseconds.
const CLICK_WITHIN = 3_000;
const DARK_AT_MOST = 3_000; // a question may be there a moment before its things are lit
const LOOK_AGAIN = 30;

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
  /** Seconds until the others may vote for a bot. */
  patience?: number;
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
    data: {
      game: wanted.game,
      seats,
      options: wanted.options ?? {},
      undo: wanted.undo ?? 'ask',
      patience: wanted.patience ?? 600,
    },
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

/** Chance of the test's own: always the same places in the list of what is lit. The deals are the server's and differ. */
export class Dice {
  constructor(private now: number) {}

  below(count: number): number {
    this.now = (Math.imul(this.now, 1103515245) + 12345) & 0x7fffffff;
    return (this.now >> 8) % count;
  }
}

// What is being taken away may still be seen for a moment, but it is inert.
const LIT = '.game [data-live]:not([inert], [inert] *), section.bar [data-choice]';
const MENU = '[role="menu"] [role="menuitem"]';
const CONFIRM = 'section.bar .armed ~ .buttons button';

export interface Sight {
  isOver: boolean;
  /** null: somebody else is asked, or the last answer is on its way. */
  question: string | null;
  menu: number; // how many items it has
  isArmed: boolean; // a choice waits for the second tap
  lit: number;
}

/** What the page shows now, all at once: a table changes quickly. */
export async function look(page: Page): Promise<Sight> {
  return page.evaluate(
    ([lit, menu, confirm]) => {
      const bar = document.querySelector<HTMLElement>('section.bar');
      const isBusy = bar?.getAttribute('aria-busy') === 'true';
      return {
        isOver: document.querySelector('dialog[open]') !== null,
        question: isBusy ? null : (bar?.dataset.question ?? null),
        menu: document.querySelectorAll(menu!).length,
        isArmed: document.querySelector(confirm!) !== null,
        lit: document.querySelectorAll(lit!).length,
      };
    },
    [LIT, MENU, CONFIRM],
  );
}

/** One click on something that is lit up; false if nothing is, or if it could not be reached. */
export async function clickSomething(page: Page, dice: Dice): Promise<boolean> {
  const seen = await look(page);
  return seen.question !== null && (await clickOneOf(page, dice, seen)) === '';
}

/** What was in the way; '' if it was clicked. */
async function clickOneOf(page: Page, dice: Dice, seen: Sight): Promise<string> {
  const [what, count] = seen.menu ? [MENU, seen.menu] : seen.isArmed ? [CONFIRM, 1] : [LIT, seen.lit];
  if (count === 0) return 'nothing is lit';
  return page
    .locator(what)
    .nth(dice.below(count))
    .click({ timeout: CLICK_WITHIN })
    .then(() => '')
    .catch(String);
}

export interface Course {
  clicks: number;
  /** Questions for which nothing was lit: the list of all choices had to help. */
  unlit: string[];
  /** Questions in which something was lit but could not be clicked. */
  missed: string[];
}

/** Click on until the game is over, or so many questions were answered. */
export async function play(page: Page, dice: Dice, questions = Infinity): Promise<Course> {
  const course: Course = { clicks: 0, unlit: [], missed: [] };
  const asked = new Set<string>();
  let darkSince = 0;
  for (;;) {
    const seen = await look(page);
    if (seen.question !== null) asked.add(seen.question);
    if (seen.isOver || asked.size > questions) return course;
    const isDark = seen.menu + seen.lit === 0 && !seen.isArmed;
    if (seen.question === null) {
      darkSince = 0;
    } else if (!isDark) {
      darkSince = 0;
      const obstacle = await clickOneOf(page, dice, seen);
      if (obstacle === '') course.clicks += 1;
      else if ((await look(page)).question === seen.question)
        course.missed.push(`${await prompt(page)} ${obstacle}`);
      continue;
    } else {
      darkSince ||= Date.now();
      if (Date.now() - darkSince > DARK_AT_MOST) {
        course.unlit.push(await prompt(page));
        await chooseFromList(page, dice);
        darkSince = 0;
      }
    }
    await page.waitForTimeout(LOOK_AGAIN);
  }
}

async function prompt(page: Page): Promise<string> {
  return page
    .locator('section.bar .prompt')
    .innerText({ timeout: CLICK_WITHIN })
    .catch(() => 'gone');
}

async function chooseFromList(page: Page, dice: Dice): Promise<void> {
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
