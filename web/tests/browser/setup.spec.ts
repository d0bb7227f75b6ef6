/** The setup page asks the server what goes together, and shows what it says. */

import { expect, test } from './harness';

test('a team game brings a player along, seats the teams and settles the combat', async ({ page }) => {
  await page.goto('/new/rush');
  await page.getByRole('button', { name: /first game/i }).click();
  const seats = page.getByRole('list', { name: 'Who plays' }).getByRole('listitem');
  await expect(seats).toHaveCount(2);
  const combat = page.getByRole('checkbox', { name: 'Interactive combat' });
  await expect(combat).toBeEnabled();
  await page.getByRole('checkbox', { name: 'Team game' }).check();
  await expect(seats).toHaveCount(3);
  await expect(page.getByText('team A')).toHaveCount(2);
  await expect(combat).toBeDisabled();
  await expect(combat).toBeChecked();
  await expect(page.getByText('Follows from the other choices.')).toBeVisible();
});

test('what cannot be chosen says why, and what no longer fits gives way', async ({ page }) => {
  await page.goto('/new/battlegrounds');
  const draft = page.getByRole('checkbox', { name: 'Draft' });
  await draft.check();
  await page.getByRole('radio', { name: /solo/i }).check();
  const seats = page.getByRole('list', { name: 'Who plays' }).getByRole('listitem');
  await expect(seats).toHaveCount(1);
  await expect(draft).not.toBeChecked();
  await expect(draft).toBeDisabled();
  await expect(page.getByText('The draft goes with the battle and with teams only.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/t\//);
});
