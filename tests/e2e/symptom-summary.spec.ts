import { newId } from '#server/platform/deps.ts';
import { issueDraft, repairDraft } from '#tests/people.ts';
import { expectColour } from './colours.ts';
import { expect, success, test, waitUntilQuiet } from './fixtures.ts';
import { openIssue } from './open-issue.ts';

test(
  'it shows the problem, two fixed next steps and the disclaimer',
  { tag: ['@ROUTE-40', '@SUM-01', '@SUM-02', '@SUM-09', '@SUM-10', '@SUM-11', '@SUM-22'] },
  async ({ page, owner }) => {
    const description = 'It squeals whenever I brake, softly at first and then louder';
    await openIssue(page, owner, { description, date: '2026-03-05T10:00:00Z' });
    const title = 'It squeals whenever I brake, softly at first and t...';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Mar 5, 2026, 12:00 PM')).toBeVisible();
    await page.getByText('General suggestions').click();
    const steps = page
      .getByRole('heading', { name: 'Suggested next steps' })
      .locator('..')
      .getByRole('listitem');
    await expect(steps).toHaveText([
      'Schedule a diagnostic scan at a service center',
      'Monitor fluid levels and check for leaks',
    ]);
    await expect(
      page.getByText('This is not a diagnostic tool. Only a repair shop can determine the actual issue.'),
    ).toBeVisible();
  },
);

test(
  'severity and urgency are chosen on the screen and forgotten with it; notes are saved and persist',
  { tag: ['@SUM-12', '@ENT-33', '@ENT-34', '@ENT-35', '@ENT-36', '@SUM-13', '@ENT-28'] },
  async ({ page, owner }) => {
    const { read } = await openIssue(page, owner);
    const general = page.getByText('General suggestions');
    await general.click();
    const levels = (name: string) => page.getByRole('group', { name });
    const checked = (name: string) => levels(name).getByRole('radio', { checked: true });
    for (const name of ['Severity', 'Urgency'])
      await expect(levels(name).locator('label')).toHaveText(['Low', 'Medium', 'High']);
    await expect(checked('Severity')).toHaveAccessibleName('Medium');
    await expect(checked('Urgency')).toHaveAccessibleName('High');
    const writes: string[] = [];
    page.on('request', (request) => {
      // Some seconds after it was opened, each page tells the time zone of the device; records are fetched by a POST.
      const isOwn = !/\/api\/(notices\/zone|sync)$/.test(request.url());
      if (isOwn && request.method() !== 'GET') writes.push(request.url());
    });
    for (const [severity, urgency] of [
      ['Low', 'Medium'],
      ['Medium', 'High'],
      ['High', 'Low'],
    ] as const) {
      await levels('Severity').getByText(severity).click();
      await levels('Urgency').getByText(urgency).click();
      await expect(checked('Severity')).toHaveAccessibleName(severity);
      await expect(checked('Urgency')).toHaveAccessibleName(urgency);
    }
    await waitUntilQuiet(page);
    expect(writes).toEqual([]);
    const notes = page.getByLabel('Notes');
    await notes.fill('Ask for the old pads');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect(success(page, 'Notes saved')).toBeVisible();
    await page.reload();
    await general.click();
    await expect(checked('Severity')).toHaveAccessibleName('Medium');
    await expect(checked('Urgency')).toHaveAccessibleName('High');
    await expect(notes).toHaveValue('Ask for the old pads');
    expect((await read()).notes).toBe('Ask for the old pads');
    await notes.fill('');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect.poll(async () => (await read()).notes).toBe('');
    await page.getByLabel('Status').selectOption('processing');
    await expect(checked('Urgency')).toHaveAccessibleName('Medium');
    await expect(checked('Severity')).toHaveAccessibleName('Medium');
    await page.getByLabel('Status').selectOption('resolved');
    await expect(checked('Severity')).toHaveAccessibleName('Low');
    await expect(checked('Urgency')).toHaveAccessibleName('Low');
  },
);

test(
  'an owner can set any allowed status in any order',
  { tag: ['@SUM-03', '@STAT-17', '@STAT-18', '@STAT-14', '@STAT-15', '@STAT-16', '@STAT-02'] },
  async ({ page, owner }) => {
    const { read } = await openIssue(page, owner);
    const status = page.getByLabel('Status');
    await expect(status.locator('option')).toHaveText(['New', 'In Progress', 'Resolved']);
    const badge = (name: string) => page.locator('span', { hasText: new RegExp(`^${name}$`) }).first();
    await expectColour(badge('New'), 'red');
    // From each of the three to each other one.
    for (const [value, label, colour] of [
      ['resolved', 'Resolved', 'green'],
      ['new', 'New', 'red'],
      ['processing', 'In Progress', 'yellow'],
      ['new', 'New', 'red'],
      ['resolved', 'Resolved', 'green'],
      ['processing', 'In Progress', 'yellow'],
      ['resolved', 'Resolved', 'green'],
    ] as const) {
      await status.selectOption({ label });
      await expectColour(badge(label), colour);
      await expect.poll(async () => (await read()).status).toBe(value);
    }
    await page.reload();
    await expect(status).toHaveValue('resolved');
  },
);

