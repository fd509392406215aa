import { furnish } from '#tests/crawl/furnish.ts';
import { carViews, garageViews, publicViews } from '#tests/views.ts';
import { expect, test } from './fixtures.ts';

test('every signed-in screen uses the one layout, the mechanic’s page its own (D6)', async ({
  page,
  owner,
  consoleErrors,
}) => {
  test.setTimeout(150_000);
  const things = await furnish(owner);
  // The layout, and nothing else, says so above whatever screen it holds.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const line = page.getByRole('status').filter({ hasText: /You are offline/ });
  const views = [...garageViews, ...carViews(things)];
  expect(views.filter(({ session }) => session)).toHaveLength(28);
  for (const { path, session } of views) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(line, path).toHaveCount(session ? 1 : 0);
  }
  for (const name of ['tutorial', 'terms', 'privacy']) {
    await page.goto(publicViews.find((view) => view.name === name)!.path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(line, name).toHaveCount(0);
  }
  consoleErrors.length = 0;
});
