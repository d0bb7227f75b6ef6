/** What axe says of a page. */

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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

/** It finds nothing serious, dark and light. */
export async function lookWithAxe(page: Page): Promise<void> {
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
