import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, goOffline, picture, test, visited } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.use({ device: 'known' });

async function addCar(page: Page): Promise<void> {
  await page.goto('/cars/add');
  await page.getByLabel('Brand').fill('Saab');
  await page.getByLabel('Model').fill('900');
  await page.getByLabel('Year').fill('1990');
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page.getByRole('heading', { name: /Saab 900/ }).first()).toBeVisible();
}

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test(
  'a car added without a network can be used at once: a receipt waits until it has arrived',
  { tag: '@long' },
  async ({ page, context, owner, line }) => {
    await newCar(owner);
    await visited(page);
    await goOffline(context, line);
    await addCar(page);
    line.fail('broken', /^POST \/api\/cars$/);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
    const carId = page.url().split('/').at(-1)!;
    // Within the page: while it starts, a car that only waits here is not known yet.
    await page.getByRole('link', { name: 'Log Repair' }).first().click();
    await page.getByLabel('Title').fill('New pads');
    await page.locator('input[type=file]').setInputFiles(await picture('receipt.jpg'));
    await expect(page.getByRole('main').getByText('Not yet sent')).toBeVisible();
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page).toHaveURL(/\/car-view\//, { timeout: 40_000 });
    line.fail('through');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
    const { cars } = await owner.call('cars.list');
    expect(cars.map(({ id, brand }) => [id, brand])).toContainEqual([carId, 'Saab']);
    const { repairs } = await owner.call('repairs.list', { carId });
    expect(repairs).toMatchObject([{ title: 'New pads', receiptUrl: expect.any(String) }]);
  },
);
