import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, expectNoNotice, notice, test } from './fixtures.ts';

const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');
test(
  'with cars but none selected it says so and leads to them (D40)',
  { tag: ['@LOG-22', '@VAL-36', '@VAL-37'] },
  async ({ page, owner }) => {
    await newCar(owner, { nickname: 'Red' });
    await page.route('**/api/cars', async (route) => {
      const response = await route.fetch();
      const garage = (await response.json()) as object;
      await route.fulfill({ response, json: { ...garage, selectedCarId: null } });
    });
    await page.goto('/log-symptom');
    await expect(notice(page, 'No car selected', 'Please select a car first', 'error')).toBeVisible();
    await expect(page).toHaveURL(/\/cars$/);
    await expect(page.getByRole('listitem').filter({ hasText: /Red/ })).toBeVisible();
    // With the car that is selected it does neither.
    await page.unroute('**/api/cars');
    await page.goto('/log-symptom');
    await expect(describeField(page)).toBeVisible();
    await expect(page.getByText('You need to add a car before logging a symptom')).toHaveCount(0);
    await expectNoNotice(page);
    await expect(page).toHaveURL(/\/log-symptom$/);
  },
);
