import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { notice } from './fixtures.ts';
import {
  fillDevice,
  expect,
  goOffline,
  goOnline,
  keptChunks,
  picture,
  test,
  visited,
  visitedIssue,
} from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.use({ device: 'known' });

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test(
  'pictures of a problem wait, are shown and arrive with it; one without space stays in the form',
  { tag: ['@OFF-06'] },
  async ({ page, context, owner, line }) => {
    const car = await newCar(owner);
    await visited(page);
    await goOffline(context, line);
    await page.goto('/log-symptom');
    const makeSpace = await fillDevice(page);
    await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
    const stays = 'Still in the form: leak.jpg. Free up some space, or go online and try again.';
    await expect(notice(page, 'There is no space left on this device', stays, 'error')).toBeVisible();
    await expect(page.getByRole('img', { name: 'leak.jpg' })).toBeVisible();
    await expect(page.getByText('Upload failed')).toBeVisible();
    await expect(page.getByText('Not yet sent')).toHaveCount(0);
    await makeSpace();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Not yet sent')).toBeVisible();
    await expect(page.getByText('Upload failed')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('img', { name: 'leak.jpg' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Finish symptom log' }).click();
    await expect(page.getByRole('heading', { name: /^Photo\/video symptom/ })).toBeVisible();
    const shown = page.getByRole('button', { name: 'Show image 1' }).locator('img');
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await goOnline(context, line);
    await expect(page.getByText('Not yet sent')).toHaveCount(0);
    const [entry] = (await owner.call('issues.list', { carId: car.id })).issues;
    const issue = await owner.call('issues.read', { carId: car.id, issueId: entry!.id });
    expect(issue.images).toHaveLength(1);
    await expect.poll(() => shown.getAttribute('src')).toContain('/api/media/');
  },
);

test(
  'a repair, a status, notes and a recurrence made offline show everywhere and arrive in order',
  { tag: ['@OFF-04', '@LINK-01', '@LINK-02'] },
  async ({ page, context, owner, line }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: 'Urgent: it smokes' });
    const earlier = await owner.call(
      'repairs.log',
      repairDraft(car.id, { title: 'Oil', date: '2026-01-05' }),
    );
    await visitedIssue(page, issue);
    await visited(page);
    await page.getByRole('tab', { name: 'Service Records' }).click();
    await expect(page.getByRole('button', { name: /^Oil/ })).toBeVisible();
    await expect(page.getByText('1 urgent issue')).toBeVisible();
    // The forms open without a network, although they were never opened before.
    await expect.poll(() => keptChunks(page)).toBeGreaterThan(0);
    await page.goto('/cars');
    await expect(page.getByText(/Urgent issue/)).toBeVisible();
    await page.goto(`/cars/${car.id}/costs`);
    const lifetime = page.getByRole('heading', { name: 'Service Costs' }).locator('..');
    await expect(lifetime).toContainText('120.50');
    await goOffline(context, line);

    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    await page.getByLabel('Status').selectOption('In Progress');
    await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
    await page.getByLabel('Notes').fill('Only when wet');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect(page.getByRole('button', { name: '2 records not yet sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Recurrence' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(page.getByRole('button', { name: '3 records not yet sent' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Status')).toHaveValue('processing');
    await expect(page.getByLabel('Notes')).toHaveValue('Only when wet');
    await expect(page.getByText('No recurrences yet')).toHaveCount(0);

    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('New pads');
    await page.getByLabel('Mileage (km)').fill('123456');
    await page.getByLabel('Cost').fill('30');
    await page.getByRole('button', { name: /^Urgent: it smokes/ }).click();
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page).toHaveURL(/\/car-view\//);
    await expect(page.getByText('All good').first()).toBeVisible();
    await page.goto(`/log-repair/${car.id}/${earlier.id}`);
    await page.getByLabel('Cost').fill('20');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page).toHaveURL(/\/car-view\//);
    // Both are in the currency of the car's newest record.
    await page.getByRole('link', { name: 'Costs', exact: true }).click();
    await expect(lifetime).toContainText('50.00');
    await page.goto('/cars');
    await expect(page.getByText(/No open issues/)).toBeVisible();
    await expect(page.getByText(/Urgent issue/)).toHaveCount(0);
    await page.goto('/home');
    await expect(page.getByText('2 repairs', { exact: true })).toBeVisible();
    await expect(page.getByText('1 urgent issue')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Service Records' }).click();
    await expect(page.getByRole('button', { name: /^New pads/ })).toContainText('Not yet sent');

    // On pages that were never opened with a network, too.
    for (const path of ['/reports', `/cars/${car.id}`]) {
      await page.goto(path);
      await expect(page.getByText('New pads').first()).toBeVisible();
    }

    await goOnline(context, line);
    await expect(page.getByText('Not yet sent')).toHaveCount(0);
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(await owner.call('issues.read', { carId: car.id, issueId: issue.id })).toMatchObject({
      status: 'resolved',
      resolvedBy: repairs[0]!.id,
      notes: 'Only when wet',
      recurrences: [{}],
    });
    expect(repairs).toMatchObject([
      { title: 'New pads', mileage: 123456, resolvedIssues: [issue.id] },
      { title: 'Oil', cost: 20 },
    ]);
    expect((await owner.call('mileage.list', { carId: car.id })).readings).toMatchObject([{ km: 123456 }]);
  },
);
