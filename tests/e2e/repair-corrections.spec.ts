import { newCar, repairDraft } from '#tests/people.ts';
import { expect, notice, success, test, waitUntilQuiet } from './fixtures.ts';

test('after a lost answer nothing is duplicated and corrections are kept', async ({
  page,
  owner,
  consoleErrors,
}) => {
  const car = await newCar(owner);
  // It arrives, but the answer says that the server broke.
  await page.route(
    '**/repairs',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } });
    },
    { times: 1 },
  );
  await page.goto(`/log-repair/${car.id}`);
  await page.getByLabel('Title').fill('Oli');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await expect(
    notice(page, 'Failed to add repair record', 'An error occurred while saving', 'error'),
  ).toBeVisible();
  await page.getByLabel('Title').fill('Oil');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
  const { repairs } = await owner.call('repairs.list', { carId: car.id });
  expect(repairs.map(({ title }) => title)).toEqual(['Oil']);
  consoleErrors.length = 0;
});

test(
  'a failed save shows an error and keeps the form; what is empty is not sent with an edit either',
  { tag: ['@ERR-31', '@ERR-32', '@VAL-44', '@VAL-45', '@VAL-47', '@VAL-48'] },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    const repair = await owner.call('repairs.log', repairDraft(car.id));
    const sent: { changes?: object }[] = [];
    await page.route(/\/api\/.*\/repairs(\/|$)/, (route) => {
      if (route.request().method() === 'GET') return route.continue();
      sent.push(route.request().postDataJSON() as { changes?: object });
      return route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } });
    });
    for (const path of [`/log-repair/${car.id}`, `/log-repair/${car.id}/${repair.id}`]) {
      await page.goto(path);
      await page.getByLabel('Title').fill('');
      await page.getByLabel('Repair date').fill('');
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(notice(page, 'Repair title is required', undefined, 'error')).toBeVisible();
      await expect(page.getByLabel('Repair date')).toHaveAccessibleDescription('Date is required');
      await page.getByLabel('Title').fill('Oil');
      await page.getByLabel('Repair date').fill('2026-03-05');
      // Blank is empty.
      for (const label of ['Mechanic', 'Description']) await page.getByLabel(label).fill(' ');
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(
        notice(page, 'Failed to add repair record', 'An error occurred while saving', 'error'),
      ).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue('Oil');
    }
    expect(sent.at(-1)?.changes).toEqual({ title: { from: repair.title, to: 'Oil' } });
    consoleErrors.length = 0;
  },
);

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
