import type { Page } from '@playwright/test';
import { newCar, newIssue, otherCar, repairDraft, type Owner } from '#tests/people.ts';
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
