import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';
import { fourRecords, YEAR } from './four-records.ts';

/** The records in view begin with these words. */
const expectRecords = (page: Page, ...titles: string[]) =>
  expect
    .poll(async () => {
      const records = page.getByRole('link', { name: /^(Cheap|Dear|Free|Gift)/ });
      return (await records.allTextContents()).map((text) => text.slice(0, 5)).toSorted();
    })
    .toEqual(titles.map((title) => expect.stringMatching(`^${title}`)));

test(
  'records are filtered by cost, and the filters are cleared where nothing is left',
  { tag: ['@SVC-09', '@SVC-10', '@FILT-11', '@FILT-12', '@FILT-13', '@FILT-14', '@FILT-15'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await fourRecords(owner, car.id);
    await page.goto(`/cars/${car.id}/history`);
    await page.getByRole('button', { name: /^Filter Records( \d)?$/ }).click();
    await page.getByLabel('Cost from').pressSequentially('x10');
    await expect(page.getByLabel('Cost from')).toHaveValue('10');
    await expectRecords(page, 'Cheap', 'Dear');
    await page.getByLabel('Cost to').pressSequentially('x499');
    await expect(page.getByLabel('Cost to')).toHaveValue('499');
    await expectRecords(page, 'Cheap');
    // Both bounds belong to the range.
    await page.getByLabel('Cost to').fill('500.25');
    await expectRecords(page, 'Cheap', 'Dear');
    await page.getByLabel('Cost to').fill('500.24');
    await expectRecords(page, 'Cheap');
    const nothing = page.getByText('No service records match your filters');
    await page.getByLabel('Cost from').fill('10.01');
    await expectRecords(page);
    await expect(nothing).toBeVisible();
    await page.getByLabel('Cost to').fill('');
    await expectRecords(page, 'Dear');
    await page.getByLabel('Cost from').fill('10');
    await page.getByLabel('Cost to').fill('499');
    await expectRecords(page, 'Cheap');
    // Without a cost it counts as nothing.
    await page.getByLabel('Cost from').fill('');
    await page.getByLabel('Cost to').fill('9');
    await expectRecords(page, 'Free', 'Gift');
    const bounds = ['Cost from', 'Cost to', 'Date from', 'Date to'];
    for (const label of bounds)
      await page.getByLabel(label).fill(label.startsWith('Cost') ? '9' : `${YEAR}-01-01`);
    const shop = page.getByRole('checkbox', { name: 'Best' });
    await shop.check();
    await nothing.locator('..').getByRole('button', { name: 'Clear Filters' }).click();
    await expectRecords(page, 'Cheap', 'Dear', 'Free', 'Gift');
    await expect(nothing).toHaveCount(0);
    for (const label of bounds) await expect(page.getByLabel(label)).toHaveValue('');
    await expect(shop).not.toBeChecked();
    // Each filter on its own leaves nothing, too.
    for (const [label, beyond] of [
      ['Cost from', '501'],
      ['Date from', `${YEAR + 1}-01-01`],
      ['Date to', `${YEAR - 2}-01-01`],
    ] as const) {
      await page.getByLabel(label).fill(beyond);
      await expect(nothing).toBeVisible();
      await page.getByLabel(label).fill('');
      await expect(nothing).toHaveCount(0);
    }
  },
);
