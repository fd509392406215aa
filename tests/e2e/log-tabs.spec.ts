import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { drafts, expect, test } from './fixtures.ts';

const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0)); // the browser notes a 409 by itself

test('after logging out in another tab nothing typed here is kept (D3)', async ({ page, context, owner }) => {
  await newCar(owner);
  await page.goto('/log-symptom');
  await describeField(page).fill('It squeals when braking');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const second = await context.newPage();
  await second.goto('/settings');
  await second.getByRole('button', { name: 'Log out' }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
  expect(await drafts(second)).toEqual([]);
  await page.close({ runBeforeUnload: true });
  expect(await drafts(second)).toEqual([]);
});
