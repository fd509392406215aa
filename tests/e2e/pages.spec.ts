import { expect, expectNoNotice, test } from './fixtures.ts';

test('/ without a session ends on /login, quietly', { tag: ['@ROUTE-01'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expectNoNotice(page);
});

test(
  'an owner whose session has ended also gets from / to /login, quietly',
  { tag: ['@ROUTE-01'] },
  async ({ page, owner, context }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    expect(owner.id).toBeTruthy();
    await context.clearCookies();
    await page.goto('/');
    await expect(page).toHaveURL(/\/login$/);
    await expectNoNotice(page);
  },
);

test('/home opens for a signed-in owner', { tag: ['@ROUTE-30', '@GATE-09'] }, async ({ page, owner }) => {
  await page.goto('/home');
  await expect(page.getByText('Hello, Anna')).toBeVisible();
  // The page that was asked for, not always Home.
  await page.goto('/cars?from=test');
  await expect(page.getByRole('heading', { name: 'My Cars' })).toBeVisible();
  await expect(page).toHaveURL(/\/cars\?from=test$/);
  await expectNoNotice(page);
  expect(owner.email).toContain('@');
});
