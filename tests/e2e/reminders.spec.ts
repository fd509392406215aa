import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
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
      await expect(block).toContainText('In 400 days');
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
