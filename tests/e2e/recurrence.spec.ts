import { expect, success, test, waitUntilQuiet } from './fixtures.ts';
import { openIssue } from './open-issue.ts';

test(
  'a recurrence is added through its dialog and removed after a question',
  { tag: ['@REC-01', '@REC-02', '@REC-03', '@REC-04', '@REC-07', '@SUM-14', '@SUM-15', '@SUM-16'] },
  async ({ page, owner }) => {
    const description = 'It squeals whenever I brake, softly at first and then louder';
    const { issue, read } = await openIssue(page, owner, { description });
    const open = () => page.getByRole('button', { name: 'Add Recurrence' }).click();
    await open();
    const dialog = page.getByRole('dialog', { name: 'Add symptom recurrence' });
    expect(issue.title).not.toBe(description);
    await expect(dialog).toHaveAccessibleDescription(
      `Record when this symptom occurred again "${issue.title}"`,
    );
    const [date, notes] = [dialog.getByLabel('Recurrence date'), dialog.getByLabel('Notes (optional)')];
    await date.fill('2026-03-03');
    await notes.fill('A grinding noise from the brakes in the snow');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await waitUntilQuiet(page);
    expect(await read()).toEqual(issue);
    const add = async (day: string, text: string) => {
      await open();
      await expect(date).toHaveAttribute('type', 'date');
      await date.fill(day);
      await expect(notes).toHaveValue('');
      await notes.fill(text);
      await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(success(page, 'Recurrence added successfully').first()).toBeVisible();
    };
    await add('2026-03-05', '');
    await add('2026-03-07', 'In the rain');
    const listed = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Recurrences' }) })
      .getByRole('listitem');
    await expect(listed).toHaveText(['Mar 7, 2026In the rain', 'Mar 5, 2026']);
    await page.reload();
    await expect(listed).toHaveText(['Mar 7, 2026In the rain', 'Mar 5, 2026']);
    const question = page.getByRole('alertdialog', { name: 'Remove this recurrence?' });
    const remove = async (day: string, answer: 'Cancel' | 'Remove') => {
      await page.getByRole('button', { name: `Remove recurrence: ${day}` }).click();
      await expect(question).toHaveAccessibleDescription(day);
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toHaveCount(0);
    };
    await remove('Mar 7, 2026', 'Cancel');
    await waitUntilQuiet(page);
    expect((await read()).recurrences).toMatchObject([
      { date: '2026-03-05', notes: '' },
      { date: '2026-03-07', notes: 'In the rain' },
    ]);
    await remove('Mar 7, 2026', 'Remove');
    await expect.poll(async () => (await read()).recurrences).toMatchObject([{ date: '2026-03-05' }]);
    await expect(page.getByText('Mar 7, 2026')).toHaveCount(0);
    await remove('Mar 5, 2026', 'Remove');
    await expect.poll(async () => (await read()).recurrences).toEqual([]);
    await expect(page.getByRole('heading', { name: 'Recurrences' })).toBeFocused();
  },
);

test(
  'a recurrence with notes shows new symptoms',
  {
    tag: ['@REC-05', '@REC-06', '@TOAST-05', '@VAL-61', '@VAL-62', '@VAL-63', '@VAL-64', '@ENT-60'],
  },
  async ({ page, owner }) => {
    const { read } = await openIssue(page, owner);
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const bodies: unknown[] = [];
    await page.route('**/recurrences', async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.continue();
    });
    const dialog = page.getByRole('dialog');
    const day = dialog.getByLabel('Recurrence date');
    // Half past midnight here, still the day before in UTC.
    await page.clock.setFixedTime('2026-03-05T22:30:00Z');
    await page.getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(day).toHaveValue('2026-03-06');
    await expect(day).toHaveAttribute('max', '2026-03-06');
    await day.fill('2026-03-07');
    await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(day).toHaveAccessibleDescription('The time cannot be in the future');
    await day.fill('2026-03-06');
    await expect(day).toHaveAccessibleDescription('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.clock.setSystemTime(new Date());
    await page.getByRole('button', { name: 'Add Recurrence' }).click();
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect(day).toHaveValue(today);
    await expect(day).toHaveAttribute('max', today);
    await day.fill('');
    await expect(day).toHaveValue(today);
    await day.fill('2026-03-04');
    await day.fill('2026-03-05');
    await expect(day).toHaveValue('2026-03-05');
    await day.fill('2999-01-01');
    await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(day).toHaveAccessibleDescription('The time cannot be in the future');
    await day.fill('2026-03-05');
    const notes = 'Now there is a grinding noise from the brakes and the steering wheel shakes';
    await dialog.getByLabel('Notes (optional)').fill(notes);
    await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
    await expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect.poll(() => bodies).toEqual([expect.objectContaining({ date: '2026-03-05', notes })]);
    go();
    await expect(success(page, 'Recurrence added successfully')).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue(
      /^Additional symptoms from recurrence on March 5, 2026:\n\S/,
    );
    expect((await read()).recurrences).toEqual([{ id: expect.any(String), date: '2026-03-05', notes }]);
  },
);

test(
  'a failed synthesis is only logged',
  { tag: ['@CALL-50', '@CALL-48', '@ERR-28', '@ERR-29', '@ERR-30', '@STAT-32'] },
  async ({ page, owner, consoleErrors }) => {
    const { issue, read } = await openIssue(page, owner);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const bodies: unknown[] = [];
    await page.route('**/synthesize-symptoms', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } });
    });
    const add = async (notes: string) => {
      await page.getByRole('button', { name: 'Add Recurrence' }).click();
      await page.getByLabel('Notes (optional)').fill(notes);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Recurrence' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await add('A grinding noise from the brakes');
    await expect(success(page, 'Recurrence added successfully')).toBeVisible();
    const { recurrences: _none, ...before } = issue;
    const { recurrences, ...rest } = await read();
    expect(recurrences).toMatchObject([{ notes: 'A grinding noise from the brakes' }]);
    // No symptom was added anywhere else.
    expect(rest).toEqual({ ...before, recurring: true });
    expect(bodies).toEqual([{ notes: 'A grinding noise from the brakes', language: 'English' }]);
    expect(said.join()).toContain('Symptoms could not be extracted from the notes');
    await expect(page.locator('[data-sonner-toast]')).toHaveText(['Recurrence added successfully']);
    // The second time without any answer.
    await page.route('**/synthesize-symptoms', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.abort();
    });
    said.length = 0;
    await add('Čīkst');
    expect(bodies.slice(1)).toEqual([{ notes: 'Čīkst', language: 'Latvian' }]);
    expect(said.join()).toContain('Symptoms could not be extracted from the notes');
    await expect(page.locator('[data-sonner-toast]:not([data-type=success])')).toHaveCount(0);
    const twice = await read();
    expect(twice.recurrences.map(({ notes }) => notes).toSorted()).toEqual([
      'A grinding noise from the brakes',
      'Čīkst',
    ]);
    expect(twice.notes).toBe(before.notes);
    consoleErrors.length = 0;
  },
);
