import type { Page } from '@playwright/test';
import { editing } from '#tests/applied-once.ts';
import { newCar, newIssue, otherCar, repairDraft, type Owner } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { planOf } from '#tests/reminders.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });

/** The second of two, with a problem and a repair of this year and of an earlier one. */
async function usedCar(owner: Owner) {
  await otherCar(owner);
  const car = await newCar(owner);
  await newIssue(owner, car.id, { description: 'It squeals' });
  const date = `${new Date().getFullYear()}-01-01`;
  await owner.call('repairs.log', repairDraft(car.id, { title: 'New pads', date, currency: 'USD' }));
  const before = { title: 'Oil', date: '2020-01-01', currency: 'USD' };
  await owner.call('repairs.log', repairDraft(car.id, before));
  return car;
}

function costsOn(page: Page) {
  const costs = page.getByRole('heading', { name: 'Service Costs' }).locator('..');
  // The bar itself: this year's share of all of it.
  return { costs, bar: costs.locator('div[style]') };
}

test.describe('one car', () => {
  test(
    'its data, edit, and a delete confirmation that names it',
    { tag: ['@ROUTE-33', '@CARDET-01', '@CARDET-02', '@CARDET-03', '@CARDET-23', '@GEN-06'] },
    async ({ page, owner }) => {
      await otherCar(owner);
      const car = await newCar(owner, {
        nickname: 'Red',
        vin: 'YV1',
        licensePlate: 'AB-1',
        mileage: 10500,
        transmission: 'manual',
        fuelType: 'hybrid',
        engineType: 'D5',
        batteryCapacity: 11_200,
      });
      await page.goto(`/cars/${car.id}`);
      const specs = page.getByRole('heading', { name: 'Specifications' }).locator('+ dl > div');
      await expect(specs).toHaveText([
        'BrandVolvo',
        'ModelV70',
        'Year2012',
        'License plateAB-1',
        'VINYV1',
        'Mileage10 500 km',
        'TransmissionManual',
        'Fuel typeHybrid',
        'Engine type or modificationD5',
        'Battery capacity11.2 kWh',
      ]);
      await page.getByRole('link', { name: 'Edit' }).click();
      await expect(page).toHaveURL(new RegExp(`/cars/edit/${car.id}$`));
      await page.goBack();
      const askToDelete = async () => {
        await page.getByRole('button', { name: 'More actions' }).click();
        await page.getByRole('button', { name: 'Delete car' }).click();
      };
      await expect(specs.first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
      await askToDelete();
      const question = page.getByRole('alertdialog', { name: 'Delete "Red"?' });
      await expect(question).toHaveAccessibleDescription(
        'Are you sure you want to delete this car? It stays in the trash with all its records for 30 days; its share links end at once and do not come back.',
      );
      await question.getByRole('button', { name: 'Cancel' }).click();
      await waitUntilQuiet(page);
      expect((await owner.call('cars.list')).cars).toHaveLength(2);
      await askToDelete();
      await question.getByRole('button', { name: 'Confirm Delete' }).click();
      await expect(page).toHaveURL(/\/cars$/);
      expect((await owner.call('cars.list')).cars.map(({ nickname }) => nickname)).toEqual(['Other']);
    },
  );

  test(
    'its issues, a link to log the first one, and an unknown car',
    { tag: ['@CARDET-04', '@CARDET-05', '@CARDET-06', '@CARDET-07'] },
    async ({ page, owner }) => {
      await otherCar(owner);
      const car = await newCar(owner);
      const first = page.getByRole('link', { name: 'Log Your First Issue' });
      const another = page.getByRole('link', { name: '+ Add New' });
      await page.goto(`/cars/${car.id}`);
      await expect(first).toBeVisible();
      await expect(another).toHaveCount(0);
      await first.click();
      await expect(page).toHaveURL(/\/log-symptom$/);
      const squeal = await newIssue(owner, car.id, { description: 'It squeals' });
      await owner.call('repairs.log', repairDraft(car.id, { resolvedIssues: [squeal.id] }));
      await page.goto(`/cars/${car.id}`);
      await expect(another).toBeVisible();
      await expect(first).toHaveCount(0);
      await another.click();
      await expect(page).toHaveURL(/\/log-symptom$/);
      const issue = await newIssue(owner, car.id, { description: 'It leaks', date: '2026-03-05T10:00:00Z' });
      await newIssue(owner, car.id, { description: 'It rattles', date: '2026-03-06T10:00:00Z' });
      await page.goBack();
      await page.getByRole('link', { name: /^It leaks/ }).click();
      await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${issue.id}$`));
      await page.goto(`/cars/${newId()}`);
      await expect(page.getByText('Car Not Found', { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to My Cars' }).click();
      await expect(page).toHaveURL(/\/cars$/);
    },
  );

  test(
    'the dashboard shows health, the three newest of each, and links to all',
    {
      tag: ['@CARDET-08', '@CARDET-12', '@CARDET-13', '@CARDET-14', '@CARDET-15', '@CARDET-16', '@CARDET-17'],
    },
    async ({ page, owner }) => {
      await otherCar(owner);
      const car = await newCar(owner);
      const repairs = new Map<number, string>();
      // Not in the order of their days.
      for (const n of [3, 1, 4, 2]) {
        const date = `2026-01-0${n}`;
        const issue = await newIssue(owner, car.id, {
          description: `Issue number ${n}`,
          date: `${date}T10:00:00Z`,
        });
        // Resolved ones are listed as well.
        const resolvedIssues = n === 3 ? [issue.id] : [];
        const repair = repairDraft(car.id, { title: `Repair number ${n}`, date, resolvedIssues });
        repairs.set(n, (await owner.call('repairs.log', repair)).id);
      }
      const health = page.getByRole('heading', { name: 'Health status' }).locator('..');
      for (const [width, height] of [
        [195, 422],
        [320, 568],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(`/car-view/${car.id}`);
        await expect(health).toContainText('3 open issues');
        await expect(page.locator('[data-danger]').or(health).first()).toBeInViewport({ ratio: 1 });
      }
      const recent = (name: string) =>
        page
          .locator('section')
          .filter({ has: page.getByRole('heading', { name }) })
          .getByRole('link');
      await expect(recent('Recent problems')).toHaveText([
        '+ Add New',
        'Issue number 4Have it checked soonOpenJan 4, 2026',
        'Issue number 3ResolvedJan 3, 2026',
        'Issue number 2Have it checked soonOpenJan 2, 2026',
        'View All Issues',
      ]);
      await expect(recent('Recent repairs')).toHaveText([
        'Repair number 4Jan 4, 2026€120.50',
        'Repair number 3Jan 3, 2026€120.50',
        'Repair number 2Jan 2, 2026€120.50',
        'View All Repairs',
      ]);
      for (const [at, n] of [4, 3, 2].entries()) {
        const address = `/log-repair/${car.id}/${repairs.get(n)}`;
        await expect(recent('Recent repairs').nth(at)).toHaveAttribute('href', address);
      }
      const report = page.getByRole('link', { name: /Generate Health Report/ });
      await expect(report).toHaveText('Generate Health ReportShareable PDF report');
      await expect(report).toHaveAttribute('href', '/reports');
      // The resolved one, too, where all problems are asked for.
      for (const [all, four] of [
        ['View All Issues', [4, 3, 2, 1].map((n) => new RegExp(`^Issue number ${n}`))],
        ['View All Repairs', [4, 3, 2, 1].map((n) => new RegExp(`^Repair number ${n}`))],
      ] as const) {
        await page.getByRole('link', { name: all }).click();
        await expect(page).toHaveURL(new RegExp(`/cars/${car.id}/history$`));
        await expect(page.getByRole('link', { name: /^(Issue|Repair) number/ })).toHaveText(four);
        await expect(page.getByText('Of the other car')).toHaveCount(0);
        await page.goBack();
      }
      await page.getByRole('link', { name: /^Repair number 3/ }).click();
      await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}/${repairs.get(3)}$`));
    },
  );

  test(
    'the dashboard links on and can delete its car',
    { tag: ['@CARDET-09', '@CARDET-10', '@CARDET-11', '@CARDET-18', '@CARDET-23', '@STAT-23', '@STAT-24'] },
    async ({ page, owner }) => {
      await otherCar(owner);
      const car = await newCar(owner, { nickname: 'Red' });
      const otherId = (await owner.call('cars.list')).mainCarId!;
      await owner.call('settings.edit', {
        ...editing(await owner.call('settings.read')),
        changes: { mainCarId: { from: otherId, to: car.id }, selectedCarId: { from: otherId, to: car.id } },
      });
      await page.goto(`/car-view/${car.id}`);
      await expect(page.getByRole('link', { name: 'Log Symptom' })).toHaveAttribute('href', '/log-symptom');
      await expect(page.getByRole('link', { name: 'Log Repair' })).toHaveAttribute(
        'href',
        `/log-repair/${car.id}`,
      );
      await expect(
        part(page, 'Recent problems').getByRole('link', { name: 'View All Issues' }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('button', { name: 'Delete car' }).click();
      const question = page.getByRole('alertdialog', { name: 'Delete "Red"?' });
      await expect(question).toHaveAccessibleDescription(
        'Are you sure you want to delete this car? It stays in the trash with all its records for 30 days; its share links end at once and do not come back.',
      );
      await question.getByRole('button', { name: 'Confirm Delete' }).click();
      await expect(page).toHaveURL(/\/cars$/);
      await expect(page.getByRole('checkbox', { name: 'main car: Other' })).toBeChecked();
      const { cars, ...chosen } = await owner.call('cars.list');
      expect(cars.map(({ nickname }) => nickname)).toEqual(['Other']);
      expect(chosen).toEqual({ selectedCarId: otherId, mainCarId: otherId });
    },
  );

  test(
    'its health is on Home, on its card and on its details',
    { tag: ['@GEN-13', '@HEALTH-15', '@CARDET-08', '@CARS-06'] },
    async ({ page, owner }) => {
      const car = await newCar(owner, { nickname: 'Red' });
      const plan = planOf({ dueDate: '2099-01-01' });
      await owner.call('reminders.add', reminderDraft(car.id, { plan }));
      const other = await newCar(owner, { nickname: 'Other' });
      for (const n of [1, 2, 3]) await newIssue(owner, other.id, { description: `Other ${n}` });
      for (const health of ['All good', '1 open issue', '2 open issues']) {
        if (health !== 'All good') await newIssue(owner, car.id, { description: `Before ${health}` });
        const [status, checked] = ['Nothing is due', 'Have it checked soon'];
        const own = `${health === 'All good' ? status : checked}Issues: ${health}`;
        const pressing = health === 'All good' ? '' : checked;
        const others = `${checked}Issues: 3 open issues`;
        await page.goto('/home');
        // The loop begins with a copy of the last slide and ends with one of the first.
        await expect(page.getByRole('region', { name: 'My Cars' }).locator('a')).toHaveText([
          `Other${others}`,
          `main carRed${pressing}Issues: ${health}`,
          `Other${others}`,
          `main carRed${pressing}Issues: ${health}`,
        ]);
        await page.goto('/cars');
        await expect(page.getByRole('listitem').locator('a')).toHaveText([
          `RedVolvo V70 · 2012${own}`,
          `OtherVolvo V70 · 2012${others}`,
        ]);
        for (const path of [`/cars/${car.id}`, `/car-view/${car.id}`]) {
          await page.goto(path);
          await expect(page.getByRole('main').getByText(health, { exact: true })).toBeVisible();
          await expect(page.getByRole('main').getByText('3 open issues')).toHaveCount(0);
        }
      }
    },
  );

  test(
    'its details have both timelines and what it cost',
    {
      tag: ['@CARDET-19', '@CARDET-20', '@CARDET-21', '@CARDET-22', '@TL-14', '@COST-01', '@COST-02'],
    },
    async ({ page, owner }) => {
      const car = await usedCar(owner);
      await page.goto('/home');
      const addIssue = page.getByRole('link', { name: 'Add New Issue' });
      await expect(addIssue).toBeVisible();
      await page.goto(`/cars/${car.id}`);
      await page.getByRole('link', { name: 'History' }).click();
      await page.getByRole('button', { name: /^Filter Records( \d)?$/ }).click();
      await expect(page.getByRole('group', { name: 'Filter Issues' })).toBeVisible();
      await expect(addIssue).toHaveCount(0);
      const records = page.getByRole('main').getByRole('link');
      const squeal = records.filter({ hasText: /^It squeals/ });
      await expect(squeal).toBeVisible();
      await page.getByRole('button', { name: 'Repairs' }).click();
      await expect(squeal).toHaveCount(0);
      await expect(records.filter({ hasText: /^(New pads|Oil)/ })).toHaveText([/^New pads/, /^Oil/]);
      await page.getByRole('link', { name: 'Costs', exact: true }).click();
      const { costs, bar } = costsOn(page);
      await expect(costs).toHaveText(
        'Service CostsRepairs and documents, without fuel and chargingThis Year$120.50Lifetime$241.00',
      );
      await expect(bar).toHaveAttribute('style', 'width: 50%;');
      await page.evaluate(() => (window.print = () => (document.title = 'Printed')));
      await page.getByRole('button', { name: 'Print' }).click();
      await expect(page).toHaveTitle('Printed');
    },
  );
});
