/** The first load of the lobby is small. */

import { expect, test } from './harness';

const MOST = 200_000; // bytes of script, packed

test('the lobby loads under 200 kB of script', async ({ page }) => {
  let scripts = 0;
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const sizes = await response.request().sizes();
    scripts += sizes.responseBodySize;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  console.log(`scripts of the lobby: ${scripts} bytes packed`);
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts).toBeLessThan(MOST);
});
