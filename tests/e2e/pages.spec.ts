import { expect, expectNoNotice, test } from './fixtures.ts';

test('[ROUTE-01] / without a session ends on /login, quietly', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expectNoNotice(page);
});

test('[ROUTE-30, GATE-09] /home opens for a signed-in owner', async ({ page, owner }) => {
  await page.goto('/home');
  await expect(page.getByText('Hello, Anna')).toBeVisible();
  expect(owner.email).toContain('@');
});
