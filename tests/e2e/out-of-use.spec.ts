import type { Page } from '@playwright/test';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
import { success } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

test(
  'a laid-up or sold car stands apart and is silent until it is used again, also without a network',
  { tag: ['@CARS-10', '@CARS-11', '@COST-05', '@REM-32', '@CARS-01'] },
  async ({ page, owner, context, line, consoleErrors }) => {
    await newCar(owner, { nickname: 'Daily' });
    const car = await newCar(owner, { nickname: 'Old Blue' });
    await owner.call('repairs.log', repairDraft(car.id, { title: 'New pads' }));
    const issue = await newIssue(owner, car.id, { description: 'It squeals' });
    const plan = planOf({ dueDate: '2026-01-05' });
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Oil', plan }));
    const dueBlock = page.getByRole('heading', { name: 'Next due' });
    const lie = async (reason: string, since: string, price?: string) => {
      await dialog(page).getByLabel('Status').selectOption({ label: reason });
      await dialog(page).getByLabel('Date').fill(since);
      if (price) await dialog(page).getByLabel('Sale price').fill(price);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
    };

    await page.goto('/home');
    await isKept(page);
    await expect(dueBlock).toBeVisible();
    await page.goto(`/reminders/${car.id}`);
    await expect(entries(page)).toContainText(/Overdue/);
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Sold or out of use' }).click();
    await expectAccessible(page, 'sold or laid up');
    await lie('Out of use', '2099-01-01');
    await expect(dialog(page)).toContainText('The time cannot be in the future');
    await lie('Out of use', '2026-01-06');
    await expect(page.getByText('Out of use since Jan 6, 2026').first()).toBeVisible();
    await page.getByRole('link', { name: 'History' }).click();
    for (const kept of [/^It squeals/, /^New pads/])
      await expect(page.getByRole('main').getByRole('link', { name: kept })).toBeVisible();
    await page.goto('/cars');
    await expect(page.getByRole('main').getByRole('list')).toHaveCount(2);
    const apart = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Not in use' }) });
    await expect(apart.getByRole('link')).toContainText(['Old Blue']);
    await expect(apart).toContainText('Out of use since Jan 6, 2026');
    await expect(apart.getByRole('checkbox')).toHaveAccessibleName('main car: Old Blue');
    await page.goto(`/reminders/${car.id}`);
    await expect(entries(page)).toContainText('Car not in use');
    await page.goto('/home');
    await expect(page.getByRole('tab', { name: 'Issues' })).toBeVisible();
    await expect(dueBlock).toHaveCount(0);

    await page.goto(`/car-view/${car.id}`);
    await expect(page.getByText('Out of use since Jan 6, 2026').first()).toBeVisible();
    await goOffline(context, line);
    await page.getByRole('button', { name: 'Back in use' }).click();
    await expect(success(page, 'The car is in use again')).toBeVisible();
    await expect(page.getByText('Out of use since Jan 6, 2026')).toHaveCount(0);
    await page.goto('/home');
    await expect(dueBlock).toBeVisible();
    await page.goto(`/car-view/${car.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await dialog(page).getByRole('button', { name: 'Sold or out of use' }).click();
    await lie('Sold', '2026-01-07', '4500,50');
    await expect(page.getByText('Sold on Jan 7, 2026').first()).toBeVisible();
    await goOnline(context, line);
    const stored = async () => (await owner.call('cars.read', { carId: car.id })).outOfUse;
    await expect.poll(stored).toEqual({
      reason: 'sold',
      since: '2026-01-07',
      price: { amount: 4500.5, currency: 'EUR' },
    });
    await page.goto('/cars');
    await expect(apart.getByRole('link')).toContainText(['Sold on Jan 7, 2026']);
    await apart.getByRole('link').click();
    await expect(page.getByText('Sold on Jan 7, 2026').first()).toBeVisible();
    await goOffline(context, line);
    await page.getByRole('button', { name: 'Back in use' }).click();
    await expect(page.getByText('Sold on Jan 7, 2026')).toHaveCount(0);
    await goOnline(context, line);
    await expect.poll(stored).toBeNull();
    const { issues } = await owner.call('issues.list', { carId: car.id });
    expect(issues.map(({ id }) => id)).toEqual([issue.id]);
    expect((await owner.call('repairs.list', { carId: car.id })).repairs).toHaveLength(1);
    consoleErrors.length = 0;
  },
);
