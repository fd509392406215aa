import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const lastYear = String(new Date().getFullYear() - 1);

/** Asked twice, corrected once, and then saved as it is. */
async function expectDoubts(page: Page, button: string): Promise<void> {
  const mileage = page.getByLabel('Mileage (km)');
  const question = page.getByRole('alertdialog', { name: 'Is this right?' });
  await page.getByLabel('Year').fill('2001');
  await mileage.fill('5 000 000');
  await page.getByRole('button', { name: button }).click();
  await expect(question).toHaveAccessibleDescription(
    /^5.000.000.km is unusually high for a car\. Is that a typo\?$/,
  );
  await question.getByRole('button', { name: 'Correct it' }).click();
  await expect(mileage).toBeFocused();
  await page.getByLabel('Year').fill(lastYear);
  await mileage.fill('900000');
  await page.getByRole('button', { name: button }).click();
  await expect(question).toHaveAccessibleDescription(
    new RegExp(`^900.000.km is unusually high for a car from ${lastYear}\\. Is that a typo\\?$`),
  );
  await question.getByRole('button', { name: 'It is right' }).click();
}

test('an implausible mileage of another car is asked about, and saved if it is right', async ({
  page,
  owner,
}) => {
  await page.goto('/cars/add');
  await page.getByLabel('Brand').fill('Volvo');
  await page.getByLabel('Model').fill('V70');
  await expectDoubts(page, 'Add car');
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
  expect((await owner.call('cars.list')).cars).toMatchObject([{ mileage: 900_000 }]);
});
