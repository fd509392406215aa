import { readFile } from 'node:fs/promises';
import { addDays, daysBetween } from '#domain/days.ts';
import { formatDay, formatMoney } from '#domain/language/format.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { browserDay } from './browser-day.ts';
import { expect, goOffline, goOnline, isKept, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

test(
  'what a car has cost: its purchase is entered without a network, and the cars stand side by side',
  { tag: '@long' },
  async ({ page, owner, context, line, consoleErrors }) => {
    const car = await newCar(owner, { nickname: 'Daily' });
    const price = { amount: 700, currency: 'USD' };
    await newCar(owner, {
      nickname: 'Old Blue',
      purchase: { date: '2024-01-05', price: { ...price, amount: 2000 }, km: 88_000 },
      outOfUse: { reason: 'sold', since: '2026-01-05', price },
      distanceUnit: 'mi',
    });
    const ago = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days);
    const breakdown = { parts: 100, labor: 40 };
    const service = { date: ago(291), cost: 150, kind: 'service', mileage: 97_000, breakdown } as const;
    await owner.call('repairs.log', repairDraft(car.id, service));
    await owner.call('fills.log', fillDraft(car.id, { date: ago(263), cost: 60, km: 98_000 }));
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('link', { name: /^New brake pads/ }).click();
    const fact = (name: string) => page.locator('dl > div', { hasText: name });
    await expect(fact('Parts')).toContainText('€100.00');
    await expect(fact('Labor')).toContainText('€40.00');
    await expect(fact('Other costs')).toContainText('€10.00');
    await page.goto('/reports');
    await page.getByRole('tab', { name: 'Costs' }).click();
    await expect(page.getByText('Fuel and charging included, without purchase and sale')).toBeVisible();
    const kinds = page.getByRole('table', { name: 'Costs by kind' });
    await expect(kinds.getByRole('row', { name: /^Total/ })).toContainText('€210.00');
    const table = page.getByRole('table', { name: 'Total cost of ownership, EUR' });
    await expect(table.getByRole('row', { name: /Running costs/ })).toContainText('€210.00');
    const unknown = page.getByText('The purchase price is not known, so it is not counted.');
    await expect(unknown).toBeVisible();
    await isKept(page);

    await goOffline(context, line);
    await page.getByRole('button', { name: 'Add the purchase' }).click();
    const sheet = page.getByRole('dialog');
    await expectAccessible(page, 'purchase');
    await sheet.getByLabel('Currency').selectOption('USD');
    await sheet.getByLabel('Purchase price').fill('9000,555');
    await sheet.getByLabel('Date of purchase').fill('2026-01-05');
    await sheet.getByLabel('Mileage when bought (km)').fill('96 000');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toContainText('Please enter a valid amount');
    await sheet.getByLabel('Purchase price').fill('8000');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Jan 5, 2026 · $8,000.00 · 96\u00A0000\u00A0km')).toBeVisible();
    await page.getByRole('button', { name: 'Edit the purchase' }).click();
    await sheet.getByLabel('Purchase price').fill('9000,50');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Jan 5, 2026 · $9,000.50 · 96\u00A0000\u00A0km')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Total cost of ownership, USD' })).toContainText(
      '$9,000.50',
    );
    // From the purchase on: 210 euros over 2,000 km.
    await expect(table.getByRole('row', { name: /Running costs/ })).toContainText('€0.105');
    await goOnline(context, line);
    await expect
      .poll(async () => (await owner.call('cars.read', { carId: car.id })).purchase)
      .toEqual({ date: '2026-01-05', price: { amount: 9000.5, currency: 'USD' }, km: 96_000 });

    await expect(page.getByText('Not enough data yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a mileage limit' }).click();
    await expectAccessible(page, 'mileage limit');
    await sheet.getByLabel('First day').fill('2026-01-05');
    await sheet.getByLabel('Last day').fill('2026-01-05');
    await sheet.getByLabel('Mileage at the start (km)').fill('96 000');
    await sheet.getByLabel('Allowed distance (km)').fill('7 010');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toContainText('The end date cannot be before the start date');
    await sheet.getByLabel('Last day').fill(browserDay(100));
    await sheet.getByRole('button', { name: 'Save' }).click();
    // 1,000 km in 28 days: what is left of the limit lasts for 20.
    await expect(
      page.getByText(
        'Driven: about 6\u00A0300\u00A0km. At the end: about 9\u00A0900\u00A0km. ' +
          `You will reach the limit around ${formatDay(browserDay(20), 'en')} and exceed it by about 2\u00A0800\u00A0km.`,
      ),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Edit the mileage limit' }).click();
    for (const field of ['First day', 'Last day', 'Mileage at the start (km)', 'Allowed distance (km)'])
      await sheet.getByLabel(field).fill('');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Add a mileage limit' })).toBeVisible();
    await expect.poll(async () => (await owner.call('cars.read', { carId: car.id })).mileageLimit).toBe(null);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a table (CSV)' }).click();
    expect((await saved).suggestedFilename()).toBe('carful-costs.csv');
    expect(await readFile(await (await saved).path(), 'utf8')).toMatch(
      /Month,Car,Kind,Currency,Cost\n\d{4}-\d\d,Daily,Service,EUR,150\n\d{4}-\d\d,Daily,Fuel and charging,EUR,60\n$/,
    );
    await page.getByRole('link', { name: 'Costs by car' }).click();
    const cars = page.getByRole('table', { name: 'Costs by car' });
    await expect(cars.getByRole('rowgroup').filter({ hasText: /Daily/ })).toContainText('€0.105 per km');
    await expect(cars.getByRole('rowgroup').filter({ hasText: /Old Blue/ })).toContainText('$1,300.00');
    await expectAccessible(page, 'cars side by side');

    const daily = cars.getByRole('rowgroup').filter({ hasText: /Daily/ });
    await expect(daily).toContainText('€210.00');
    const months = daysBetween('2026-01-05', browserDay()) / (365.25 / 12);
    const perMonth = formatMoney({ minor: 21_000 / months, currency: 'EUR' }, 'en');
    await expect(daily).toContainText(`${perMonth}–€0.105 per km–€210.00$9,000.50`);
    consoleErrors.length = 0;
  },
);
