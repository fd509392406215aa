import { addDays } from '#domain/days.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

test(
  'consumption is plotted, in words and in a table; a rise begins an issue',
  { tag: '@long' },
  async ({ page, owner }) => {
    const other = await newCar(owner, { nickname: 'Other', fuelType: 'electric', batteryCapacity: 40_000 });
    await owner.call('fills.log', fillDraft(other.id, { energy: 'electric', cost: 5 }));
    const car = await newCar(owner, { fuelType: 'hybrid' });
    const log = (changes: object) => owner.call('fills.log', fillDraft(car.id, changes));
    for (let at = 0; at < 9; at++)
      await log({
        date: addDays('2025-12-01', at * 20),
        km: 10_000 + at * 600,
        amount: at < 6 ? 36_000 : 48_000,
        cost: 60,
        station: at % 2 === 0 ? 'Neste' : 'Viada',
      });
    const charge = { energy: 'electric', isFull: false, station: null } as const;
    await log({ ...charge, date: '2025-12-02', km: 10_100, amount: 20_000, socEnd: 80 });
    await log({ ...charge, date: '2025-12-10', km: 10_300, amount: 30_000, socEnd: 60 });
    await owner.call('repairs.log', repairDraft(car.id, { date: '2026-02-05', cost: 84, mileage: null }));
    await page.goto(`/fuel/${car.id}`);

    const fact = (name: string) =>
      page.getByRole('definition').and(page.locator(`dt:text-is("${name}") + dd`));
    await test.step('a car with two energies has its cost per 100 km and both consumptions', async () => {
      await expect(fact('Cost per 100 km')).toHaveText('€12.60');
      await expect(fact('Gasoline')).toHaveText('6.8 L/100 km');
      await expect(fact('Electricity')).toHaveText('–');
      await expect(page.getByText(/^Each figure is calculated over the whole distance driven/)).toBeVisible();
    });

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

    await test.step('with too little it says what it needs; the capacity of the battery helps', async () => {
      await page.getByLabel('Fuel').selectOption('Electricity');
      await expect(page.getByText('Not enough data yet')).toBeVisible();
      await page.getByRole('link', { name: 'Add battery capacity' }).click();
      await page.getByLabel('Battery capacity (kWh)').fill('64');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(success(page, 'Car updated')).toBeVisible();
      await page.goto(`/fuel/${car.id}`);
      await expect(
        page
          .getByRole('definition')
          .filter({ hasText: /^21\.4 kWh\/100 km/ })
          .first(),
      ).toBeVisible();
    });

    await test.step('a rise begins the log of an issue, an unfinished one stays', async () => {
      const risen = /8\.0 L\/100 km instead of 6\.0 L\/100 km\.$/;
      await expect(page.getByText(/quarter more than usual: /)).toHaveText(risen);
      await page.getByRole('link', { name: 'Log Issue' }).click();
      const description = page.getByLabel('Describe what is happening with the car');
      await expect(description).toHaveValue(risen);
      // Of the car that uses more, which is not the first one.
      await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(car.id);
      await description.fill('It smokes');
      await page.goBack();
      await page.getByRole('link', { name: 'Log Issue' }).click();
      await expect(description).toHaveValue('It smokes');
    });
  },
);
