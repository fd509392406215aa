import { mechanicSymptom, newCar, newLink } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

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
