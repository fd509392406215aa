import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
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
      page.getByRole('link', { name: /^Reminders/ }),
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

test(
  'several plans are adjusted, taken at once and taken back',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner, { mileage: 97_000, fuelType: 'gasoline', today: '2026-03-01' });
    // Typed wrong: no plan may count from it.
    await owner.call('repairs.log', repairDraft(car.id, { mileage: 970_000, date: '2026-03-05' }));
    const titles = async () => (await owner.call('reminders.list')).reminders.map(({ title }) => title);
    await page.goto(`/reminders/${car.id}/plans`);
    await expect(page.getByRole('checkbox', { name: /^(AdBlue|Transmission oil)/ })).toHaveCount(0);
    const latvian = page.getByRole('region', { name: 'For Latvia' });
    for (const title of ['Technical inspection', 'OCTA', 'KASKO', 'Vehicle tax', 'Registration documents'])
      await expect(latvian.getByRole('checkbox', { name: new RegExp(`^${title}`) })).not.toBeChecked();
    const manual = 'Usual intervals: check them in the owner’s manual.';
    await expect(page.getByText(manual, { exact: true })).toBeVisible();
    const oil = page.getByRole('group', { name: 'Oil and oil filter' });
    await expect(oil.getByLabel('Due at (km)')).toHaveValue('112000');
    await oil.getByLabel('Due on').fill(browserDay(30));
    await oil.getByLabel('Every (months)').fill('6');
    await oil.getByLabel('Every (km)').fill('10000');
    await oil.getByLabel('Due at (km)').fill('101000');
    // What was adjusted outlives a reload.
    await page.reload();
    await expect(oil.getByLabel('Due at (km)')).toHaveValue('101000');
    await page.getByRole('checkbox', { name: /^OCTA/ }).check();
    await page.getByRole('button', { name: 'Add 2 reminders' }).click();
    const octa = page.getByRole('group', { name: 'OCTA' });
    await expect(octa).toContainText('Enter a date or a mileage');
    await expect(octa.getByLabel('Valid until')).toBeFocused();
    expect(await titles()).toEqual([]);
    await expectAccessible(page, 'ready-made plans');
    const ends = browserDay(20);
    await octa.getByLabel('Valid until').fill(ends);
    await page.getByRole('button', { name: 'Add 2 reminders' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
    const { reminders } = await owner.call('reminders.list');
    expect(reminders.map(({ title, plan }) => [title, plan.dueDate === ends, plan.dueKm])).toEqual([
      ['Oil and oil filter', false, 101_000],
      ['OCTA', true, null],
    ]);
    expect(reminders[0]!.plan).toMatchObject({
      dueDate: browserDay(30),
      repeat: { every: 6, unit: 'month' },
      repeatKm: 10_000,
    });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(titles).toEqual([]);
  },
);
