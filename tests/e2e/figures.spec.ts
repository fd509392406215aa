import { addDays } from '#domain/days.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

test(
  'consumption, prices, stations and costs are plotted, in words and in tables; a rise begins an issue',
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

    await test.step('prices, stations, and the cost per km with and without fuel', async () => {
      await page.getByRole('button', { name: 'Price' }).click();
      await expect(page.getByRole('slider', { name: 'Price per L by month, 2026' })).toHaveAttribute(
        'aria-valuetext',
        'May 2026: Average €1.250, Lowest €1.250, Highest €1.250',
      );
      await page.getByRole('button', { name: 'By year' }).click();
      await expect(page.getByRole('slider', { name: 'Price per L by year' })).toHaveAttribute(
        'aria-valuetext',
        '2026: Average €1.458, Lowest €1.250, Highest €1.667',
      );
      await page.getByRole('button', { name: 'Show as table' }).click();
      const prices = page.getByRole('table', { name: 'Price per L by year' });
      await expect(prices.getByRole('row', { name: /^2025/ })).toHaveText('2025€1.667€1.667€1.667');
      await page.getByRole('button', { name: 'Stations' }).click();
      const stations = page.getByRole('table', { name: 'Stations' });
      await expect(stations.getByRole('row', { name: /^Neste/ })).toHaveText(/Fill-ups: 5€1\.4716\.5 L/);
      await page.getByRole('button', { name: 'Cost per km' }).click();
      await expect(fact('With fuel')).toHaveText('€0.120');
      await expect(fact('Without fuel')).toHaveText('€0.020');
      const byYear = page.getByRole('slider', { name: 'Cost per km by year' });
      await expect(byYear).toHaveAttribute(
        'aria-valuetext',
        '2026: Fuel €0.100, Everything else €0.020, Total €0.120',
      );
      await page.getByRole('button', { name: 'Show as table' }).click();
      const perKm = page.getByRole('table', { name: 'Cost per km by year' });
      await expect(perKm.getByRole('row', { name: /^2026/ })).toHaveText('2026€0.100€0.020€0.120');
    });

    await test.step('with too little it says what it needs; the capacity of the battery helps', async () => {
      await page.getByRole('button', { name: 'Consumption' }).click();
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
