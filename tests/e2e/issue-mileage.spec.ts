import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

test(
  'the mileage of a problem is logged, questioned, corrected, removed and added again (D109)',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner, { mileage: 15_000, today: '2026-01-01' });
    const kms = async () =>
      (await owner.call('mileage.list', { carId: car.id })).readings
        .filter(({ source }) => source === 'issue')
        .map(({ km }) => km);
    await page.goto('/log-symptom');
    await page.getByLabel('Describe what is happening with the car').fill('It squeals when braking');
    const field = page.getByLabel('Mileage (km)');
    await field.fill('12 tkm');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter the mileage as a whole number')).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill('14 000');
    const doubt = page.getByText(/^This contradicts the reading from Jan 1, 2026: 15/);
    await expect(doubt).toBeVisible();
    await page.getByRole('button', { name: 'Save now' }).click();
    const question = page.getByRole('alertdialog', { name: 'Is this right?' });
    await expect(question).toHaveAccessibleDescription(/less than the 15.000.km of Jan 1, 2026/);
    await question.getByRole('button', { name: 'Correct it' }).click();
    await expect(field).toBeFocused();
    await page.reload();
    await expect(field).toHaveValue('14 000');
    await field.fill('15 900');
    await expect(doubt).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish symptom log' }).click();

    await expect(page.getByText('Mileage: 15 900 km')).toBeVisible();
    expect(await kms()).toEqual([15_900]);
    await page.getByRole('button', { name: 'Edit mileage' }).click();
    await expect(field).toBeFocused();
    await field.fill('1590');
    await expect(doubt).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(question).toHaveAccessibleDescription(/Typing error, or a new odometer\?$/);
    await question.getByRole('button', { name: 'Correct it' }).click();
    await expect(field).toBeFocused();
    await field.fill('x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter the mileage as a whole number')).toBeVisible();
    await field.fill('15 950');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Mileage: 15 950 km')).toBeVisible();
    await expect.poll(kms).toEqual([15_950]);

    await page.getByRole('button', { name: 'Edit mileage' }).click();
    await field.fill('1');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Edit mileage' })).toBeFocused();
    await expect(page.getByText('Mileage: 15 950 km')).toBeVisible();
    await page.getByRole('button', { name: 'Edit mileage' }).click();
    await field.fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(kms).toEqual([]);
    await page.getByRole('button', { name: 'Add mileage' }).click();
    await field.fill('15960');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Mileage: 15 960 km')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Mileage: 15 960 km')).toBeVisible();
    expect(await kms()).toEqual([15_960]);

    await page.getByRole('button', { name: 'Edit mileage' }).click();
    await field.fill('40');
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'New odometer' }).click();
    await expect(page.getByText('Mileage: 40 km')).toBeVisible();
    await expect.poll(async () => (await owner.call('cars.read', { carId: car.id })).mileage).toBe(40);
  },
);
