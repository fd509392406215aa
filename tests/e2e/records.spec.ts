import type { Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { giveFills } from '#tests/many-fills.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptChunks, keptReads, test } from './offline-fixtures.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const save = (page: Page) => page.getByRole('button', { name: 'Save fill-up' }).click();

test.describe('after one visit of Home, without a network', () => {
  test.use({ device: 'known' });
  // Chromium notes every lost request by itself.
  test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

  test(
    'the fill-ups of a car never opened are there, and what is changed shows until it is sent',
    { tag: ['@FUEL-07', '@OFF-07'] },
    async ({ page, context, owner, line }) => {
      const many = await giveFills(owner, 110);
      const { id: carId } = await newCar(owner, { fuelType: 'diesel' });
      for (const [at, km] of [10_000, 10_600].entries())
        await owner.call('fills.log', fillDraft(carId, { energy: 'diesel', km, date: `2026-01-0${at + 1}` }));
      await page.goto('/home');
      await isKept(page);
      await expect.poll(() => keptChunks(page)).toBeGreaterThan(8);
      await expect.poll(async () => (await keptReads(page)).join()).toContain('settings.read');
      await goOffline(context, line);
      await page.goto(`/fuel/${many}`);
      await expect(rows(page).first()).toBeVisible();
      await expect(page.getByRole('definition').first()).toBeVisible();
      await page.goto(`/fuel/${carId}`);
      await expect(rows(page)).toHaveText([/6\.7 L\/100 km$/, /–$/]);
      await page.getByRole('link', { name: 'Add fill-up' }).click();
      await expect(page.getByLabel('Price per L')).toHaveValue('1.56');
      await page.getByLabel('Amount (L)').fill('30');
      await page.getByLabel('Mileage (km)').fill('11 200');
      await save(page);
      await expect(rows(page)).toHaveText([/30\.00 L.*5\.0 L\/100 km$/, /6\.7 L\/100 km$/, /–$/]);
      await rows(page).nth(1).getByRole('link').click();
      await page.getByLabel('Amount (L)').fill('60');
      await save(page);
      await expect(rows(page)).toHaveText([/5\.0 L\/100 km$/, /60\.00 L.*10\.0 L\/100 km$/, /–$/]);
      // What was changed on another device meanwhile comes with the network, beside what waited.
      await goOnline(context, line);
      await expect
        .poll(async () => (await owner.call('fills.list', { carId })).fills.map(({ amount }) => amount))
        .toEqual([30_000, 60_000, 40_000]);
      await owner.call('fills.log', fillDraft(carId, { energy: 'diesel', km: 9_000, date: '2025-12-01' }));
      await expect(rows(page)).toHaveText([/^.*30\.00 L/, /60\.00 L/, /40\.00 L/, /40\.00 L/]);
    },
  );
});

onlineTest('a change shows in every tab, and log-out leaves nothing', async ({ page, context, owner }) => {
  const { id: carId } = await newCar(owner);
  const fill = await owner.call('fills.log', fillDraft(carId));
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto(`/fuel/${carId}`);
    await expect(rows(each)).toHaveCount(1);
  }
  await owner.call('fills.log', fillDraft(carId, { km: 98_900, date: '2026-01-20' }));
  for (const each of [page, other]) await expect(rows(each)).toHaveCount(2);
  await owner.call('fills.delete', { opId: newId(), carId, fillId: fill.id });
  for (const each of [page, other]) await expect(rows(each)).toHaveCount(1);
  expect(await keptChunks(page)).toBeGreaterThan(0);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => keptChunks(other)).toBe(0);
});

onlineTest('where a browser keeps no records they are read from the server', async ({ page, owner }) => {
  const { id: carId } = await newCar(owner);
  await owner.call('fills.log', fillDraft(carId));
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'carful-records') throw new DOMException('full', 'QuotaExceededError');
      return open.call(this, name, version);
    };
  });
  await page.goto(`/fuel/${carId}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().getByRole('link').click();
  await page.getByLabel('Amount (L)').fill('43');
  await save(page);
  await expect(rows(page)).toHaveText([/43\.00 L/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/43\.00 L/]);
});