test(
  'partially resolved is shown, yellow, and not offered',
  { tag: ['@STAT-04', '@STAT-15', '@STAT-17', '@STAT-18', '@STAT-19'] },
  async ({ page, owner }) => {
    const { car, issue, read } = await openIssue(page, owner);
    await owner.call('repairs.log', repairDraft(car.id, { partiallyResolvedIssues: [issue.id] }));
    await page.reload();
    const option = page.getByLabel('Status').locator('option', { hasText: /Partially Resolved/ });
    await expect(option).toBeDisabled();
    await expect(page.getByLabel('Status')).toHaveValue('partially_resolved');
    await expectColour(page.locator('span', { hasText: /^Partially Resolved$/ }).first(), 'yellow');
    const offered = ['New', 'In Progress', 'Resolved'];
    await expect(page.getByLabel('Status').locator('option:enabled')).toHaveText(offered);
    await page.getByLabel('Status').selectOption({ label: 'In Progress' });
    await expect(page.getByLabel('Status').locator('option')).toHaveText(offered);
    await expect.poll(async () => (await read()).status).toBe('processing');
  },
);

test(
  'symptoms and the summary are edited in place and persist; a symptom is removed after confirmation',
  { tag: ['@SUM-04', '@SUM-05', '@SUM-06', '@SUM-07', '@SUM-08', '@STAT-38', '@STAT-39', '@ENT-25'] },
  async ({ page, owner }) => {
    const { assessment } = issueDraft(newId());
    const symptoms = [...assessment.symptoms, 'It pulls to the left'];
    const { read } = await openIssue(page, owner, { assessment: { ...assessment, symptoms } });
    const list = page.getByRole('heading', { name: 'Symptoms' }).locator('..').getByRole('listitem');
    await expect(list).toHaveText(['The brake pads may be worn.', ...symptoms]);
    await page.getByRole('button', { name: 'Edit symptom: It squeals when braking' }).click();
    await expect(list).toHaveCount(3);
    await list.nth(1).getByRole('textbox', { name: 'Edit symptom' }).fill('It squeals in the rain');
    await page.keyboard.press('Enter');
    const edited = ['It squeals in the rain', 'It pulls to the left'];
    await expect(list).toHaveText(['The brake pads may be worn.', ...edited]);
    await expect(page.getByRole('button', { name: 'Edit symptom: It squeals in the rain' })).toBeFocused();
    await page.getByRole('button', { name: 'Add symptom' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add symptom' })).toBeFocused();

    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    // The symptoms below repeat its words.
    const shown = page.locator('section').filter({ has: edit });
    await expect(shown.getByText('The brake pads may be worn.')).toBeVisible();
    await edit.click();
    await page.getByLabel('AI analysis').fill('The discs are gone.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(shown.getByText('The brake pads may be worn.')).toBeVisible();
    await edit.click();
    await expect(page.getByLabel('AI analysis')).toHaveValue('The brake pads may be worn.');
    await page.getByLabel('AI analysis').fill('The discs are warped.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(success(page, 'Summary updated')).toBeVisible();
    await expect(page.getByLabel('AI analysis')).toHaveCount(0);
    await expect(edit).toBeFocused();

    await page.reload();
    await expect(shown.getByText('The discs are warped.')).toBeVisible();
    await expect(list).toHaveText(['The brake pads may be worn.', ...edited]);
    expect((await read()).aiSummary).toBe('The discs are warped.');

    await page.getByRole('button', { name: /^Remove symptom: The brake pads/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove this symptom?' });
    await expect(question).toHaveAccessibleDescription('The brake pads may be worn.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await waitUntilQuiet(page);
    await expect(list).toHaveCount(3);
    await page.getByRole('button', { name: /^Remove symptom: The brake pads/ }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(list).toHaveText(edited);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list).toHaveText(['The brake pads may be worn.', ...edited]);
    await page.getByRole('button', { name: /^Remove symptom: The brake pads/ }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(list).toHaveText(edited);
    await expect.poll(async () => (await read()).symptoms).toEqual(edited);
    for (const symptom of edited) {
      await page.getByRole('button', { name: `Remove symptom: ${symptom}` }).click();
      await question.getByRole('button', { name: 'Remove' }).click();
      await expect(list.filter({ hasText: symptom })).toHaveCount(0);
    }
    await expect.poll(async () => (await read()).symptoms).toEqual([]);
    await expect(list).toHaveCount(0);
  },
);
