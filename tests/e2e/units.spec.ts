import type { Page } from '@playwright/test';
import { toKm } from '#domain/units/units.ts';
import { newId } from '#server/platform/deps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newLink } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';
import { mechanicPhone } from './mechanic-fixtures.ts';

const choose = (page: Page, unit: string) => page.getByLabel('Distances').selectOption(unit);
const save = async (page: Page, name: string, said: string) => {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(success(page, said)).toBeVisible();
};

/** Asked before an implausible value is saved. */
async function expectQuestion(page: Page, text: RegExp): Promise<void> {
  const question = page.getByRole('alertdialog', { name: 'Is this right?' });
  await expect(question).toContainText(text);
  await question.getByRole('button', { name: 'Correct it' }).click();
}

test(
  'a car in miles: typed, shown and filled up in its units, unchanged by any switch',
  { tag: '@long' },
  async ({ page, owner, browser }) => {
    const car = await newCar(owner, { fuelType: 'gasoline', mileage: 100_000, today: '2026-01-01' });
    const first = { km: toKm(12_300, 'mi'), date: '2026-01-01', currency: 'USD' } as const;
    await owner.call('fills.log', fillDraft(car.id, first));
    const stored = async () => (await owner.call('cars.read', { carId: car.id })).mileage;

    await test.step('a switch converts what is stored, and relabels what was typed', async () => {
      await page.goto(`/cars/edit/${car.id}`);
      await page.getByLabel('Nickname').fill('Begun before a later reading');
      await expect(page.getByLabel('Mileage (km)')).toHaveValue('100000');
      await owner.call('cars.edit', {
        opId: newId(),
        carId: car.id,
        baseVersion: car.version,
        today: '2026-01-01',
        changes: { mileage: { from: 100_000, to: 100_001 } },
      });
      await page.reload();
      await choose(page, 'Miles (mi)');
      await expect(page.getByLabel('Mileage (mi)'), 'nobody typed it').toHaveValue('62137');
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(page.getByLabel('Mileage (km)')).toHaveValue('100001');
      await choose(page, 'Miles (mi)');
      await expect(page.getByLabel('Mileage (mi)')).toHaveValue('62138');
      await choose(page, 'Kilometers (km)');
      await expect(page.getByLabel('Mileage (km)')).toHaveValue('100001');
      await page.getByLabel('Mileage (km)').fill('12 345');
      await choose(page, 'Miles (mi)');
      await expect(page.getByLabel('Mileage (mi)')).toHaveValue('12 345');
      await page.getByLabel('Fuel amounts').selectOption('US gallons');
      await page.getByLabel('Consumption').selectOption('mpg (US), mi/kWh');
      await expectAccessible(page, 'units of a car');
      await page.reload();
      await expect(page.getByLabel('Mileage (mi)'), 'the draft keeps it').toHaveValue('12 345');
      await save(page, 'Save', 'Car updated');
      expect(await stored()).toBe(toKm(12_345, 'mi'));
    });

    await test.step('a reading', async () => {
      await page.goto('/home');
      await expect(page.getByRole('button', { name: /12.345.mi/ })).toBeVisible();
      await page.getByRole('button', { name: /12.345.mi/ }).click();
      await page.getByRole('dialog').getByLabel('Mileage (mi)').fill('12000');
      await expect(page.getByRole('dialog').getByText(/contradicts the reading .*\d.mi$/)).toBeVisible();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expectQuestion(page, /12.000.mi is less than the 62.138.mi recorded on Jan 1, 2026/);
      await page.getByRole('dialog').getByLabel('Mileage (mi)').fill('12500');
      await save(page, 'Save', 'Mileage saved');
      await expect(page.getByRole('button', { name: /12.500.mi/ })).toBeVisible();
    });

    await test.step('a repair, on its page', async () => {
      await page.goto(`/log-repair/${car.id}`);
      await page.getByLabel('Title').fill('Oil change');
      await page.getByLabel('Mileage (mi)').fill('12550');
      await save(page, 'Save repair', 'Repair saved successfully');
      await page.getByRole('link', { name: /^Oil change/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
      await expect(page.getByRole('main').getByText(/^12.550.mi$/)).toBeVisible();
    });

    await test.step('a fill-up', async () => {
      await page.goto(`/fuel/${car.id}/new`);
      await page.getByLabel('Amount (US gal)').fill('10');
      await page.getByLabel('Price per US gal').fill('3.499');
      await expect(page.getByText('The total is $34.99')).toBeVisible();
      await page.getByLabel('Mileage (mi)').fill('12600');
      await save(page, 'Save fill-up', 'Fill-up saved');
      await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(
        /10 US gal · \$34\.99 · \$3\.499 · 12.600.mi.*30\.0 mpg \(US\)$/,
      );
      await expect(page.getByRole('term').filter({ hasText: /^Cost per mile$/ })).toBeVisible();
      await page.goto('/search?q=2026');
      const found = page.getByRole('region', { name: 'Fill-ups (2)' }).getByRole('listitem');
      await expect(found.first()).toContainText('10 US gal');
    });

    await test.step('nothing drifts when it is switched to km and back', async () => {
      for (const [unit, label, value] of [
        ['Kilometers (km)', 'Mileage (km)', String(toKm(12_600, 'mi'))],
        ['Miles (mi)', 'Mileage (mi)', '12600'],
      ] as const) {
        await page.goto(`/cars/edit/${car.id}`);
        await choose(page, unit);
        await expect(page.getByLabel(label)).toHaveValue(value);
        await save(page, 'Save', 'Car updated');
        expect(await stored()).toBe(toKm(12_600, 'mi'));
      }
    });

    await test.step('a mechanic types in the unit of the car', async () => {
      const { token } = await newLink(owner, car.id, { isEditable: true });
      const phone = await mechanicPhone(browser, `/mechanic-share?token=${token}`);
      await phone.getByRole('button', { name: 'Log New Repair' }).click();
      const dialog = phone.getByRole('dialog', { name: 'Add Repair Record' });
      for (const label of ['Title', 'Description', 'Your name'])
        await dialog.getByLabel(label).fill('Brakes');
      await dialog.getByLabel('Mileage (mi)').fill('1265');
      await dialog.getByRole('button', { name: 'Save repair' }).click();
      await expectQuestion(phone, /1.265.mi is less than the mileage of this car \(12.600.mi\)/);
      await dialog.getByLabel('Mileage (mi)').fill('12650');
      await dialog.getByRole('button', { name: 'Save repair' }).click();
      await expect(phone.getByText('Repair record added')).toBeVisible();
      expect(await stored()).toBe(toKm(12_650, 'mi'));
      await phone.context().close();
    });

    await page.goto('/cars/add');
    await expect(page.getByLabel('Mileage (mi)'), 'the next car has the units of the last').toBeVisible();
  },
);
