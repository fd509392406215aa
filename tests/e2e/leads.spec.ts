import type { Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const entry = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(title) });

test(
  'how far ahead reminders warn is chosen for all cars and for one; one is snoozed until a mileage',
  { tag: ['@REM-04', '@REM-17', '@REM-30'] },
  async ({ page, owner }) => {
    const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    const car = await newCar(owner, { mileage: 97_000, today: day });
    const plan = planOf({ dueDate: addDays(day, 40) });
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Inspection', plan, leadDays: null }));
    const oil = planOf({ dueKm: 97_200 });
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Oil', plan: oil, leadKm: null }));
    const dialog = page.getByRole('dialog', { name: 'Warn ahead' });
    const choose = async (days: string, km: string) => {
      await dialog.getByLabel('Days').fill(days);
      await dialog.getByLabel('Distance (km)').fill(km);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toHaveCount(0);
    };
    const leads = async () => (await owner.call('reminders.list')).leads;

    await page.goto('/settings');
    const row = page.getByRole('button', { name: /^Warn ahead of reminders/ });
    await expect(row).toContainText('30 days, 1\u00A0000\u00A0km');
    await row.click();
    await expectAccessible(page, 'warn ahead');
    await dialog.getByLabel('Days').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Enter a whole number above zero');
    await choose('45', '800');
    await expect(row).toContainText('45 days, 800\u00A0km');
    await expect.poll(leads).toEqual({ days: 45, km: 800 });

    await page.goto(`/reminders/${car.id}`);
    const icon = entry(page, 'Inspection').locator('.text-partial');
    await expect(icon).toHaveText('In 40 days');
    // Added last, it presses more.
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Oil/, /Inspection/]);
    await page.getByRole('button', { name: 'Warn ahead' }).click();
    const ofCar = async () => {
      const { leadDays, leadKm } = await owner.call('cars.read', { carId: car.id });
      return [leadDays, leadKm];
    };
    await choose('20', '900');
    await expect(icon).toHaveCount(0);
    await expect.poll(ofCar).toEqual([20, 900]);
    // Taken back, those of the owner count again.
    await page.getByRole('button', { name: 'Warn ahead' }).click();
    await choose('', '');
    await expect(icon).toHaveText('In 40 days');
    await expect.poll(ofCar).toEqual([null, null]);

    await page.getByRole('button', { name: 'More: Oil' }).click();
    await page.getByRole('button', { name: 'Snooze for 500\u00A0km' }).click();
    await expect(entry(page, 'Oil')).toContainText('Snoozed until 97\u00A0500\u00A0km');
    await page.goto('/home');
    await expect(page.getByRole('tab', { name: 'Issues' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Due reminders' })).toHaveCount(0);
  },
);
