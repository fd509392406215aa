import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { success } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

test(
  'what a deleted repair completed is undone without a network, and sent later',
  { tag: ['@REM-54', '@REM-42', '@TOAST-03'] },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner, { mileage: 97_000 });
    const { id: repairId } = await owner.call('repairs.log', repairDraft(car.id));
    const { id, plan } = await owner.call('reminders.add', reminderDraft(car.id, { title: 'Oil' }));
    const due = { date: plan.dueDate, km: plan.dueKm };
    await owner.call('reminders.done', reminderDone(car.id, id, { due, repairId }));
    await page.goto(`/log-repair/${car.id}/${repairId}?view`);
    await isKept(page);
    for (const read of ['reminders.list', 'repairs.form'])
      await expect.poll(async () => (await keptReads(page)).join()).toContain(read);

    await goOffline(context, line);
    await page.getByRole('button', { name: 'Delete repair' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Stays marked as done: Oil.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Repair deleted successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as not done' }).click();
    await expect(page.getByRole('button', { name: '2 records not yet sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as not done' })).toHaveCount(0);

    await goOnline(context, line);
    const read = async () => (await owner.call('reminders.list')).reminders[0];
    await expect.poll(read).toMatchObject({ plan, completions: [] });
    await expect.poll(async () => (await owner.call('repairs.list', { carId: car.id })).repairs).toEqual([]);
    // The browser reports each request that finds no network.
    consoleErrors.splice(0);
  },
);
