import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { zoneOfAnotherDay } from './browser-day.ts';
import { dialogIsGone } from './dialogs.ts';
import { drafts, expect, success, test } from './fixtures.ts';

const today = (page: Page) => page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

test.describe('where it is another day than in UTC', () => {
  test.use({ timezoneId: zoneOfAnotherDay });

  test(
    'a reminder is added from the page of a car, shown on Home, done and undone',
    { tag: ['@REM-16', '@REM-20', '@REM-22', '@REM-28', '@REM-40', '@REM-41', '@REM-06'] },
    async ({ page, owner }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const car = await newCar(owner, { nickname: 'Old Blue', mileage: 97_000 });
      await page.goto(`/car-view/${car.id}`);
      await page.getByRole('link', { name: 'Care', exact: true }).click();
      await expect(page.getByText('No reminders yet')).toBeVisible();
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await dialog(page).getByRole('link', { name: 'Reminder' }).click();
      const day = await today(page);
      const [due, renewed] = [addDays(day, 3), addDays(day, 400)];
      await page.getByLabel('Title').fill('Yearly inspection');
      await expect(page.getByLabel('Kind')).toHaveValue('inspection');
      await page.getByLabel('Title').fill('Inspection');
      await page.getByRole('button', { name: 'Save reminder' }).click();
      await expect(page.getByText('Enter a date or a mileage')).toBeVisible();
      await page.getByLabel('Date').fill(due);
      await page.getByRole('button', { name: 'Usual: Every 12 months' }).click();
      await expect(page.getByLabel('Date')).toHaveValue(due);
      await page.reload();
      await expect(page.getByText(/Your draft was kept/)).toBeVisible();
      await page.getByRole('button', { name: 'Save reminder' }).click();
      await expect(success(page, 'Reminder saved')).toBeVisible();
      await expect(entries(page)).toHaveCount(1);
      await expect(entries(page)).toContainText('In 3 days');
      expect(await drafts(page)).toEqual([]);
      const [made] = (await owner.call('reminders.list')).reminders;
      const yearly = { every: 12, unit: 'month' } as const;
      expect(made).toMatchObject({ kind: 'inspection', plan: { dueDate: due, repeat: yearly, base: 'due' } });

      await page.goto('/home');
      const block = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next due' }) });
      await expect(block).toContainText('In 3 days');
      await block.getByRole('button', { name: 'Mark as done: Inspection' }).click();
      await expect(dialog(page).getByLabel('Date', { exact: true })).toHaveValue(day);
      await expectAccessible(page, 'done dialog');
      await dialog(page).getByLabel('Valid until (as shown on the new document)').fill(renewed);
      await dialog(page).getByRole('button', { name: 'Mark as done' }).click();
      await expect(block).toHaveCount(0);
      const read = async () => (await owner.call('reminders.list')).reminders[0]!;
      await expect
        .poll(read)
        .toMatchObject({ plan: { dueDate: renewed }, completions: [{ doneOn: day, doneKm: null }] });

      await dialogIsGone(page);
      await page.goto(`/reminders/${car.id}`);
      await page.getByRole('button', { name: 'More: Inspection' }).click();
      await expectAccessible(page, 'more dialog');
      await dialog(page).getByRole('button', { name: /^Undo/ }).click();
      await expect(entries(page)).toContainText('In 3 days');
      expect(await read()).toMatchObject({ plan: made!.plan, completions: [] });
    },
  );
});

test(
  'a reminder is snoozed, paused, edited and deleted with the keyboard',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const plan = { ...reminderDraft(car.id).plan, dueDate: '2026-01-05' };
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Oil', plan }));
    await page.goto(`/reminders/${car.id}`);
    const more = page.getByRole('button', { name: 'More: Oil' });
    const choose = async (name: string) => {
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
      await dialog(page).getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await dialogIsGone(page);
      await expect(more).toBeFocused();
    };
    await expect(entries(page)).toContainText(/Overdue by \d+ days/);
    await more.click();
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(more).toBeFocused();
    await choose('Snooze for a week');
    await expect(entries(page)).toContainText('Snoozed until');
    await page.goto('/home');
    await expect(page.getByRole('tab', { name: 'Issues' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next due' })).toHaveCount(0);
    await page.goto(`/reminders/${car.id}`);
    await choose('End the snooze');
    await choose('Pause');
    await expect(entries(page)).toContainText('Paused');
    await choose('Resume');
    await expect(entries(page)).toContainText(/Overdue/);

    await more.click();
    await dialog(page).getByRole('link', { name: 'Edit reminder' }).click();
    await page.getByLabel('Kind').selectOption({ label: 'Other' });
    for (const [label, value] of [
      ['Title', 'Engine oil'],
      ['Date', '2026-01-06'],
      ['Mileage (km)', '120000'],
      ['Every', '2'],
      ['Every (km)', '15000'],
      ['Days', '9'],
      ['Distance (km)', '900'],
      ['Notes', '5W-30'],
    ] as const)
      await page.getByLabel(label).fill(value);
    await page.getByLabel('Unit').selectOption({ label: 'Years' });
    await page.getByLabel('The next one counts from').selectOption({ label: 'when it was due' });
    await page.getByRole('button', { name: 'Save reminder' }).click();
    await expect(entries(page)).toContainText('Engine oil');
    expect((await owner.call('reminders.list')).reminders).toMatchObject([
      {
        title: 'Engine oil',
        kind: 'other',
        notes: '5W-30',
        leadDays: 9,
        leadKm: 900,
        plan: {
          dueDate: '2026-01-06',
          dueKm: 120_000,
          repeat: { every: 2, unit: 'year' },
          repeatKm: 15_000,
          base: 'due',
        },
      },
    ]);
    const edit = async () => {
      await page.getByRole('button', { name: 'More: Engine oil' }).click();
      await dialog(page).getByRole('link', { name: 'Edit reminder' }).click();
    };
    await edit();
    await page.getByRole('button', { name: 'Add a day' }).click();
    await page.getByRole('button', { name: 'Add a day' }).click();
    const fixed = page.getByRole('group', { name: 'Fixed days of the year' });
    await expect(page.getByLabel('Every', { exact: true })).toHaveCount(0);
    await fixed.getByLabel('Month').first().selectOption({ label: 'March' });
    await page.getByLabel('Every (km)').fill('');
    await expectAccessible(page, 'fixed days of the year');
    await page.getByRole('button', { name: 'Save reminder' }).click();
    await expect(entries(page)).toContainText('Every year: March 1, December 1');
    const [kept] = (await owner.call('reminders.list')).reminders;
    expect(kept!.plan).toMatchObject({ repeat: null, yearDays: ['03-01', '12-01'] });
    expect(kept!.plan.dueDate).toMatch(/-(03|12)-01$/);
    await edit();
    await fixed.getByRole('button', { name: 'Remove day 2' }).click();
    await expect(fixed.getByLabel('Month')).toHaveCount(1);
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'More: Engine oil' }).click();
    await expect(dialog(page).getByText('5W-30', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Delete reminder' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No reminders yet')).toBeVisible();
    await expect(page.locator('h1:focus, h2:focus')).toHaveCount(1);
    await expect.poll(async () => (await owner.call('reminders.list')).reminders).toEqual([]);
  },
);
