import { newCar, newIssue } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expect, success, test } from './fixtures.ts';
import { editableLink, mechanicPhone } from './mechanic-fixtures.ts';

// The drafts as the first release wrote them, letter by letter: they wait in people's browsers.

test('a repair draft of the first release opens and can be saved', async ({ page, owner }) => {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id, { description: 'Squeals' });
  const draft = `{"id":"${newId()}","seen":null,"values":{"title":"Brakes","kind":"repair","cost":"12,50",
    "mileage":"125 300","garageName":"Best","mechanicName":"","description":"","date":"2026-03-05",
    "receipt":null,"links":{"${issue.id}":"resolved"}}}`;
  await page.goto('/home');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `carful:${owner.id}:draft:log-repair:${car.id}`,
    draft,
  ] as const);
  await page.goto(`/log-repair/${car.id}`);
  await expect(page.getByText(/^Your draft was kept/)).toBeVisible();
  await expect(page.getByLabel('Cost')).toHaveValue('12,50');
  await expect(page.getByLabel('Kind')).toHaveValue('repair');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await expect(success(page, 'Repair saved successfully')).toBeVisible();
  expect((await owner.call('repairs.list', { carId: car.id })).repairs).toMatchObject([
    { title: 'Brakes', cost: 12.5, mileage: 125_300, garageName: 'Best', resolvedIssues: [issue.id] },
  ]);
});

test('a draft of a new car from the first release opens and can be saved', async ({ page, owner }) => {
  const draft = `{"carId":"${newId()}","values":{"brand":"Saab","model":"9-5","year":"2008","nickname":"",
    "vin":"ys3","licensePlate":"","mileage":"99 000","transmission":"manual","fuelType":"","photo":null}}`;
  await page.goto('/home');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `carful:${owner.id}:draft:add-car`,
    draft,
  ] as const);
  await page.goto('/cars/add');
  await expect(page.getByText(/^Your draft was kept/)).toBeVisible();
  await expect(page.getByLabel('Transmission')).toHaveValue('manual');
  await page.getByRole('button', { name: 'Add car' }).click();
  await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
  expect((await owner.call('cars.list')).cars).toMatchObject([
    { brand: 'Saab', year: 2008, vin: 'YS3', mileage: 99_000, transmission: 'manual', fuelType: null },
  ]);
});

test('a mechanic’s draft of the first release opens and can be sent', async ({ browser, owner }) => {
  const { car, link, path } = await editableLink(owner);
  const issue = await newIssue(owner, car.id, { description: 'Squeal' });
  const draft = `{"id":"${newId()}","title":"New pads","description":"Both front pads","date":"2026-03-05",
    "mechanicName":"Juris","garageName":"","cost":"80,5","links":{"${issue.id}":"resolved"},"receipt":null}`;
  const page = await mechanicPhone(browser, path);
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
    `carful:mechanic:${link.token}:repair`,
    draft,
  ] as const);
  await page.reload();
  await page.getByRole('button', { name: 'Log New Repair' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Description')).toHaveValue('Both front pads');
  await dialog.getByRole('button', { name: 'Save repair' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Repair record added/ })).toContainText('New pads');
  expect((await owner.call('repairs.list', { carId: car.id })).repairs).toMatchObject([
    { title: 'New pads', cost: 80.5, mechanicName: 'Juris', resolvedIssues: [issue.id] },
  ]);
  await page.context().close();
});
