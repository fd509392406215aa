import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { browserDay } from './browser-day.ts';
import { expect, notice, success, test, waitUntilQuiet } from './fixtures.ts';

test(
  'a problem deleted while it is selected does not block the repair',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const gone = await newIssue(owner, car.id, { description: 'Squeals' });
    const left = await newIssue(owner, car.id, { description: 'Leaks' });
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('Brakes');
    await page.getByRole('button', { name: /^Squeals/ }).click();
    await page.getByRole('button', { name: /^Leaks/ }).click();
    await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId: gone.id });
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    const [repair] = (await owner.call('repairs.list', { carId: car.id })).repairs;
    expect(repair).toMatchObject({ title: 'Brakes', resolvedIssues: [left.id] });
  },
);

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
  'implausible values are asked about once; a mistyped mileage is corrected without a question',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner, { mileage: 15_000, today: '2026-01-01' });
    const slip = await owner.call('repairs.log', repairDraft(car.id, { mileage: 150_000 }));
    await page.goto(`/log-repair/${car.id}/${slip.id}`);
    const warning = page.getByText(/contradicts the reading/);
    await page.getByLabel('Mileage (km)').fill('14 000');
    await expect(warning).toContainText('Jan 1, 2026');
    await page.getByLabel('Mileage (km)').fill('15 500');
    await expect(warning).toHaveCount(0);
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    const mileage = page.getByLabel('Mileage (km)');
    const question = page.getByRole('alertdialog', { name: 'Is this right?' });
    const answer = (name: string) => question.getByRole('button', { name }).click();
    for (const typed of ['160000', '16000']) {
      await page.goto(`/cars/edit/${car.id}`);
      // What is asked rests on the readings.
      await waitUntilQuiet(page);
      await mileage.fill(typed);
      await expect(warning).toHaveCount(0);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      if (typed === '160000') {
        await expect(question).toContainText(
          /^Is this right\?160.000.km is very much more than the 15.500.km/,
        );
        await answer('Correct it');
        await expect(mileage).toBeFocused();
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await answer('It is right');
      }
      await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
    }
    const { readings } = await owner.call('mileage.list', { carId: car.id });
    expect(readings.map(({ km }) => km)).toEqual([16_000, 15_500, 15_000]);

    const save = () => page.getByRole('button', { name: 'Save repair' }).click();
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('Dashboard');
    await page.getByLabel('Repair date').fill('2062-06-01');
    await mileage.fill('120');
    await page.getByLabel('Cost').fill('60000');
    await save();
    await expect(question).toContainText('Jun 1, 2062 is in the future. Typing error?');
    await answer('Correct it');
    await expect(page.getByLabel('Repair date')).toBeFocused();
    await page.getByLabel('Repair date').fill(browserDay());
    await save();
    await expect(question).toContainText(/120.km is less than the 16.000.km of .+ or a new odometer\?/);
    await answer('New odometer');
    await expect(question).toContainText('$60,000.00 is very much. Typing error?');
    await answer('It is right');
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    await expect.poll(async () => (await owner.call('cars.read', { carId: car.id })).mileage).toBe(120);
    const [repair] = (await owner.call('repairs.list', { carId: car.id })).repairs;
    await page.goto(`/log-repair/${car.id}/${repair!.id}`);
    await page.getByLabel('Title').fill('Dashboard replaced');
    await save();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    await expect(page.getByText('Dashboard replaced')).toBeVisible();
  },
);

test(
  'a notice never lies over the field that is being typed in',
  { tag: '@long' },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    await page.route(/\/api\/.*\/repairs(\/|$)/, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('Brakes');
    const field = page.getByLabel('Garage');
    const toast = page.locator('[data-sonner-toast]').first();
    /** Null unless the notice stands in its place, 104 px above the bottom. */
    const isCovered = async () => {
      const [over, under] = [await toast.boundingBox(), await field.boundingBox()];
      if (!over || !under || Math.round(over.y + over.height) !== 600 - 104) return null;
      return over.y < under.y + under.height && under.y < over.y + over.height;
    };
    await field.focus();
    // To where notices stand.
    await field.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - innerHeight + 160));
    await field.press('Enter');
    await expect.poll(isCovered).toBe(false);
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(field).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Log Repair' })).toBeInViewport();
    await expect(page.getByRole('link', { name: /^Back/ })).toBeInViewport({ ratio: 1 });
    consoleErrors.length = 0;
  },
);

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

test(
  'an empty mechanic and description are not sent; an invalid cost is rejected',
  { tag: ['@VAL-46', '@VAL-47', '@VAL-48'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('Oil');
    const cost = page.getByLabel('Cost');
    for (const wrong of ['-1', 'abc', '12.345']) {
      await cost.fill(wrong);
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(cost).toHaveAccessibleDescription('Please enter a valid amount');
      await cost.fill('1');
      await expect(cost).toHaveAccessibleDescription('');
    }
    await cost.fill('12.34');
    // Blank is empty.
    for (const label of ['Mechanic', 'Description']) await page.getByLabel(label).fill(' ');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/repairs'),
    );
    await page.getByRole('button', { name: 'Save repair' }).click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({ title: 'Oil', cost: 12.34 });
    expect(Object.keys(body)).not.toContain('mechanicName');
    expect(Object.keys(body)).not.toContain('description');
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
