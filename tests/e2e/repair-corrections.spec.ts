import { newCar } from '#tests/people.ts';
import { expect, success, test, waitUntilQuiet } from './fixtures.ts';

test('two taps send a repair once, and one that takes longer shows that it is being saved', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/repairs', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await isSeen;
    }
    await route.continue();
  });
  await page.goto(`/log-repair/${car.id}`);
  await page.getByLabel('Title').fill('Oil');
  // What hangs below the field makes way first: both taps must meet the button.
  await page.getByLabel('Title').blur();
  await page.getByRole('button', { name: 'Save repair' }).dblclick();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  see();
  await expect(success(page, 'Repair saved successfully')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
  await waitUntilQuiet(page);
  expect(sent).toBe(1);
});
