import { addDays } from '#domain/days.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { browserDay } from './browser-day.ts';
import { expectAccessible } from './axe.ts';
import { dialogIsGone } from './dialogs.ts';
import { success, test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptChunks, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

test(
  'readings are listed with their sources, corrected and deleted, without a network, too',
  { tag: '@long' },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner, { mileage: 97_000, today: '2026-01-05' });
    for (const [mileage, date] of [
      [197_500, '2026-02-01'],
      [98_000, '2026-03-01'],
    ] as const)
      await owner.call('repairs.log', repairDraft(car.id, { mileage, date }));
    const served = (await owner.call('repairs.list', { carId: car.id })).repairs.at(-1)!;
    const { id: oil } = await owner.call('reminders.add', reminderDraft(car.id));
    const done = { doneOn: served.date, doneKm: 197_500, repairId: served.id };
    await owner.call('reminders.done', reminderDone(car.id, oil, done));
    await newIssue(owner, car.id, { date: '2025-12-01T12:00:00.000Z', mileage: 96_000 });
    const belt = reminderDraft(car.id, { title: 'Belt' });
    await owner.call('reminders.add', belt);
    const earlier = { doneOn: '2025-11-01', doneKm: 95_000 };
    await owner.call('reminders.done', reminderDone(car.id, belt.id, earlier));
    const fill = fillDraft(car.id, { km: 99_500, date: '2026-04-01' });
    await owner.call('fills.log', fill);
    const stored = async () =>
      (await owner.call('mileage.list', { carId: car.id })).readings.map(({ km }) => km);
    await page.goto(`/car-view/${car.id}`);
    await isKept(page);
    await page.getByRole('button', { name: 'All readings' }).click();
    const sheet = page.getByRole('dialog');
    const rows = sheet.getByRole('listitem');
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(0)).toContainText('From a fill-up');
    await expect(rows.nth(2)).toContainText('Does not match the other readings');
    await expect(rows.nth(2)).toContainText('From a repair');
    await expect(rows.nth(3)).toContainText('Entered by hand');
    await expect(rows.nth(4)).toContainText('From a problem');
    await expect(rows.nth(5)).toContainText('From a completed reminder');
    await expect(sheet.getByText('Does not match the other readings')).toHaveCount(1);
    await expect(rows.getByRole('button', { name: /^Edit the reading/ })).toHaveCount(6);
    await expectAccessible(page, 'readings');
    const edit = (at: number) =>
      rows
        .nth(at)
        .getByRole('button', { name: /^Edit the reading/ })
        .click();
    const kms = async () => (await owner.call('fills.list', { carId: car.id })).fills.map(({ km }) => km);
    await edit(0);
    await rows.nth(0).getByLabel('Mileage (km)').fill('99000');
    await rows.nth(0).getByRole('button', { name: 'Save' }).click();
    await expect.poll(kms).toEqual([99_000]);
    await expect(rows.nth(0).getByLabel('Mileage (km)')).toHaveCount(0);
    await edit(0);
    await rows.nth(0).getByRole('button', { name: 'Delete reading' }).click();
    await expect(rows).toHaveCount(5);
    await success(page, 'Reading deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(6);
    expect(await kms()).toEqual([99_000]);
    await edit(0);
    await rows.nth(0).getByRole('button', { name: 'Delete reading' }).click();
    await expect(rows).toHaveCount(5);
    await expect.poll(kms).toEqual([null]);
    // The button of a notice may lie over the one of a reading.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await edit(1);
    await rows.nth(1).getByLabel('Mileage (km)').fill('97500');
    await rows.nth(1).getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Does not match the other readings')).toHaveCount(0);
    expect(await stored()).toEqual([98_000, 97_500, 97_000, 96_000, 95_000]);
    const dueKms = async () =>
      (await owner.call('reminders.list')).reminders.map(({ title, plan }) => [title, plan.dueKm]);
    await expect.poll(dueKms).toEqual([
      ['Furtive oil change', 112_500],
      ['Belt', 110_000],
    ]);
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(repairs.map(({ mileage }) => mileage)).toEqual([98_000, 97_500]);

    for (const [at, km] of [
      [3, 96_100],
      [4, 95_100],
    ] as const) {
      await edit(at);
      await rows.nth(at).getByLabel('Mileage (km)').fill(String(km));
      await rows.nth(at).getByRole('button', { name: 'Save' }).click();
      await expect(rows.nth(at).getByLabel('Mileage (km)')).toHaveCount(0);
    }
    await expect.poll(stored).toEqual([98_000, 97_500, 97_000, 96_100, 95_100]);
    const [issue] = (await owner.call('issues.list', { carId: car.id })).issues;
    const problem = { carId: car.id, issueId: issue!.id };
    expect((await owner.call('issues.read', problem)).mileage).toBe(96_100);

    await expect.poll(() => keptChunks(page)).toBeGreaterThan(0);
    await goOffline(context, line);
    await edit(2);
    await rows.nth(2).getByLabel('Mileage (km)').fill('96500');
    await rows.nth(2).getByRole('button', { name: 'Save' }).click();
    await expect(rows.nth(2)).toContainText('96\u00A0500\u00A0km');
    await edit(0);
    await rows.nth(0).getByRole('button', { name: 'Delete reading' }).click();
    await expect(rows).toHaveCount(4);
    await goOnline(context, line);
    await expect.poll(stored).toEqual([97_500, 96_500, 96_100, 95_100]);
    consoleErrors.length = 0;
  },
);

