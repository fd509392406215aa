import type { Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { giveFills } from '#tests/many-fills.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

const compared = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('carful: records compared').length);

/** Chunks of records in the browser. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('carful-records');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('the records do not open')));
    });
    const counting = database.transaction('chunks').objectStore('chunks').count();
    const count = await new Promise<number>((resolve) =>
      counting.addEventListener('success', () => resolve(counting.result)),
    );
    database.close();
    return count;
  });

test('fill-ups made of the records on the device are those of the server, and end with the session', async ({
  page,
  context,
  owner,
}) => {
  await context.addInitScript(() => localStorage.setItem('carful:records', 'compare'));
  const many = await giveFills(owner, 300);
  const { id: carId } = await newCar(owner, { fuelType: 'diesel' });
  const fill = await owner.call('fills.log', fillDraft(carId, { energy: 'diesel' }));
  // A difference is an error in the console, which fails the test.
  for (const path of [`/fuel/${many}`, `/fuel/${carId}`]) {
    await page.goto(path);
    await expect.poll(() => compared(page)).toBeGreaterThan(0);
  }
  const before = await compared(page);
  await owner.call('fills.log', fillDraft(carId, { energy: 'diesel', km: 98_900, date: '2026-01-20' }));
  await expect.poll(() => compared(page)).toBeGreaterThan(before);
  const other = await context.newPage();
  await other.goto(`/fuel/${carId}`);
  await owner.call('fills.delete', { opId: newId(), carId, fillId: fill.id });
  await expect.poll(() => compared(other)).toBeGreaterThan(1);
  expect(await stored(page)).toBeGreaterThan(16);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => stored(other)).toBe(0);
});
