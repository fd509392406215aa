import { newCar, newIssue } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { expect, success, test } from './fixtures.ts';

test('text changed elsewhere while typing is never overwritten without asking (D104)', async ({
  page,
  owner,
  consoleErrors,
}) => {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id);
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  const read = () => owner.call('issues.read', { carId: car.id, issueId: issue.id });
  const elsewhere = async (changes: Partial<Pick<Issue, 'notes' | 'aiSummary' | 'symptoms'>>) => {
    const now = await read();
    await owner.call('issues.edit', {
      opId: newId(),
      carId: car.id,
      issueId: issue.id,
      baseVersion: now.version,
      changes: changesBetween<Record<string, unknown>>(now, changes),
    });
  };
  const conflict = page.getByRole('dialog', { name: 'This record was changed on another device' });

  await page.getByLabel('Notes').fill('My own words');
  await page.getByRole('button', { name: 'Add Recurrence' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes (optional)').fill('Now there is a grinding noise from the brakes');
  await dialog.getByRole('button', { name: 'Add Recurrence' }).click();
  await expect(success(page, 'Recurrence added successfully')).toBeVisible();
  await expect.poll(async () => (await read()).notes).toContain('Additional symptoms');
  await expect(page.getByLabel('Notes')).toHaveValue('My own words');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(conflict).toContainText('My own words');
  await expect(conflict).toContainText('Additional symptoms');
  await conflict.getByRole('button', { name: 'Keep the other version' }).last().click();
  await expect(page.getByLabel('Notes')).toHaveValue(/^Additional symptoms/);
  await expect(success(page, 'The other version was kept')).toBeVisible();
  expect(await page.getByText('Notes saved').count()).toBe(0);

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('AI analysis').fill('My analysis');
  await elsewhere({ aiSummary: 'Theirs' });
  // The page hears of it while the field is open.
  await expect(page.getByText('Theirs').first()).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Keep my version' }).click();
  await expect.poll(async () => (await read()).aiSummary).toBe('My analysis');
  await expect(conflict).toHaveCount(0);

  await elsewhere({ symptoms: ['First symptom', 'Second symptom', 'Third symptom'] });
  await page.getByRole('button', { name: 'Edit symptom: Second symptom' }).click();
  await page.getByRole('textbox', { name: 'Edit symptom' }).fill('Second, in other words');
  await elsewhere({ symptoms: ['Third symptom', 'Second symptom'] });
  await expect(page.getByText('First symptom')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await read()).symptoms).toEqual(['Third symptom', 'Second, in other words']);
  await page.getByRole('button', { name: 'Remove symptom: Third symptom' }).click();
  await elsewhere({ symptoms: ['Fourth symptom', 'Third symptom'] });
  await expect(page.getByText('Fourth symptom')).toHaveCount(1);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(async () => (await read()).symptoms).toEqual(['Fourth symptom']);
  // Chromium notes every refusal by itself.
  consoleErrors.length = 0;
});
