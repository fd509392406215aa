import type { Page } from '@playwright/test';
import { newCar, otherCar } from '#tests/people.ts';
import { uploadPicture } from '#tests/upload.ts';
import { drafts, expect, notice, success, test } from './fixtures.ts';

async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
}

test(
  'the add form offers its fields, says what is missing and saves what is entered',
  {
    tag: ['@ENT-04', '@ROUTE-32', '@CARADD-01', '@CARADD-03', '@CARADD-04', '@VAL-27', '@VAL-28', '@ENT-03'],
  },
  async ({ page, owner }) => {
    const known = await newCar(owner, { transmission: 'manual', fuelType: 'diesel', mileage: 10 });
    await page.goto('/cars/add');
    for (const label of [
      'Brand',
      'Model',
      'Year',
      'Nickname',
      'VIN',
      'License plate',
      'Mileage (km)',
      'Transmission',
      'Fuel type',
    ]) {
      await expect(page.getByLabel(label)).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    for (const label of ['Transmission', 'Fuel type'])
      await expect(page.getByLabel(label).locator('option').first()).toHaveText('(Select)');
    await expect(page.getByLabel('Year')).toHaveAttribute('min', '1900');
    await expect(page.getByLabel('Year')).toHaveAttribute('max', String(new Date().getFullYear()));
    const text = 'Brand, model, and year are required to add a car.';
    const refusal = notice(page, 'Incomplete Information', text, 'error');
    for (const [brand, model, year] of [
      ['', 'V70', '2012'],
      ['Volvo', '', '2012'],
      ['Volvo', 'V70', ''],
      ['Volvo', 'V70', '1899'],
      ['Volvo', 'V70', String(new Date().getFullYear() + 1)],
    ] as const) {
      await page.getByLabel('Brand').fill(brand);
      await page.getByLabel('Model').fill(model);
      await page.getByLabel('Year').fill(year);
      await page.getByRole('button', { name: 'Add car' }).click();
      await expect(refusal).toBeVisible();
      await page.reload();
      await expect(refusal).toHaveCount(0);
    }
    expect((await owner.call('cars.list')).cars).toEqual([known]);
    await fillIn(page, { Brand: 'Saab', Model: '9-5', Year: '2004', Nickname: 'Grey', VIN: 'YS3' });
    await fillIn(page, { 'License plate': 'CD-2', 'Mileage (km)': '250' });
    await page.getByLabel('Transmission').selectOption('Automatic');
    await page.getByLabel('Fuel type').selectOption('Hybrid');
    await page.getByRole('button', { name: 'Add car' }).click();
    await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
    expect(await drafts(page)).toEqual([]);
    expect((await owner.call('cars.list')).cars).toMatchObject([
      known,
      {
        brand: 'Saab',
        model: '9-5',
        year: 2004,
        nickname: 'Grey',
        vin: 'YS3',
        licensePlate: 'CD-2',
        mileage: 250,
        transmission: 'automatic',
        fuelType: 'hybrid',
      },
    ]);
  },
);

test(
  'the edit form is filled, says what is wrong and saves',
  {
    tag: ['@CAREDIT-01', '@CAREDIT-02', '@GEN-06', '@VAL-31', '@VAL-32', '@VAL-33', '@VAL-34', '@VAL-35'],
  },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner, {
      nickname: 'Red',
      vin: 'YV1',
      licensePlate: 'AB-1',
      mileage: 10,
      transmission: 'cvt',
      fuelType: 'diesel',
      photoId: await uploadPicture(owner, 'car-photo'),
    });
    await page.goto(`/cars/edit/${car.id}`);
    await expect(page.getByRole('img', { name: 'Photo' })).toHaveAttribute('src', /^\/api\/media\//);
    for (const [label, value] of [
      ['Brand', 'Volvo'],
      ['Model', 'V70'],
      ['Year', '2012'],
      ['Nickname', 'Red'],
      ['VIN', 'YV1'],
      ['License plate', 'AB-1'],
      ['Mileage (km)', '10'],
      ['Transmission', 'cvt'],
      ['Fuel type', 'diesel'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    for (const [year, nothing] of Object.entries({ 202: '', 20201: ' ' })) {
      for (const label of ['Brand', 'Model']) await page.getByLabel(label).fill(nothing);
      await page.getByLabel('Year').fill(year);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByLabel('Year')).toHaveAccessibleDescription('Year must be a 4-digit number');
      await expect(page.getByLabel('Brand')).toHaveAccessibleDescription('Brand is required');
      await expect(page.getByLabel('Model')).toHaveAccessibleDescription('Model is required');
    }
    await page.getByLabel('Brand').fill('Saab');
    await page.getByLabel('Model').fill('9-5');
    await page.getByLabel('Year').fill('2004');
    for (const label of ['Nickname', 'VIN', 'License plate', 'Mileage (km)'])
      await page.getByLabel(label).fill('');
    await page.getByLabel('Transmission').selectOption('');
    await page.getByLabel('Fuel type').selectOption('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(success(page, 'Car updated')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
    expect(await drafts(page)).toEqual([]);
    expect((await owner.call('cars.list')).cars[1]).toMatchObject({
      brand: 'Saab',
      model: '9-5',
      year: 2004,
      nickname: null,
      vin: null,
      licensePlate: null,
      mileage: null,
      transmission: null,
      fuelType: null,
      photoId: car.photoId,
    });
    // Wherever one came from, also when there was nothing to change.
    await page.goto(`/car-view/${car.id}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Brand')).toHaveValue('Saab');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
  },
);
