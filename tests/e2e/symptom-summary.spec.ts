import { bareAssessment, newCar, newIssue, repairDraft, type Owner } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import type { IssueDraft } from '#domain/issues/schema.ts';
import type { Page } from '@playwright/test';
import { expect, success, test } from './fixtures.ts';

async function openIssue(page: Page, owner: Owner, changes: Partial<IssueDraft> = {}) {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id, changes);
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await expect(page.getByLabel('Status')).toBeVisible();
  const read = () => owner.call('issues.read', { carId: car.id, issueId: issue.id });
  return { car, issue, read };
}

test('[SUM-01, SUM-02, SUM-09, SUM-10, SUM-11, SUM-12, SUM-22] it shows the problem, two fixed next steps and what it is not', async ({
  page,
  owner,
}) => {
  await openIssue(page, owner, { description: 'It squeals', date: '2026-03-05T10:00:00Z' });
  await expect(page.getByRole('heading', { name: 'It squeals' })).toBeVisible();
  await expect(page.getByText('Mar 5, 2026')).toBeVisible();
  const steps = page
    .getByRole('heading', { name: 'Suggested next steps' })
    .locator('..')
    .getByRole('listitem');
  await expect(steps).toHaveText([
    'Schedule a diagnostic scan at a service center',
    'Monitor fluid levels and check for leaks',
  ]);
  await expect(
    page.getByRole('group', { name: 'Severity' }).getByRole('radio', { name: 'Medium' }),
  ).toBeChecked();
  await expect(
    page.getByRole('group', { name: 'Urgency' }).getByRole('radio', { name: 'High' }),
  ).toBeChecked();
  await expect(
    page.getByText('This is not a diagnostic tool. Only a repair shop can determine the actual issue.'),
  ).toBeVisible();
});

test('[SUM-03, STAT-17, STAT-18, STAT-14, STAT-16, STAT-02] any status an owner may give, in any order', async ({
  page,
  owner,
}) => {
  const { read } = await openIssue(page, owner);
  const status = page.getByLabel('Status');
  await expect(status.locator('option')).toHaveText(['New', 'In Progress', 'Resolved']);
  const badge = (name: string) => page.locator('span', { hasText: new RegExp(`^${name}$`) }).first();
  await expect(badge('New')).toHaveClass(/text-open/);
  for (const [value, label, colour] of [
    ['resolved', 'Resolved', /text-resolved/],
    ['new', 'New', /text-open/],
    ['processing', 'In Progress', /text-progress/],
    ['resolved', 'Resolved', /text-resolved/],
  ] as const) {
    await status.selectOption(value);
    await expect(badge(label)).toHaveClass(colour);
    await expect.poll(async () => (await read()).status).toBe(value);
  }
  await page.reload();
  await expect(status).toHaveValue('resolved');
});

test('[STAT-04, STAT-15, STAT-19] partially resolved is shown, yellow, and not offered', async ({
  page,
  owner,
}) => {
  const { car, issue } = await openIssue(page, owner);
  await owner.call('repairs.log', repairDraft(car.id, { partiallyResolvedIssues: [issue.id] }));
  await page.reload();
  const option = page.getByLabel('Status').locator('option', { hasText: 'Partially Resolved' });
  await expect(option).toBeDisabled();
  await expect(page.getByLabel('Status')).toHaveValue('partially_resolved');
  await expect(page.locator('span', { hasText: /^Partially Resolved$/ }).first()).toHaveClass(
    /text-progress/,
  );
});

test('[SUM-04, SUM-05, STAT-38, STAT-39, ENT-25] the summary is read, edited, saved and kept', async ({
  page,
  owner,
}) => {
  const { read } = await openIssue(page, owner);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  // The symptoms below repeat its words.
  const shown = page.locator('section').filter({ has: edit });
  await expect(shown).toContainText('The brake pads may be worn.');
  await edit.click();
  await page.getByLabel('AI analysis').fill('The discs are warped.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Summary updated')).toBeVisible();
  await expect(page.getByLabel('AI analysis')).toHaveCount(0);
  await expect(edit).toBeFocused();
  await page.reload();
  await expect(shown).toContainText('The discs are warped.');
  expect((await read()).aiSummary).toBe('The discs are warped.');
});

