import { addDays } from '#domain/days.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { browserDay } from './browser-day.ts';
import { dialogIsGone } from './dialogs.ts';
import { test as onlineTest } from './fixtures.ts';
import { expect, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

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
