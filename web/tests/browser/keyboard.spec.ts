/** A whole game of Rush with the keyboard alone. */

import type { Page } from '@playwright/test';
import { Dice, expect, look, openTable, test } from './harness';

const MOST_TABS = 80; // beyond that nothing that can be chosen is reached by keyboard

interface Focus {
  name: string;
  isChoice: boolean;
  /** It stands in a row with others, between which the arrow keys go. */
  isInRow: boolean;
}

async function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const active = document.activeElement;
    return {
      name: active?.getAttribute('aria-label') ?? active?.textContent?.trim().slice(0, 40) ?? '',
      isChoice: Boolean(active?.matches('.game [data-live], section.bar [data-choice]')),
      isInRow: Boolean(active?.matches('.game [data-stop]')),
    };
  });
}

/** Go on from where the focus is, forwards or backwards, until it is on something that can be chosen; now and then a
 * choice is left for a later one, and taken when the focus comes to it again. */
async function findChoice(page: Page, dice: Dice): Promise<void> {
  const tab = dice.below(2) ? 'Tab' : 'Shift+Tab';
  const way: string[] = [];
  const left = new Set<string>();
  const isTaken = (here: Focus) => {
    if (!here.isChoice) return false;
    if (left.has(here.name) || dice.below(4) > 0) return true;
    left.add(here.name);
    return false;
  };
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press(tab);
    let here = await focus(page);
    way.push(here.name);
    if (isTaken(here)) return;
    if (!here.isInRow) continue;
    await page.keyboard.press('Home');
    for (let before = ''; ; before = here.name) {
      here = await focus(page);
      if (isTaken(here)) return;
      if (here.name === before) break; // the end of the row
      await page.keyboard.press('ArrowRight');
    }
  }
  throw new Error(`nothing to choose is reached by keyboard: ${way.join(' > ')}`);
}

test('Rush by keyboard', async ({ page }) => {
  const { table } = await openTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  const dice = new Dice(5);
  for (;;) {
    const seen = await look(page);
    if (seen.isOver) break;
    if (seen.question === null) {
      await page.waitForTimeout(30);
      continue;
    }
    if (seen.menu > 0)
      for (let down = dice.below(seen.menu); down > 0; down--) await page.keyboard.press('ArrowDown');
    else await findChoice(page, dice);
    await page.keyboard.press('Enter');
  }
  const info = await (await page.request.get(`/api/tables/${table}`)).json();
  expect(info.status).toBe('finished');
});
