import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

test(
  'what was deleted is restored from the trash, or deleted for good',
  { tag: ['@BIN-02'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { nickname: 'Red Rider' });
    const { id: issueId } = await newIssue(owner, car.id);
    const { id: repairId } = await owner.call('repairs.log', repairDraft(car.id));
    await owner.call('repairs.delete', { opId: newId(), carId: car.id, repairId });
    await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId });

    await page.goto('/settings');
    await page.getByRole('link', { name: /^Trash\b/ }).click();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveText([/Problem · .*Red Rider/, /New brake pads.*Repair · .*Red Rider/]);
    await expectAccessible(page, 'the trash');
    await page.getByRole('button', { name: 'Restore: New brake pads' }).click();
    await expect(success(page, 'Restored')).toBeVisible();
    await expect(entries).toHaveCount(1);
    await page.getByRole('button', { name: /^Delete for good: / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(success(page, 'Deleted for good')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();

    await page.goto(`/cars/${car.id}/history`);
    await expect(page.getByText('New brake pads')).toBeVisible();
    await owner.call('cars.delete', { opId: newId(), carId: car.id });
    await page.goto('/settings/bin');
    await page.getByRole('button', { name: 'Restore: Red Rider' }).click();
    await expect(success(page, 'Restored')).toBeVisible();
    await page.getByRole('link', { name: 'My Cars' }).click();
    await expect(page.getByRole('link', { name: /^Red Rider/ })).toBeVisible();
  },
);
