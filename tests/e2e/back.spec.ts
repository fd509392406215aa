import { newCar, newIssue } from '#tests/people.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';

test('Back closes a sheet, a question and the viewer, and stays on the page', async ({ page, owner }) => {
  const car = await newCar(owner, { nickname: 'Red' });
  await newCar(owner, { nickname: 'Blue' });
  await page.goto('/cars');
  // Twice: what shows already is no further step back.
  await page.getByRole('link', { name: 'Home' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
  const add = page.getByRole('button', { name: 'Add' });
  const sheet = page.getByRole('dialog');
  await add.click();
  await expect(sheet.getByRole('link', { name: 'Log Repair' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
  // Closed by its button it leaves nothing behind.
  await add.click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await waitUntilQuiet(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/cars$/);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
  // Nor does a link in it.
  await add.click();
  await sheet.getByRole('link', { name: 'Log Repair' }).click();
  await expect(page.getByRole('heading', { name: 'Log Repair' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/cars$/);
  // A question asked by a sheet.
  await page.goto(`/car-view/${car.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete car' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
  await waitUntilQuiet(page);
  // What is deleted is not what Back leads to.
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Delete car' }).click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('heading', { name: 'My Cars' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Car Not Found')).toHaveCount(0);
});

test('opened by its address, a page leads to its parent', async ({ page, owner }) => {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id);
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  const arrow = page.getByRole('link', { name: /^Back/ });
  await arrow.click();
  await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: /Volvo V70/ })).toBeVisible();
  await arrow.click();
  await expect(page).toHaveURL(/\/cars$/);
});

test(
  'what does not arrive from the server leaves the page as it is, and opens later',
  { tag: '@long' },
  async ({ page, context, owner, consoleErrors }) => {
    const car = await newCar(owner);
    await page.route(/assets\/(add-sheet|share-dialog|sheet-panel|toaster)/, (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await page.getByRole('button', { name: 'Add' }).click();
    const told = page.getByRole('status').filter({ hasText: /Could not be opened/ });
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await page.goto(`/car-view/${car.id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /Volvo V70/ })).toBeVisible();
    expect(consoleErrors.splice(0).length).toBeGreaterThan(0);
    await context.unrouteAll();
    await page.unrouteAll();
  },
);
