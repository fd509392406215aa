import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, notice, test } from './fixtures.ts';

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0)); // the browser notes a 500 by itself

/** The next request arrives, but its answer says that the server broke. */
const loseAnswer = (page: Page, path: RegExp) =>
  page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } });
    await page.unroute(path);
  });

test(
  'a repair that is corrected after a lost answer and a reload is one repair',
  { tag: ['@ERR-31', '@ERR-32'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const title = page.getByLabel('Title');
    const save = page.getByRole('button', { name: 'Save repair' });
    await page.goto(`/log-repair/${car.id}`);
    await title.fill('Oli');
    await page.getByLabel('Cost').fill('80');
    await loseAnswer(page, /\/repairs$/);
    await save.click();
    await expect(
      notice(page, 'Failed to add repair record', 'An error occurred while saving', 'error'),
    ).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('Oli');
    await title.fill('Oil');
    await page.getByLabel('Cost').fill('');
    await save.click();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(repairs).toMatchObject([{ title: 'Oil', cost: null, version: 2 }]);
  },
);
