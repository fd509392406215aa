import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { expect, test } from './fixtures.ts';

test.describe('my cars', () => {
  test('[CARS-09, CARS-08, HOME-04] without a car both Home and My Cars lead to the form', async ({
    page,
    owner,
  }) => {
    expect(owner.id).toBeTruthy();
    await page.goto('/cars');
    await expect(page.getByText('Add your first car to start tracking its health')).toBeVisible();
    await page.getByRole('link', { name: 'Add car' }).click();
    await expect(page).toHaveURL(/\/cars\/add$/);
    await page.goto('/home');
    await page.getByRole('link', { name: 'add car' }).click();
    await expect(page).toHaveURL(/\/cars\/add$/);
  });

  test('[CARS-01, CARS-02, CARS-03, CARS-04, CARS-05, CARS-06, CARS-07] a card says what a car is, and opens it as the selected one', async ({
    page,
    owner,
  }) => {
    const named = await newCar(owner, { nickname: 'Red Rider', mileage: 125000 });
    const plain = await newCar(owner, { brand: 'Saab', model: '9-5', year: 2004 });
    await newIssue(owner, plain.id);
    await page.goto('/cars');
    const cards = page.getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText('Red Rider');
    await expect(cards.nth(0)).toContainText(/Volvo V70 · 2012 · 125\s000\skm/);
    await expect(cards.nth(0)).toContainText('All good');
    await expect(cards.nth(1)).toContainText('Saab 9-5');
    await expect(cards.nth(1)).toContainText('1 open issue');
    await expect(cards.getByRole('checkbox', { name: 'main car' })).toHaveCount(2);
    await cards.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/cars/${plain.id}$`));
    await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(plain.id);
    expect(named.id).not.toBe(plain.id);
  });

  test('[STAT-25, STAT-26, STAT-27, HOME-10] ticking another car makes it the main one, first on Home', async ({
    page,
    owner,
  }) => {
    const first = await newCar(owner, { nickname: 'First' });
    const second = await newCar(owner, { nickname: 'Second' });
    await page.goto('/cars');
    const box = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('checkbox', { name: 'main car' });
    await expect(box('First')).toBeChecked();
    await box('Second').check();
    await expect(page.getByText('Main car updated')).toBeVisible();
    await expect(page.getByText('This car will now appear first in your home screen')).toBeVisible();
    await expect(box('First')).not.toBeChecked();
    await expect.poll(async () => (await owner.call('cars.list')).mainCarId).toBe(second.id);
    await box('Second').click({ force: true });
    await expect(box('Second')).toBeChecked();
    await page.getByRole('link', { name: 'Home' }).click();
    const slide = page.getByRole('region', { name: 'My Cars' }).getByRole('group');
    await expect(slide).toHaveAttribute('aria-label', 'Second');
    // The slide itself, and its copy that makes the carousel loop.
    await expect(slide.getByRole('link', { name: /Second/ }).filter({ hasText: 'main car' })).toHaveCount(2);
    await expect(slide.getByText('main car')).toHaveCount(2);
    expect(first.id).toBeTruthy();
  });
});

test.describe('the forms', () => {
  test('[CARADD-01, CARADD-03, CARADD-04, VAL-27, VAL-28] the add form offers its fields and says what is missing', async ({
    page,
    owner,
  }) => {
    expect(owner.id).toBeTruthy();
    await page.goto('/cars/add');
    for (const label of [
      'Brand',
      'Model',
      'Year',
      'Nickname',
      'VIN',
      'License plate',
      'Mileage',
      'Transmission',
      'Fuel type',
    ]) {
      await expect(page.getByLabel(label)).toBeVisible();
    }
    for (const label of ['Transmission', 'Fuel type']) {
      await expect(page.getByLabel(label).locator('option').first()).toHaveText('(Select)');
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    await expect(page.getByLabel('Year')).toHaveAttribute('min', '1900');
    await expect(page.getByLabel('Year')).toHaveAttribute('max', String(new Date().getFullYear()));
    const toast = page.getByText('Brand, model, and year are required to add a car.');
    for (const [brand, model, year] of [
      ['', 'V70', '2012'],
      ['Volvo', '', '2012'],
      ['Volvo', 'V70', ''],
      ['Volvo', 'V70', '1899'],
    ] as const) {
      await page.getByLabel('Brand').fill(brand);
      await page.getByLabel('Model').fill(model);
      await page.getByLabel('Year').fill(year);
      await page.getByRole('button', { name: 'Add car' }).click();
      await expect(page.getByText('Incomplete Information').first()).toBeVisible();
      await expect(toast.first()).toBeVisible();
    }
    expect((await owner.call('cars.list')).cars).toEqual([]);
  });

  test('[VAL-29, VAL-30, STAT-21, STAT-22] mileage may be absent, never negative; the first car is selected and main', async ({
    page,
    owner,
  }) => {
    await page.goto('/cars/add');
    await page.getByLabel('Brand').fill('Volvo');
    await page.getByLabel('Model').fill('V70');
    await page.getByLabel('Year').fill('2012');
    await page.getByLabel('Mileage').fill('-1');
    await page.getByRole('button', { name: 'Add car' }).click();
    await expect(page.getByText('Enter the mileage as a whole number')).toBeVisible();
    await page.getByLabel('Mileage').fill('');
    await page.getByRole('button', { name: 'Add car' }).click();
    await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
    const { cars, selectedCarId, mainCarId } = await owner.call('cars.list');
    expect(cars).toMatchObject([{ year: 2012, mileage: null }]);
    expect([selectedCarId, mainCarId]).toEqual([cars[0]!.id, cars[0]!.id]);
  });

  test('what was typed survives a reload, photo and all, and can be let go', async ({ page, owner }) => {
    expect(owner.id).toBeTruthy();
    await page.goto('/cars/add');
    await page.getByLabel('Brand').fill('Saab');
    await page
      .getByLabel('Add photo')
      .setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer: await phonePicture() });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.reload();
    await expect(page.getByLabel('Brand')).toHaveValue('Saab');
    await expect(page.getByRole('img', { name: 'car.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('Brand')).toHaveValue('');
  });

  test('[CAREDIT-01, CAREDIT-02, TOAST-04, VAL-31, VAL-32, VAL-33, VAL-34, VAL-35] the edit form is filled, says what is wrong and saves', async ({
    page,
    owner,
  }) => {
    const car = await newCar(owner, {
      nickname: 'Red',
      vin: 'YV1',
      licensePlate: 'AB-1',
      mileage: 10,
      transmission: 'cvt',
      fuelType: 'diesel',
    });
    await page.goto(`/cars/edit/${car.id}`);
    await expect(page.getByLabel('Brand')).toHaveValue('Volvo');
    await expect(page.getByLabel('Year')).toHaveValue('2012');
    await expect(page.getByLabel('Transmission')).toHaveValue('cvt');
    await page.getByLabel('Brand').fill('');
    await page.getByLabel('Model').fill(' ');
    for (const year of ['202', '20201']) {
      await page.getByLabel('Year').fill(year);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Year must be a 4-digit number')).toBeVisible();
    }
    await expect(page.getByText('Brand is required')).toBeVisible();
    await expect(page.getByText('Model is required')).toBeVisible();
    await page.getByLabel('Brand').fill('Saab');
    await page.getByLabel('Model').fill('9-5');
    await page.getByLabel('Year').fill('2004');
    for (const label of ['Nickname', 'VIN', 'License plate', 'Mileage'])
      await page.getByLabel(label).fill('');
    await page.getByLabel('Transmission').selectOption('');
    await page.getByLabel('Fuel type').selectOption('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Car updated')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
    expect((await owner.call('cars.list')).cars).toMatchObject([
      {
        brand: 'Saab',
        model: '9-5',
        year: 2004,
        nickname: null,
        vin: null,
        licensePlate: null,
        mileage: null,
        transmission: null,
        fuelType: null,
      },
    ]);
  });

  test('[CAREDIT-03, CAREDIT-04, CAREDIT-05] back saves nothing, an unknown car leads back to My Cars', async ({
    page,
    owner,
    consoleErrors,
  }) => {
    const car = await newCar(owner);
    await page.goto(`/cars/edit/${car.id}`);
    await page.getByLabel('Brand').fill('Saab');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
    await expect(page.getByRole('heading', { name: 'Volvo V70' })).toBeVisible();
    await page.goto(`/cars/edit/${newId()}`);
    await expect(page.getByText('Car not found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to My Cars' }).click();
    await expect(page).toHaveURL(/\/cars$/);
    consoleErrors.length = 0;
  });

  test('an edit that clashes with another device shows both sides and keeps the form', async ({
    page,
    owner,
    consoleErrors,
  }) => {
    const car = await newCar(owner, { nickname: 'Old' });
    await page.goto(`/cars/edit/${car.id}`);
    await page.getByLabel('Nickname').fill('Mine');
    const theirs = { nickname: { from: 'Old', to: 'Theirs' }, mileage: { from: null, to: 77 } };
    await owner.call('cars.edit', {
      opId: newId(),
      carId: car.id,
      baseVersion: car.version,
      changes: theirs,
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'This record was changed on another device' });
    await expect(dialog).toContainText('Mine');
    await expect(dialog).toContainText('Theirs');
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect(page.getByText('Car updated')).toBeVisible();
    expect((await owner.call('cars.list')).cars).toMatchObject([{ nickname: 'Mine', mileage: 77 }]);
    consoleErrors.length = 0; // the browser notes the 409 by itself
  });
});

test.describe('one car', () => {
  test('[CARDET-01, CARDET-02, CARDET-03, CARDET-23] its data, edit, and a question that names it before it goes', async ({
    page,
    owner,
  }) => {
    const car = await newCar(owner, {
      nickname: 'Red',
      vin: 'YV1',
      licensePlate: 'AB-1',
      mileage: 10500,
      transmission: 'manual',
      fuelType: 'diesel',
      engineType: 'D5',
    });
    await page.goto(`/cars/${car.id}`);
    for (const fact of ['Volvo', 'V70', '2012', 'YV1', 'AB-1', '10 500 km', 'Manual', 'Diesel', 'D5']) {
      await expect(page.locator('dd').filter({ hasText: fact }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/cars/edit/${car.id}$`));
    await page.goBack();
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Delete "Red"?');
    await expect(question).toContainText(
      'Are you sure you want to delete this car? This action cannot be undone.',
    );
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await owner.call('cars.list')).cars).toHaveLength(1);
    await page.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(page).toHaveURL(/\/cars$/);
    expect((await owner.call('cars.list')).cars).toEqual([]);
  });

  test('[CARDET-04, CARDET-05, CARDET-06, CARDET-07] its issues, the way to a first one, and no car that is not there', async ({
    page,
    owner,
  }) => {
    const car = await newCar(owner);
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('link', { name: 'Log Your First Issue' }).click();
    await expect(page).toHaveURL(/\/log-symptom$/);
    const issue = await newIssue(owner, car.id, { description: 'It squeals' });
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('link', { name: '+ Add New' }).click();
    await expect(page).toHaveURL(/\/log-symptom$/);
    await page.goBack();
    await page.getByRole('heading', { name: 'It squeals' }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${issue.id}$`));
    await page.goto(`/cars/${newId()}`);
    await expect(page.getByText('Car Not Found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to My Cars' }).click();
    await expect(page).toHaveURL(/\/cars$/);
  });

  test('[CARDET-08, CARDET-12, CARDET-13, CARDET-14, CARDET-15, CARDET-16, CARDET-17] the dashboard shows health, the three newest of each, and the way to all', async ({
    page,
    owner,
  }) => {
    const car = await newCar(owner);
    for (const n of [1, 2, 3, 4]) {
      await newIssue(owner, car.id, { description: `Issue number ${n}`, date: `2026-01-0${n}T10:00:00Z` });
      await owner.call(
        'repairs.log',
        repairDraft(car.id, { title: `Repair number ${n}`, date: `2026-01-0${n}` }),
      );
    }
    await page.goto(`/car-view/${car.id}`);
    await expect(page.getByText('4 open issues')).toBeVisible();
    await expect(page.getByText('Health status')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Issue number/ })).toHaveCount(3);
    await expect(page.getByText('Issue number 1')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Repair number/ })).toHaveCount(3);
    const report = page.getByRole('link', { name: /Generate Health Report/ });
    await expect(report).toContainText('Shareable PDF report');
    await expect(report).toHaveAttribute('href', '/reports');
    await page.getByRole('button', { name: 'View All Issues' }).click();
    await expect(page.getByRole('heading', { name: /^Issue number/ })).toHaveCount(4);
    await page.getByRole('button', { name: 'View All Repairs' }).click();
    await expect(page.getByRole('button', { name: /^Repair number/ })).toHaveCount(4);
    await page.reload();
    await page.getByRole('link', { name: /^Repair number 4/ }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}/[0-9a-f-]{36}$`));
  });

  test('[CARDET-09, CARDET-10, CARDET-11, CARDET-18] the dashboard leads on, and can delete its car', async ({
    page,
    owner,
  }) => {
    const car = await newCar(owner, { nickname: 'Red' });
    await page.goto(`/car-view/${car.id}`);
    await expect(page.getByRole('link', { name: 'Log Symptom' })).toHaveAttribute('href', '/log-symptom');
    await expect(page.getByRole('link', { name: 'Log Repair' })).toHaveAttribute(
      'href',
      `/log-repair/${car.id}`,
    );
    await page.getByRole('link', { name: /View symptoms/ }).click();
    await expect(page.getByRole('heading', { name: 'Issues', exact: true })).toBeVisible();
    await page.goto(`/car-view/${car.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Delete car' }).click();
    await page.getByRole('button', { name: 'Confirm Delete' }).click();
    await expect(page).toHaveURL(/\/cars$/);
    expect((await owner.call('cars.list')).cars).toEqual([]);
  });
});
