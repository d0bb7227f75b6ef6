/** A whole game of Rush with the keyboard alone. */

import { Dice, expect, openTable, test } from './harness';

test('Rush by keyboard', async ({ page }) => {
  const { table } = await openTable(page, { game: 'rush', seats: ['me', 'recruit'] });
  const dice = new Dice(5);
  const over = page.locator('dialog[open]');
  const bar = page.locator('section.bar');
  for (let steps = 0; steps < 6_000 && !(await over.isVisible()); steps++) {
    if (!(await bar.getAttribute('data-question').catch(() => null))) {
      await page.waitForTimeout(60);
      continue;
    }
    if (await page.locator('[role="menu"]').isVisible()) {
      for (let down = dice.below(4); down > 0; down--) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      continue;
    }
    // Tab leads from one group of things to the next; arrow keys go on inside.
    for (let tabs = 1 + dice.below(6); tabs > 0; tabs--) await page.keyboard.press('Tab');
    for (let right = dice.below(5); right > 0; right--) await page.keyboard.press('ArrowRight');
    const isChoice = await page.evaluate(() =>
      Boolean(document.activeElement?.matches('.game [data-live], section.bar [data-choice]')),
    );
    if (isChoice) await page.keyboard.press('Enter');
  }
  const info = await (await page.request.get(`/api/tables/${table}`)).json();
  expect(info.status).toBe('finished');
});
