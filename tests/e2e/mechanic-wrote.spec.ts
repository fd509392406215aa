import { bareAssessment, mechanicRepair, mechanicSymptom, newCar, newIssue, newLink } from '#tests/people.ts';
import { expect, success, test } from './fixtures.ts';

test(
  'what a mechanic found is called that, and nothing beside it doubts it',
  { tag: ['@SUM-09', '@SUM-12', '@SUM-22', '@VAL-71'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const { token } = await newLink(owner, car.id, { isEditable: true });
    await owner.call('share.logSymptom', mechanicSymptom(token));
    const { issues } = await owner.call('issues.list', { carId: car.id });
    await page.goto(`/symptom-summary/${car.id}/${issues[0]!.id}`);
    await expect(page.getByRole('heading', { name: 'What the mechanic wrote' })).toBeVisible();
    await expect(page.getByText('AI analysis')).toHaveCount(0);
    await expect(page.getByText('No specific symptoms identified')).toBeVisible();
    for (const general of [
      'This is not a diagnostic tool. Only a repair shop can determine the actual issue.',
      'Schedule a diagnostic scan at a service center',
      'Monitor fluid levels and check for leaks',
      'Severity',
      'Urgency',
    ]) {
      await expect(page.getByText(general)).toBeHidden();
      await page.getByText('General suggestions').click();
      await expect(page.getByText(general)).toBeVisible();
      await page.getByText('General suggestions').click();
    }
  },
);

test('a repair that solves a problem is told on its open page, closes no dialog there, and can be taken back', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id, {
    assessment: { ...bareAssessment, drivingAdvice: 'stop_driving' },
  });
  const { token } = await newLink(owner, car.id, { isEditable: true });
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await page.getByRole('button', { name: 'Send to a mechanic' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link for the mechanic' });
  await expect(dialog).toBeVisible();
  await owner.call('share.logRepair', mechanicRepair(token, { resolvedIssues: [issue.id] }));
  await expect(page.getByText('Advice before the problem was resolved')).toBeAttached();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const told = page.getByText('Juris Ozols added a repair');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Brake fluid changed' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(told).toBeHidden();
  await success(page, 'Repair deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(told).toBeVisible();
});
