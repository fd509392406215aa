import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { expect, notice, test } from './fixtures.ts';

test.describe('my cars', () => {
  test(
    'without a car both Home and My Cars lead to the form',
    { tag: ['@CARS-09', '@CARS-08', '@HOME-04'] },
    async ({ page, owner }) => {
      expect(owner.id).toBeTruthy();
      const main = page.getByRole('main');
      for (const [path, add] of [
        ['/cars', 'Add car'],
        ['/home', 'add car'],
      ] as const) {
        await page.goto(path);
        await expect(main).toHaveText(`No cars yetAdd your first car to start tracking its health${add}`);
        await main.getByRole('link', { name: add }).click();
        await expect(page).toHaveURL(/\/cars\/add$/);
      }
    },
  );

  test(
    'a card describes its car and opens it as the selected car',
    {
      tag: ['@CARS-01', '@CARS-02', '@CARS-03', '@CARS-04', '@CARS-05', '@CARS-06', '@CARS-07', '@ROUTE-31'],
    },
    async ({ page, owner }) => {
      const named = await newCar(owner, { nickname: 'Red Rider', mileage: 125000 });
      const plain = await newCar(owner, { brand: 'Saab', model: '9-5', year: 2004, mileage: 0 });
      await newIssue(owner, plain.id);
      await page.goto('/cars');
      const cards = page.getByRole('listitem');
      await expect(cards.locator('a')).toHaveText([
        /^Red RiderVolvo V70 · 2012 · 125\s000\skmAll good$/,
        /^Saab 9-5Saab 9-5 · 2004 · 0\skm1 open issue$/,
      ]);
      await expect(cards.getByRole('checkbox', { name: /^main car: (Red Rider|Saab 9-5)$/ })).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'Add car' })).toHaveAttribute('href', '/cars/add');
      await cards.nth(1).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/cars/${plain.id}$`));
      await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(plain.id);
      expect(named.id).not.toBe(plain.id);
    },
  );

  test(
    'ticking another car makes it the main car, first on Home',
    { tag: ['@CARS-01', '@GEN-04', '@GEN-05', '@ENT-18', '@STAT-25', '@STAT-26', '@STAT-27', '@HOME-10'] },
    async ({ page, owner }) => {
      const first = await newCar(owner, { nickname: 'First' });
      const second = await newCar(owner, { nickname: 'Second' });
      await page.goto('/cars');
      await expect(page.getByRole('listitem')).toHaveText([/First/, /Second/]);
      const box = (name: string) =>
        page.getByRole('listitem').getByRole('checkbox', { name: `main car: ${name}` });
      await expect(box('First')).toBeChecked();
      await box('Second').check();
      await expect(
        notice(page, 'Main car updated', 'This car will now appear first in your home screen', 'success'),
      ).toBeVisible();
      await expect(box('First')).not.toBeChecked();
      await expect.poll(async () => (await owner.call('cars.list')).mainCarId).toBe(second.id);
      await box('Second').click({ force: true });
      await expect(box('Second')).toBeChecked();
      await page.getByRole('link', { name: 'Home' }).click();
      const slide = page.getByRole('region', { name: 'My Cars' }).getByRole('group');
      await expect(slide).toHaveAttribute('aria-label', 'Second');
      // The slide itself, and its copy that makes the carousel loop.
      await expect(slide.getByRole('link', { name: /Second/ }).filter({ hasText: /main car/ })).toHaveCount(
        2,
      );
      await expect(slide.getByText('main car')).toHaveCount(2);
      expect(first.id).toBeTruthy();
    },
  );

  test(
    'Back saves nothing; an unknown car returns to My Cars',
    { tag: ['@CAREDIT-03', '@CAREDIT-04', '@CAREDIT-05'] },
    async ({ page, owner, consoleErrors }) => {
      const car = await newCar(owner);
      await page.goto(`/cars/edit/${car.id}`);
      await page.getByLabel('Brand').fill('Saab');
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
      await expect(page.getByRole('heading', { name: 'Volvo V70' })).toBeVisible();
      await page.goto(`/cars/edit/${newId()}`);
      await expect(page.getByText('Car not found', { exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Back to My Cars' }).click();
      await expect(page).toHaveURL(/\/cars$/);
      consoleErrors.length = 0;
    },
  );
});