test('[SUM-06, SUM-07, SUM-08] symptoms are edited where they stand and removed after a question', async ({
  page,
  owner,
}) => {
  const { read } = await openIssue(page, owner);
  const list = page.getByRole('heading', { name: 'Symptoms' }).locator('..').getByRole('listitem');
  await expect(list).toHaveText(['The brake pads may be worn.', 'It squeals when braking']);
  await page.getByRole('button', { name: 'Edit symptom: It squeals when braking' }).click();
  await page.getByRole('textbox', { name: 'Edit symptom' }).fill('It squeals in the rain');
  await page.keyboard.press('Enter');
  await expect(list).toHaveText(['The brake pads may be worn.', 'It squeals in the rain']);
  await expect(page.getByRole('button', { name: 'Edit symptom: It squeals in the rain' })).toBeFocused();
  await page.getByRole('button', { name: 'Add symptom' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add symptom' })).toBeFocused();
  await page.reload();
  await expect(list).toHaveText(['The brake pads may be worn.', 'It squeals in the rain']);
  await page.getByRole('button', { name: /^Remove symptom: The brake pads/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: /^Remove symptom: The brake pads/ }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(list).toHaveText(['It squeals in the rain']);
  await expect.poll(async () => (await read()).symptoms).toEqual(['It squeals in the rain']);
});

test('[VAL-71] with nothing to tell the list says so', async ({ page, owner }) => {
  const { car } = await openIssue(page, owner);
  const bare = await newIssue(owner, car.id, {
    assessment: bareAssessment,
  });
  await page.goto(`/symptom-summary/${car.id}/${bare.id}`);
  await expect(page.getByText('No specific symptoms identified')).toBeVisible();
});

test('[SUM-13] notes are saved and kept', async ({ page, owner }) => {
  const { read } = await openIssue(page, owner);
  await page.getByLabel('Notes').fill('Ask for the old pads');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(page.getByText('Notes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue('Ask for the old pads');
  expect((await read()).notes).toBe('Ask for the old pads');
});

test('[REC-01, REC-02, REC-03, REC-04, REC-07, SUM-14, SUM-15, SUM-16] a recurrence is added through its dialog and removed after a question', async ({
  page,
  owner,
}) => {
  const { issue, read } = await openIssue(page, owner, { description: 'It squeals' });
  const open = () => page.getByRole('button', { name: 'Add Recurrence' }).click();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Add symptom recurrence' });
  await expect(dialog).toContainText(`Record when this symptom occurred again "${issue.title}"`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await read()).recurrences).toEqual([]);
  await open();
  await expect(dialog.getByLabel('Notes (optional)')).toHaveValue('');
  await dialog.getByLabel('Recurrence date').fill('2026-03-05');
  await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Mar 5, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Remove recurrence: Mar 5, 2026' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(async () => (await read()).recurrences).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Recurrences' })).toBeFocused();
});

test('[REC-05, REC-06, TOAST-05, VAL-61, VAL-62, VAL-63, VAL-64, STAT-34] a recurrence with notes tells of new symptoms', async ({
  page,
  owner,
}) => {
  const { read } = await openIssue(page, owner);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/recurrences', async (route) => held.then(() => route.continue()));
  await page.getByRole('button', { name: 'Add Recurrence' }).click();
  const dialog = page.getByRole('dialog');
  const day = dialog.getByLabel('Recurrence date');
  const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
  await expect(day).toHaveValue(today);
  await expect(day).toHaveAttribute('max', today);
  await day.fill('');
  await expect(day).toHaveValue(today);
  await day.fill('2026-03-04');
  await day.fill('2026-03-05');
  await expect(day).toHaveValue('2026-03-05');
  await dialog
    .getByLabel('Notes (optional)')
    .fill('Now there is a grinding noise from the brakes and the steering wheel shakes');
  await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
  await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  go();
  await expect(success(page, 'Recurrence added successfully')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue(
    /Additional symptoms from recurrence on \w+ \d+, \d{4}:\n\S/,
  );
  expect((await read()).recurrences).toMatchObject([{ date: '2026-03-05' }]);
});

test('[ERR-28] a recurrence that fails says so and keeps the dialog', async ({
  page,
  owner,
  consoleErrors,
}) => {
  await openIssue(page, owner);
  await page.route('**/recurrences', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
  );
  await page.getByRole('button', { name: 'Add Recurrence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes (optional)').fill('Again');
  await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
  await expect(page.getByText('Failed to add recurrence')).toBeVisible();
  await expect(dialog.getByLabel('Notes (optional)')).toHaveValue('Again');
  consoleErrors.length = 0;
});

test('[ERR-29, ERR-30] a synthesis that fails is only logged', async ({ page, owner, consoleErrors }) => {
  const { read } = await openIssue(page, owner);
  await page.route('**/synthesize-symptoms', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
  );
  await page.getByRole('button', { name: 'Add Recurrence' }).click();
  await page.getByLabel('Notes (optional)').fill('A grinding noise from the brakes');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Recurrence' }).click();
  await expect(page.getByText('Recurrence added successfully')).toBeVisible();
  expect(await read()).toMatchObject({
    notes: '',
    recurrences: [{ notes: 'A grinding noise from the brakes' }],
  });
  consoleErrors.length = 0;
});

test('[SUM-19, SUM-20] the log goes after a question, and the way leads to the reports', async ({
  page,
  owner,
}) => {
  const { car } = await openIssue(page, owner);
  await page.getByRole('button', { name: 'Delete log' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete this issue? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
  await page.getByRole('button', { name: 'Delete log' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/reports$/);
  expect((await owner.call('issues.list', { carId: car.id })).issues).toEqual([]);
});

test('[SUM-21] Share makes a real link while sharing is on, and is absent while it is off', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await openIssue(page, owner);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Sharing symptom summary')).toBeVisible();
  const { links } = await owner.call('share.list');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(links[0]!.token);
  const settings = await owner.call('settings.read');
  await owner.call('settings.edit', {
    opId: newId(),
    baseVersion: settings.version,
    changes: { mechanicSharingEnabled: { from: true, to: false } },
  });
  await page.reload();
  await expect(page.getByLabel('Status')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});

test('[SUM-23, SUM-24] an unknown car and an unknown issue are told apart', async ({
  page,
  owner,
  consoleErrors,
}) => {
  const { car } = await openIssue(page, owner);
  await page.goto(`/symptom-summary/${car.id}/${newId()}`);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(
    page.getByText("The issue you're looking for doesn't exist or has been deleted."),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
  await page.goto(`/symptom-summary/${newId()}/${newId()}`);
  await expect(page.getByText('Car Not Found')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to My Cars' }).click();
  await expect(page).toHaveURL(/\/cars$/);
  consoleErrors.length = 0;
});