onlineTest(
  'Home shows a guess in grey and asks for the mileage there, and so does the assistant',
  { tag: ['@REM-13', '@REM-29', '@REM-61', '@REM-62'] },
  async ({ page, owner }) => {
    const day = browserDay();
    const car = await newCar(owner, { mileage: 90_000, today: addDays(day, -100) });
    const date = addDays(day, -50);
    await owner.call('repairs.log', repairDraft(car.id, { mileage: 95_000, date }));
    const plan = { ...reminderDraft(car.id).plan, dueDate: null, repeat: null, dueKm: 99_990 };
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Oil', plan }));
    await page.goto('/home');
    const block = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next due' }) });
    await expect(block.getByText(/^Probably due now$|^about /)).toHaveClass(/text-muted/);
    const mileageOf = async (carId: string) => (await owner.call('cars.read', { carId })).mileage;
    // Taken as it is offered, the guess is no reading.
    await block.getByRole('button', { name: 'Mark as done: Oil' }).click();
    await expect(page.getByRole('dialog').getByLabel('Mileage (km)')).toHaveValue('100000');
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
    await expect(block).toHaveCount(0);
    const done = async () => (await owner.call('reminders.list')).reminders[0]!.completions;
    await expect.poll(done).toMatchObject([{ doneKm: 100_000, isKmEstimated: true }]);
    expect(await mileageOf(car.id)).toBe(95_000);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(done).toEqual([]);
    await block.getByRole('button', { name: 'Enter the mileage: Oil' }).click();
    await page.getByRole('dialog').getByLabel('Mileage (km)').fill('95100');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(block.getByText(/^4.890.km left$/)).toBeVisible();
    await expect.poll(() => mileageOf(car.id)).toBe(95_100);
    await dialogIsGone(page);

    const { id: unread } = await newCar(owner);
    await owner.call('reminders.add', reminderDraft(unread, { title: 'Belt', plan }));
    await page.goto(`/assistant/${unread}`);
    const ask = page.getByRole('button', { name: 'Enter the mileage' });
    await expect(ask).toBeVisible();
    // No reminder of the other car asks.
    const switcher = page.getByLabel('Choose a car');
    await switcher.selectOption(car.id);
    await expect(page).toHaveURL(`/assistant/${car.id}`);
    await expect(switcher).toHaveValue(car.id);
    await expect(ask).toHaveCount(0);
    await switcher.selectOption(unread);
    await ask.click();
    await page.getByRole('dialog').getByLabel('Mileage (km)').fill('98 000');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(ask).toHaveCount(0);
    await expect.poll(() => mileageOf(unread)).toBe(98_000);
  },
);
