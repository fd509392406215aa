import { documentDraft } from '#tests/nouns/documents.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
import { browserDay } from './browser-day.ts';
import { dialogIsGone } from './dialogs.ts';
import { expect, test } from './fixtures.ts';

test(
  'one page has what is due of all cars by its day, and all documents',
  { tag: ['@REM-47', '@REM-41'] },
  async ({ page, owner }) => {
    const [golf, kia] = [
      await newCar(owner, { nickname: 'Golf', mileage: 97_000 }),
      await newCar(owner, { nickname: 'Kia' }),
    ];
    for (const [carId, title, days] of [
      [golf.id, 'Tires', 40],
      [golf.id, 'Filter', -3],
      [kia.id, 'Belt', 20],
    ] as const) {
      const plan = planOf({ dueDate: browserDay(days) });
      await owner.call('reminders.add', reminderDraft(carId, { title, plan }));
    }
    for (const [carId, title, days] of [
      [golf.id, 'Warranty', 300],
      [kia.id, 'OCTA', -9],
    ] as const)
      await owner.call('documents.add', documentDraft(carId, { title, validTo: browserDay(days) }));

    await page.goto('/home');
    // The chosen car is not the one that is worst off.
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText('OCTA: overdue by 9 daysKia');
    await page.getByRole('link', { name: 'Show all: Next due' }).click();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toContainText(['OCTA', 'Filter', 'Belt', 'Tires', 'Warranty']);
    await expect(entries).toContainText(['Kia', 'Golf', 'Kia', 'Golf', 'Golf']);
    await expectAccessible(page, 'what is due of all cars');

    await page.getByRole('button', { name: 'More: Filter, Golf' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pause' }).click();
    await dialogIsGone(page);
    await expect(entries.filter({ hasText: /Filter/ })).toContainText('Paused');
    await page.getByRole('button', { name: 'Mark as done: Belt, Kia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
    await expect(entries.filter({ hasText: /Belt/ })).toHaveCount(0);

    await page.getByRole('tab', { name: 'Documents' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['OCTA', 'Warranty']);
    await expect(page.getByText(/^Kia/)).toBeVisible();
    await page.getByRole('button', { name: 'Renew: OCTA, Kia' }).click();
    await page.getByLabel('Valid until (as shown on the new document)').fill(browserDay(350));
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
    await dialogIsGone(page);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Warranty', 'OCTA']);
    await page.getByRole('link', { name: /^OCTA/ }).click();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  },
);
