import type { Page } from '@playwright/test';
import { editing } from '#tests/applied-once.ts';
import { newCar, newIssue, otherCar, repairDraft, type Owner } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expectColour } from './colours.ts';
import { expect, notice, test, waitUntilQuiet } from './fixtures.ts';

/** One that is resolved, one that is in part, and a fresh one. */
async function threeIssues(owner: Owner) {
  const car = await newCar(owner);
  const solved = await newIssue(owner, car.id, { description: 'Solved one' });
  const partly = await newIssue(owner, car.id, { description: 'Partly one' });
  await newIssue(owner, car.id, { description: 'Fresh one, URGENT' });
  await owner.call(
    'repairs.log',
    repairDraft(car.id, { resolvedIssues: [solved.id], partiallyResolvedIssues: [partly.id] }),
  );
  return { car, partly };
}

/** The badge of an entry and the dot beside it. */
async function expectStatus(
  page: Page,
  title: string,
  label: string,
  colour: Parameters<typeof expectColour>[1],
): Promise<void> {
  const entry = page.getByRole('listitem').filter({ hasText: title });
  await expectColour(entry.getByText(label, { exact: true }), colour);
  await expectColour(entry.locator('> span').first(), colour, 'backgroundColor');
}

test(
  'badges have their texts and colours, and a recurrence opens its summary',
  {
    tag: ['@TL-07', '@TL-10', '@TL-11', '@STAT-33', '@STAT-03', '@STAT-10', '@STAT-12', '@STAT-13'],
  },
  async ({ page, owner, consoleErrors }) => {
    await otherCar(owner);
    const { car, partly } = await threeIssues(owner);
    await page.goto('/home');
    await page.getByRole('button', { name: 'Volvo V70' }).click();
    const entry = (title: string) => page.getByRole('article').filter({ hasText: title });
    await expect(entry('Fresh one')).toBeVisible();
    await page.getByRole('button', { name: /^Filter Issues( \d)?$/ }).click();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expectStatus(page, 'Fresh one', 'Open', 'red');
    await expectStatus(page, 'Partly one', 'Partially Fixed', 'blue');
    await expectStatus(page, 'Solved one', 'Resolved', 'green');
    for (const title of ['Fresh one, URGENT', 'Partly one', 'Solved one']) {
      const view = entry(title).getByRole('link', { name: /View\/Edit/ });
      await expect(view).toHaveText(`View/Edit: ${title}`);
      await expect(entry(title).getByRole('button', { name: 'Add Recurrence' })).toBeVisible();
    }
    // Neither the first entry nor the last.
    await entry('Partly one').getByRole('button', { name: 'Add Recurrence' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add symptom recurrence' });
    await expect(dialog).toHaveAccessibleDescription(/"Partly one"$/);
    // A refused one opens nothing.
    await page.route('**/recurrences', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(notice(page, 'Failed to add recurrence', undefined, 'error')).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page).toHaveURL(/\/home$/);
    await page.unroute('**/recurrences');
    await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${partly.id}$`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/reports');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    const row = (title: string) => timeline.getByRole('link').filter({ hasText: title });
    // Rows far out of sight are not drawn.
    await waitUntilQuiet(page);
    await timeline.scrollIntoViewIfNeeded();
    await expectColour(row('Fresh one').getByText('Open', { exact: true }), 'red');
    await expectColour(row('Partly one').getByText('Partially Fixed', { exact: true }), 'blue');
    await expectColour(row('Solved one').getByText('Resolved', { exact: true }), 'green');
    consoleErrors.length = 0; // the browser notes the 500
  },
);

test(
  'each filter keeps its own problems, and several narrow one after another',
  {
    tag: ['@FILT-01', '@FILT-03', '@FILT-04', '@FILT-05', '@FILT-06', '@FILT-07', '@FILT-08', '@FILT-09'],
  },
  async ({ page, owner }) => {
    const { car, partly } = await threeIssues(owner);
    const again = { opId: newId(), id: newId(), date: '2026-01-02' };
    await owner.call('recurrences.add', { ...again, carId: car.id, issueId: partly.id });
    for (const description of ['A twin', 'a Twin']) await newIssue(owner, car.id, { description });
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('button', { name: /^Filter Issues( \d)?$/ }).click();
    const filter = (name: string) =>
      page.getByRole('group', { name: 'Filter Issues' }).getByRole('button', { name, exact: true });
    const titles = page.getByRole('article').getByRole('heading');
    await expect(titles).toHaveText(['a Twin', 'A twin', 'Fresh one, URGENT', 'Partly one']);
    await filter('Urgent').click();
    await expect(titles).toHaveText(['Fresh one, URGENT']);
    await filter('Open').click();
    await filter('Resolved').click();
    await expect(titles).toHaveCount(0);
    await filter('Urgent').click();
    await expect(titles).toHaveText(['Solved one']);
    await filter('Resolved').click();
    await filter('Partially resolved').click();
    await expect(titles).toHaveText(['Partly one']);
    await filter('Partially resolved').click();
    await expect(titles).toHaveCount(5);
    await filter('Recurring').click();
    await expect(titles).toHaveText(['a Twin', 'A twin', 'Partly one']);
    await filter('Recurring').click();
    await expect(titles).toHaveCount(5);
  },
);

test(
  'a problem in progress is yellow on the timeline, one in no known status is open',
  { tag: ['@TL-07', '@STAT-02', '@STAT-09', '@STAT-11'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: 'Looked at' });
    await owner.call('issues.edit', {
      ...editing(issue),
      carId: car.id,
      issueId: issue.id,
      changes: { status: { from: 'new', to: 'processing' } },
    });
    await page.goto('/home');
    await expectStatus(page, 'Looked at', 'In Progress', 'yellow');
    await page.route('**/api/cars/*/issues?*', async (route) => {
      const response = await route.fetch();
      const { issues, next } = (await response.json()) as { issues: object[]; next: null };
      const unknown = issues.map((entry) => ({ ...entry, status: 'put off' }));
      await route.fulfill({ response, json: { issues: unknown, next } });
    });
    await page.reload();
    await expectStatus(page, 'Looked at', 'Open', 'red');
  },
);
