import type { Page } from '@playwright/test';
import { summarize } from '#domain/fills/summary-rules.ts';
import { giveFills } from '#tests/many-fills.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save fill-up' });

test(
  'a fill-up is logged from the add button, shows what the car uses, is corrected and deleted',
  { tag: ['@FUEL-02', '@FUEL-04', '@FUEL-05', '@FUEL-06', '@FUEL-20', '@LIM-08'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { nickname: 'Old Blue', fuelType: 'diesel' });
    const first = fillDraft(car.id, { energy: 'diesel', km: 10_000, date: '2026-01-01', station: 'Neste' });
    await owner.call('fills.log', first);
    // Logged later, but not the last one.
    const older = { energy: 'diesel', date: '2025-12-01', km: null, isFull: false } as const;
    await owner.call(
      'fills.log',
      fillDraft(car.id, { ...older, cost: 90, station: 'Viada', currency: 'USD' }),
    );
    await page.goto('/home');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Fill-up' }).click();
    await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
    await expect(page.getByLabel('Station')).toHaveValue('Neste');
    await expect(page.getByLabel('Filled to the top')).toBeChecked();
    await page.getByLabel('Fuel').selectOption('Electricity');
    await expect(page.getByLabel('Charged to 100%')).not.toBeChecked();
    await page.getByLabel('Energy').selectOption('Diesel');
    await expect(page.getByLabel('Filled to the top')).toBeChecked();
    await expect(page.getByLabel('Price per L')).toHaveValue('1.56');
    await expect(page.getByLabel('Price per L')).toHaveAccessibleDescription('Same as last time here');
    await expect(page.getByLabel('Mileage (km)')).toHaveValue('');
    await expect(page.getByLabel('Mileage (km)')).toHaveAccessibleDescription(
      'Probably about 10\u00A0000\u00A0km by now',
    );
    await save(page).click();
    await expect(page.getByLabel('Amount (L)')).toHaveAccessibleDescription('Enter an amount above zero');
    await page.getByLabel('Amount (L)').fill('42,5');
    await expect(page.getByText('The total is €66.30')).toBeVisible();
    await page.getByLabel('Total').fill('68');
    await expect(page.getByText('The price is €1.600')).toBeVisible();
    await page.getByLabel('Total').fill('66.30');
    await expect(page.getByText('The price is €1.560')).toBeVisible();
    await page.getByLabel('Price per L').fill('1.659');
    await expect(page.getByText(/^At this price, the total would be €70.51/)).toBeVisible();
    await page.getByLabel('Price per L').fill('');
    await page.getByLabel('Mileage (km)').fill('10 600');
    await page.reload();
    await expect(page.getByText(/Your draft was kept/)).toBeVisible();
    await expectAccessible(page, 'form of a fill-up');
    await save(page).click();
    await expect(success(page, 'Fill-up saved')).toContainText('7.1 L/100 km');
    await expect(rows(page)).toHaveText([
      /42\.50 L · €66\.30.*7\.1 L\/100 km$/,
      /40\.00 L · €62\.40.*–$/,
      /40\.00 L · \$90\.00.*–$/,
    ]);
    const uses = page.getByRole('definition').first();
    await expect(uses).toHaveText('7.1 L/100 km');
    const [above, below] = [await uses.boundingBox(), await rows(page).first().boundingBox()];
    expect(above!.y + above!.height).toBeLessThan(below!.y);
    expect((await owner.call('cars.read', { carId: car.id })).mileage).toBe(10_600);
    await expectAccessible(page, 'fill-ups');

    await rows(page).first().getByRole('link').click();
    await page.getByLabel('A fill-up before this one is missing').check();
    await save(page).click();
    await expect(rows(page)).toHaveText([/–$/, /–$/, /–$/]);
    await rows(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Delete fill-up' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Fill-up deleted')).toBeVisible();
    await expect(rows(page)).toHaveText([/€62\.40/, /\$90\.00/]);
  },
);

const drawnChunks = (page: Page) => page.getByRole('main').locator('ul:has(a[href*="/fuel/"])');

test(
  'of a long list the newest show at once, then the figures of all; its end is ready, but not printed after a gap',
  { tag: '@FUEL-27' },
  async ({ page, owner }) => {
    const carId = await giveFills(owner, 110);
    const { fills } = await owner.call('fills.list', { carId });
    await page.goto(`/fuel/${carId}`);
    await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', new RegExp(fills[0]!.id));
    await expect(drawnChunks(page)).toHaveCount(2);
    await expect(drawnChunks(page).last().getByRole('listitem')).toHaveCount(10);
    const { energies } = summarize(fills, { today: '2026-01-01', batteryCapacity: null }).summary;
    const average = new RegExp(`${energies[0]!.figures!.average.toFixed(1)} L/100`);
    await expect(page.getByRole('definition').filter({ hasText: average }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('slider').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(drawnChunks(page).first()).toBeVisible();
    await expect(drawnChunks(page).last()).toBeHidden();
  },
);
