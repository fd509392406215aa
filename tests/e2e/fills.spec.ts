import type { Page } from '@playwright/test';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { success } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, test } from './offline-fixtures.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save fill-up' });

test(
  'a fill-up is logged from the add button, shows what the car uses, is corrected and deleted',
  { tag: ['@FUEL-02', '@FUEL-04', '@FUEL-05', '@FUEL-06', '@FUEL-20'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { nickname: 'Old Blue', fuelType: 'diesel' });
    const first = fillDraft(car.id, { energy: 'diesel', km: 10_000, date: '2026-01-01', station: 'Neste' });
    await owner.call('fills.log', first);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Fill-up' }).click();
    await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
    await expect(page.getByLabel('Station')).toHaveValue('Neste');
    await save(page).click();
    await expect(page.getByLabel('Amount (L)')).toHaveAccessibleDescription('Enter an amount above zero');
    await page.getByLabel('Amount (L)').fill('42,5');
    await page.getByLabel('Total').fill('66.30');
    await expect(page.getByText('The price is €1.56')).toBeVisible();
    await page.getByLabel('Price per L').fill('1.659');
    await expect(page.getByText(/^At this price the total would be €70.51/)).toBeVisible();
    await page.getByLabel('Price per L').fill('');
    await page.getByLabel('Mileage (km)').fill('10 600');
    await page.reload();
    await expect(page.getByText(/Your draft was kept/)).toBeVisible();
    await expectAccessible(page, 'form of a fill-up');
    await save(page).click();
    await expect(success(page, 'Fill-up saved')).toBeVisible();
    await expect(rows(page)).toHaveText([/42\.5 L · €66\.30.*7\.1 L\/100 km$/, /40 L · €62\.40.*–$/]);
    await expect(page.getByRole('definition').first()).toHaveText('7.1 L/100 km');
    expect((await owner.call('cars.read', { carId: car.id })).mileage).toBe(10_600);
    await expectAccessible(page, 'fill-ups');

    await rows(page).first().getByRole('link').click();
    await page.getByLabel('A fill-up before this one is missing').check();
    await save(page).click();
    await expect(rows(page)).toHaveText([/–$/, /–$/]);
    await rows(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Delete fill-up' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Fill-up deleted')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  },
);

test(
  'what is unusual asks whether a fill-up is missing, and one tap says so',
  { tag: ['@FUEL-13', '@FUEL-14', '@FUEL-17'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    for (const [at, km] of [1_000, 1_600, 2_200, 2_800, 3_400, 5_000].entries())
      await owner.call('fills.log', fillDraft(car.id, { km, amount: 42_000, date: `2026-01-0${at + 1}` }));
    await owner.call('fills.log', fillDraft(car.id, { km: 90, date: '2026-01-08' }));
    await page.goto(`/fuel/${car.id}`);
    await expect(rows(page).first()).toContainText(
      'The odometer contradicts other fill-ups and is not used.',
    );
    await expect(rows(page).nth(1)).toContainText('2.6 L/100 km');
    await page.getByRole('button', { name: 'Yes, one is missing' }).click();
    await expect(rows(page).nth(1).getByRole('link')).toHaveText(/–$/);
    await expect(page.getByRole('button', { name: 'Yes, one is missing' })).toHaveCount(0);
    await expect
      .poll(async () => (await owner.call('fills.list', { carId: car.id })).fills[1]!.isMissedBefore)
      .toBe(true);
  },
);

test(
  'without a network a fill-up is logged and shown, and sent once afterwards',
  { tag: ['@FUEL-07'] },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner);
    await owner.call('fills.log', fillDraft(car.id, { km: 10_000, date: '2026-01-01' }));
    await page.goto(`/fuel/${car.id}`);
    await expect(rows(page)).toHaveCount(1);
    await isKept(page);
    await expect.poll(async () => (await keptReads(page)).join()).toContain('fills.list');
    await goOffline(context, line);
    // From the shortcut of the home screen: three taps, with typing at a person's speed.
    const begun = Date.now();
    await page.goto('/quick/fill');
    await page.getByLabel('Amount (L)').click();
    await page.getByLabel('Amount (L)').pressSequentially('42', { delay: 200 });
    await page.getByLabel('Mileage (km)').click();
    await page.getByLabel('Mileage (km)').pressSequentially('10600', { delay: 200 });
    await save(page).click();
    await expect(rows(page)).toHaveText([/42 L.*7 L\/100 km$/, /–$/]);
    expect(Date.now() - begun).toBeLessThan(8_000);
    await page.reload();
    await expect(rows(page).first()).toContainText('Not yet sent');
    await goOnline(context, line);
    await expect(rows(page).first()).not.toContainText('Not yet sent', { timeout: 20_000 });
    expect((await owner.call('fills.list', { carId: car.id })).fills).toMatchObject([
      { amount: 42_000, km: 10_600 },
      { amount: 40_000 },
    ]);
    consoleErrors.length = 0;
  },
);
