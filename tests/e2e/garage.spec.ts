import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { expect, notice, test, waitUntilQuiet } from './fixtures.ts';

test.describe('my cars', () => {
  test(
    'without a car both Home and My Cars lead to the form, My Cars also with one',
    { tag: ['@CARS-09', '@CARS-08', '@HOME-04', '@CARS-01'] },
    async ({ page, owner }) => {
      const main = page.getByRole('main');
      for (const [path, add] of [
        ['/cars', 'Add car'],
        ['/home', 'add car'],
      ] as const) {
        await page.goto(path);
        await expect(main).toHaveText(
          `No cars yetAdd your first car to start tracking its health${add}Import from other apps`,
        );
        await main.getByRole('link', { name: add }).click();
        await expect(page).toHaveURL(/\/cars\/add$/);
      }
      await newCar(owner);
      await page.goto('/cars');
      await expect(main.getByRole('checkbox')).toHaveAccessibleName('main car: Volvo V70');
      await expect(main.getByRole('checkbox')).toBeChecked();
      await page.getByRole('link', { name: 'Add car' }).click();
      await expect(page).toHaveURL(/\/cars\/add$/);
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
      await newCar(owner, { nickname: 'Bare' });
      await newIssue(owner, plain.id);
      await page.goto('/cars');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cars');
      const cards = page.getByRole('listitem');
      await expect(cards.locator('a')).toHaveText([
        /^Red RiderVolvo V70 · 2012 · 125\s000\skmNothing recorded yetIssues: No open issues$/,
        /^Saab 9-5Saab 9-5 · 2004 · 0\skmHave it checked soonIssues: 1 open issue$/,
        'BareVolvo V70 · 2012Nothing recorded yetIssues: No open issues',
      ]);
      await expect(
        cards.getByRole('checkbox', { name: /^main car: (Red Rider|Saab 9-5|Bare)$/ }),
      ).toHaveCount(3);
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
    async ({ page, owner, consoleErrors }) => {
      const first = await newCar(owner, { nickname: 'First' });
      const second = await newCar(owner, { nickname: 'Second' });
      await newCar(owner, { nickname: 'Third' });
      await page.goto('/cars');
      await expect(page.getByRole('listitem')).toHaveText([/First/, /Second/, /Third/]);
      const box = (name: string) =>
        page.getByRole('listitem').getByRole('checkbox', { name: `main car: ${name}` });
      await expect(box('First')).toBeChecked();
      await box('Second').click();
      await expect(box('Second')).toBeChecked();
      await expect(
        notice(page, 'Main car updated', 'This car will now appear first in your home screen', 'success'),
      ).toBeVisible();
      await expect(box('First')).not.toBeChecked();
      await expect
        .poll(() => owner.call('cars.list'))
        .toMatchObject({ mainCarId: second.id, selectedCarId: first.id });
      await page.reload();
      await expect(box('First')).not.toBeChecked();
      await expect(box('Second')).toBeChecked();
      await expect(box('Third')).not.toBeChecked();
      await box('Second').click({ force: true });
      await expect(box('Second')).toBeChecked();
      await page.reload();
      await expect(box('Second')).toBeChecked();
      await expect(box('First')).not.toBeChecked();
      await page.getByRole('link', { name: 'Home' }).click();
      const carousel = page.getByRole('region', { name: 'My Cars' });
      const slide = carousel.getByRole('group');
      await expect(slide).toHaveAttribute('aria-label', 'Second');
      const dots = carousel.getByRole('button', { name: /^(First|Second|Third)$/ });
      await expect(dots.first()).toHaveAccessibleName('Second');
      await expect(dots.nth(1)).toHaveAccessibleName('First');
      await expect(dots.last()).toHaveAccessibleName('Third');
      // The slide itself, and its copy that makes the carousel loop.
      const expectMark = async () => {
        await expect(slide.getByRole('link', { name: /Second/ }).filter({ hasText: /main car/ })).toHaveCount(
          2,
        );
        await expect(slide.getByText('main car')).toHaveCount(2);
      };
      await expectMark();
      const selected = async () => (await owner.call('cars.list')).selectedCarId;
      // Home selects the main car; leaving before that is saved would race with the next selection.
      await expect.poll(selected).toBe(second.id);
      // Whichever car is looked at.
      await dots.nth(1).click();
      await expect(slide).toHaveAttribute('aria-label', 'First');
      await expectMark();
      await expect.poll(selected).toBe(first.id);
      await dots.first().click();
      await expect(slide).toHaveAttribute('aria-label', 'Second');
      await expect.poll(selected).toBe(second.id);
      // The selected car is a choice of its own; both survive a reload.
      await page.goto(`/cars/${first.id}`);
      await expect
        .poll(() => owner.call('cars.list'))
        .toMatchObject({ selectedCarId: first.id, mainCarId: second.id });
      await page.goto('/reports');
      await expect(page.getByLabel('Choose a car')).toHaveValue(first.id);
      await page.goto('/cars');
      await expect(box('Second')).toBeChecked();
      await expect(box('First')).not.toBeChecked();
      // A refusal moves nothing, and does not say so.
      await page.route('**/api/settings', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 422, json: { code: 'UNPROCESSABLE', message: 'Refused' } })
          : route.fallback(),
      );
      await box('Third').click();
      await expect(notice(page, 'Error', 'Could not save. Please try again.', 'error')).toBeVisible();
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
      await expect(box('Second')).toBeChecked();
      await expect(box('Third')).not.toBeChecked();
      consoleErrors.length = 0; // the browser notes a refusal by itself
    },
  );

  test(
    'Back saves nothing; an unknown car returns to My Cars',
    { tag: ['@CAREDIT-03', '@CAREDIT-04', '@CAREDIT-05', '@ROUTE-34'] },
    async ({ page, owner, consoleErrors }) => {
      await newCar(owner, { brand: 'Opel' });
      const car = await newCar(owner);
      // Back does not lead to where one came from.
      await page.goto(`/car-view/${car.id}`);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Edit car' })).toBeVisible();
      await expect(page.getByLabel('Brand')).toHaveValue('Volvo');
      await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
      for (const field of ['Brand', 'Model', 'Nickname', 'License plate', 'VIN'])
        await page.getByLabel(field).fill('Saab');
      await page.getByLabel('Year').fill('2001');
      await page.getByLabel('Mileage (km)').fill('90000');
      await page.getByLabel('Transmission').selectOption('Manual');
      await page.getByLabel('Fuel type').selectOption('Diesel');
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
      await expect(page.getByRole('heading', { name: 'Volvo V70' })).toBeVisible();
      await waitUntilQuiet(page);
      expect((await owner.call('cars.list')).cars[1]).toEqual(car);
      // One that another device deletes meanwhile: no arrow leads to what was shown of it.
      const back = page.getByRole('link', { name: 'Back to My Cars' });
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Edit car' })).toBeVisible();
      await owner.call('cars.delete', { opId: newId(), carId: car.id });
      await expect(page.getByText('Car not found', { exact: true })).toBeVisible();
      await page.getByRole('banner').locator(back).click();
      await expect(page).toHaveURL(/\/cars$/);
      await page.goto(`/cars/edit/${newId()}`);
      await expect(page.getByText('Car not found', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Brand')).toHaveCount(0);
      await page.getByRole('main').locator(back).click();
      await expect(page).toHaveURL(/\/cars$/);
      consoleErrors.length = 0;
    },
  );
});
