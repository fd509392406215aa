import type { Page } from '@playwright/test';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, picture, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save fill-up' });

onlineTest(
  'more details stand behind a button; a contradiction is saved as it was typed',
  { tag: ['@FUEL-02', '@FUEL-12', '@FUEL-29', '@FUEL-30', '@FUEL-31', '@FUEL-32', '@LIM-08'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { fuelType: 'electric' });
    const fills = async () => (await owner.call('fills.list', { carId: car.id })).fills;
    const more = page.getByRole('button', { name: /^More details/ });
    await page.goto(`/fuel/${car.id}/new`);
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Discount')).toBeHidden();
    await more.click();
    await page.getByLabel('Time').fill('18:05');
    await page.getByLabel('Amount (kWh)').fill('40');
    await page.getByLabel('Total').fill('12');
    await page.getByLabel('Price per kWh').fill('0.5');
    await expect(page.getByText(/^At this price the total would be \$20.00/)).toBeVisible();
    await page.getByLabel('Discount').fill('8');
    await expect(page.getByText(/^At this price the total/)).toHaveCount(0);
    await page.getByLabel('Discount').fill('1,50');
    await page.getByLabel('Charged from (%)').fill('90');
    await page.getByLabel('Charged to (%)').fill('80');
    await expect(page.getByText(/^The charge ends lower than it began/)).toBeVisible();
    await page.getByLabel('Charged from (%)').fill('101');
    await page.getByLabel('Charging').selectOption('DC');
    await expectAccessible(page, 'more details of a charge');
    await page.getByRole('button', { name: /^More details/ }).click();
    await save(page).click();
    await expect(page.getByLabel('Charged from (%)')).toBeFocused();
    await page.getByLabel('Charged from (%)').fill('20');
    await save(page).click();
    await expect(rows(page)).toHaveText([
      /, 6:05 PM40 kWh · \$12\.00 · \$0\.50 · Discount \$1\.50 · 20% to 80% · DC–$/,
    ]);
    const saved = {
      time: '18:05',
      amount: 40_000,
      cost: 12,
      price: 0.5,
      discount: 1.5,
      socStart: 20,
      socEnd: 80,
      power: 'dc',
    };
    expect(await fills()).toMatchObject([saved]);

    await rows(page).getByRole('link').click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByLabel('Price per kWh')).toHaveValue('0.5');
    await expect(page.getByText(/^At this price the total would be \$18.50/)).toBeVisible();
    await page.getByLabel('Time').fill('');
    await save(page).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).not.toContainText('6:05');
    expect(await fills()).toMatchObject([{ ...saved, time: null, version: 2 }]);
  },
);

test(
  'pictures of a fill-up are added without a network, shown, and sent once afterwards',
  { tag: ['@FUEL-07', '@FUEL-34'] },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner);
    const fills = async () => (await owner.call('fills.list', { carId: car.id })).fills;
    await owner.call('fills.log', fillDraft(car.id, { km: 10_000, date: '2026-01-01' }));
    await page.goto(`/fuel/${car.id}`);
    await expect(rows(page)).toHaveCount(1);
    await isKept(page);
    await expect.poll(async () => (await keptReads(page)).join()).toContain('fills.list');
    await goOffline(context, line);
    await page.goto(`/fuel/${car.id}/new`);
    await page.getByLabel('Amount (L)').fill('42');
    await expect(page.getByText('Pictures and receipts')).toBeHidden();
    await page.getByRole('button', { name: /^More details/ }).click();
    await expect(page.getByText('Pictures and receipts')).toBeVisible();
    await page
      .getByLabel(/^Add pictures or a PDF/)
      .setInputFiles([
        await picture('pump.jpg'),
        { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf() },
      ]);
    await expect(page.getByRole('button', { name: /^Remove file/ })).toHaveCount(2);
    await save(page).click();
    await expect(rows(page).first()).toContainText('2 files');
    await page.reload();
    await expect(rows(page).first()).toContainText('Not yet sent');
    expect(await fills()).toHaveLength(1);
    await goOnline(context, line);
    await expect(rows(page).first()).not.toContainText('Not yet sent');
    await expect
      .poll(async () => (await fills())[0])
      .toMatchObject({ amount: 42_000, files: [{ kind: 'picture' }, { kind: 'document' }] });
    await expect(rows(page)).toHaveText([/2 files/, /40 L/]);
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('link', { name: 'Open file 2' })).toBeVisible();
    await page
      .getByRole('button', { name: /^Remove file/ })
      .first()
      .click();
    await save(page).click();
    await expect(rows(page).first()).toContainText('1 file');
    expect((await fills())[0]).toMatchObject({ files: [{ kind: 'document' }] });
    consoleErrors.length = 0;
  },
);
