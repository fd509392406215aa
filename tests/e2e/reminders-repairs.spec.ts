import type { Reminder } from '#domain/reminders/schema.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { browserDay } from './browser-day.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test, waitUntilQuiet } from './fixtures.ts';

test(
  'a new repair completes the reminders it serves; they stay so when it is deleted, or are undone',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner, { mileage: 97_000, today: browserDay(-5) });
    for (const [title, kind] of [
      ['Oil', 'oil'],
      ['Oil filter', 'filter'],
      ['Winter tires', 'tyres'],
    ] as const)
      await owner.call('reminders.add', reminderDraft(car.id, { title, kind }));
    const other = await newCar(owner, { nickname: 'Other' });
    await owner.call('reminders.add', reminderDraft(other.id, { title: 'Oil', kind: 'oil' }));
    const done = async () =>
      (await owner.call('reminders.list')).reminders
        .filter(({ completions }) => completions.length > 0)
        .map(({ title }) => title);
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('Oil and oil filter changed');
    const choice = page.getByRole('group', { name: 'This also completes' });
    await expect(choice.getByRole('checkbox')).toHaveCount(2);
    await expect(choice.getByRole('checkbox', { name: /^Oil filter/ })).toBeDisabled();
    await page.getByLabel('Mileage (km)').fill('97500');
    await expect(choice.getByRole('checkbox', { name: /^Oil filter/ })).toBeChecked();
    await expectAccessible(page, 'repair form with reminders');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(success(page, 'Repair saved successfully')).toContainText('Marked as done: Oil, Oil filter');
    expect((await done()).toSorted()).toEqual(['Oil', 'Oil filter']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(done).toEqual([]);

    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    const served = async () => (await owner.call('reminders.list')).reminders.slice(0, 2);
    const [{ plan }] = (await served()) as [Reminder];
    const due = { date: plan.dueDate, km: plan.dueKm };
    const { id: repairId } = repairs[0]!;
    for (const { id } of await served())
      await owner.call('reminders.done', reminderDone(car.id, id, { due, repairId }));
    await page.goto(`/log-repair/${car.id}/${repairId}`);
    await waitUntilQuiet(page); // what was done elsewhere is known then
    await page.getByLabel('Mileage (km)').fill('98000');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(success(page, 'Repair updated successfully')).toContainText(
      'Recalculated from this repair: Oil, Oil filter',
    );
    const counted = { doneKm: 98_000, repairId };
    const byKm = { plan: { dueKm: 113_000 }, completions: [counted] };
    expect(await served()).toMatchObject([byKm, byKm]);
    // Its day alone counts as well, and before the reminders have arrived.
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.route('**/api/reminders', async (route) => {
      await saved;
      await route.continue();
    });
    await page.goto(`/log-repair/${car.id}/${repairId}`);
    await page.getByLabel('Repair date').fill(browserDay(-3));
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(success(page, 'Repair updated successfully')).toContainText('Recalculated');
    await page.unroute('**/api/reminders');
    const onDay = { plan: { dueKm: 113_000 }, completions: [{ ...counted, doneOn: browserDay(-3) }] };
    await expect.poll(served).toMatchObject([onDay, onDay]);
    await page.goto(`/log-repair/${car.id}/${repairId}`);
    await page.getByRole('button', { name: 'Delete repair' }).click();
    const stays = 'Will stay marked as done: Oil, Oil filter.';
    await expect(page.getByRole('alertdialog')).toContainText(stays);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Repair deleted successfully')).toContainText(stays);
    expect(await done()).toEqual(['Oil', 'Oil filter']);
    await page.getByRole('button', { name: 'Mark as not done' }).click();
    await expect.poll(done).toEqual([]);
    for (const one of await served()) expect(one).toMatchObject({ plan });
  },
);
