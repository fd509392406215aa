import { addDays } from '#domain/days.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test(
  'consumption is plotted, in words and in a table; a rise begins an issue',
  { tag: '@long' },
  async ({ page, owner }) => {
    const other = await newCar(owner, { nickname: 'Other', fuelType: 'electric', batteryCapacity: 40_000 });
    await owner.call('fills.log', fillDraft(other.id, { energy: 'electric', cost: 5 }));
    const car = await newCar(owner);
    const log = (changes: object) => owner.call('fills.log', fillDraft(car.id, changes));
    for (let at = 0; at < 9; at++)
      await log({
        date: addDays('2025-12-01', at * 20),
        km: 10_000 + at * 600,
        amount: at < 6 ? 36_000 : 48_000,
        cost: 60,
        station: at % 2 === 0 ? 'Neste' : 'Viada',
      });
    await page.goto(`/fuel/${car.id}`);

    await test.step('consumption by month, year and season, by keyboard and in a table', async () => {
      const months = page.getByRole('slider', { name: 'Consumption by month, 2026' });
      await expect(months).toHaveAttribute('aria-valuetext', 'May 2026: 8.0 L/100 km');
      await months.press('Home');
      await expect(months).toHaveAttribute('aria-valuetext', 'January 2026: 6.0 L/100 km');
      await expect(page.getByText('6.9 L/100 km')).toBeVisible();
      await expect(page.getByText(/^Lowest: 6\.0 L\/100 km \(January 2026\)/)).toBeVisible();
      await page.getByRole('button', { name: 'By year' }).click();
      const years = page.getByRole('slider', { name: 'Consumption by year' });
      await expect(years).toHaveAttribute('aria-valuetext', '2026: 6.9 L/100 km');
      await page.getByRole('button', { name: 'By season' }).click();
      const seasons = page.getByRole('slider', { name: 'Consumption by season, all years' });
      await expect(seasons).toHaveAttribute('aria-valuetext', 'March–May: 7.5 L/100 km');
      await page.getByRole('button', { name: 'Show as table' }).click();
      const table = page.getByRole('table', { name: 'Consumption by season, all years' });
      await expect(table.getByRole('row', { name: /^December–February/ })).toHaveText(/6\.0 L\/100 km$/);
      await expect(table.getByRole('row', { name: /^June–August/ })).toHaveText(/–$/);
      await expectAccessible(page, 'statistics of fuel');
    });

    await test.step('a rise begins the log of an issue', async () => {
      const risen = /8\.0 L\/100 km instead of 6\.0 L\/100 km\.$/;
      await expect(page.getByText(/quarter more than usual: /)).toHaveText(risen);
      await page.getByRole('link', { name: 'Log Issue' }).click();
      const description = page.getByLabel('Describe what is happening with the car');
      await expect(description).toHaveValue(risen);
      // Of the car that uses more, which is not the first one.
      await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(car.id);
    });
  },
);
