import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { drafts, expect, test } from './fixtures.ts';

const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0)); // the browser notes a 409 by itself

test('after logging out in another tab nothing typed here is kept (D3)', async ({ page, context, owner }) => {
  await newCar(owner);
  await page.goto('/log-symptom');
  await describeField(page).fill('It squeals when braking');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  const second = await context.newPage();
  await second.goto('/settings');
  await second.getByRole('button', { name: 'Log out' }).click();
  await expect(second).toHaveURL(/\/login$/);
  await expect(page).toHaveURL(/\/login$/);
  expect(await drafts(second)).toEqual([]);
  await page.close({ runBeforeUnload: true });
  expect(await drafts(second)).toEqual([]);
});

test(
  'a problem that another tab has sent and that is not found by then leads to its car',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto('/log-symptom');
    // What another tab does while it sends: it holds the lock, and takes the problem out of the queue.
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          void navigator.locks.request(name, () => {
            resolve();
            return new Promise<void>((release) => Object.assign(globalThis, { release }));
          });
        }),
      `carful:outbox:${owner.id}`,
    );
    await describeField(page).fill('It squeals when braking');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish symptom log' }).click();
    const takeOut = () =>
      page.evaluate(async () => {
        // Looking must not make the database.
        if (!(await indexedDB.databases()).some(({ name }) => name === 'carful')) return 0;
        return new Promise<number>((resolve) => {
          const opening = indexedDB.open('carful');
          opening.addEventListener('success', () => {
            const queue = opening.result.transaction('operations', 'readwrite').objectStore('operations');
            const count = queue.count();
            count.addEventListener('success', () => resolve(count.result));
            queue.clear();
            opening.result.close();
          });
        });
      });
    await expect.poll(takeOut).toBe(1);
    await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
    expect((await owner.call('issues.list', { carId: car.id })).issues).toEqual([]);
  },
);
