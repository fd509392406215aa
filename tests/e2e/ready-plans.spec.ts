import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { browserDay } from './browser-day.ts';
import { expect, test } from './fixtures.ts';

test(
  'from Home to a reminder from a plan it is four taps',
  { tag: ['@REM-40', '@REM-70', '@REM-72'] },
  async ({ page, owner }) => {
    const driven = { mileage: 97_000, fuelType: 'diesel', transmission: 'automatic' } as const;
    const car = await newCar(owner, { nickname: 'Old Blue', ...driven });
    const later = { dueDate: browserDay(300) };
    const add = (carId: string, title: string, kind: 'oil' | 'other') =>
      owner.call('reminders.add', reminderDraft(carId, { title, kind, plan: planOf(later) }));
    await add(car.id, 'Coolant', 'other');
    await add((await newCar(owner, { nickname: 'Other' })).id, 'Oil', 'oil');
    await page.goto('/home');
    const taps = [
      page.getByRole('link', { name: /Old Blue/ }).first(),
      page.getByRole('link', { name: 'Care', exact: true }),
      page.getByRole('link', { name: 'Ready-made plans' }),
      page.getByRole('button', { name: 'Add 1 reminder' }),
    ];
    expect(taps.length).toBeLessThanOrEqual(4);
    for (const target of taps.slice(0, -1)) await target.click();
    // Of this car alone is known what it has already.
    await expect(page.getByRole('checkbox', { name: /^Oil and oil filter/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^Coolant/ })).toHaveCount(0);
    for (const name of [/^AdBlue/, /^Transmission oil.*60\s000/])
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    await taps.at(-1)!.click();
    await expect(page).toHaveURL(`/reminders/${car.id}`);
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries.filter({ hasText: /Oil and oil filter/ })).toHaveCount(1);
    await expect(entries).toHaveCount(2);
    const { reminders } = await owner.call('reminders.list');
    const made = reminders.find(({ carId, kind }) => carId === car.id && kind === 'oil');
    expect(made).toMatchObject({ kind: 'oil', plan: { dueKm: 112_000, repeatKm: 15_000, base: 'done' } });
  },
);
