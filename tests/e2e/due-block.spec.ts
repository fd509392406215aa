import type { Page } from '@playwright/test';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
import { browserDay } from './browser-day.ts';
import { expect, success, test, waitUntilQuiet } from './fixtures.ts';

const block = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Next due' }) });
const ask = (page: Page) => page.getByRole('region', { name: /^What is the mileage\?/ });
const dialog = (page: Page) => page.getByRole('dialog');

const add = (owner: Owner, carId: string, title: string, plan: Parameters<typeof planOf>[0]) =>
  owner.call('reminders.add', reminderDraft(carId, { title, plan: planOf(plan) }));

test(
  'Home asks for a mileage that is unknown or old, once, and can be told to wait',
  { tag: '@long' },
  async ({ page, owner }) => {
    const [blue, red, fresh] = [
      await newCar(owner, { nickname: 'Old Blue' }),
      await newCar(owner, { nickname: 'Old Red', mileage: 97_000, today: browserDay(-61) }),
      await newCar(owner, { nickname: 'New', mileage: 1_000, today: browserDay() }),
    ];
    for (const { id } of [blue, red, fresh]) await add(owner, id, 'Oil', { dueKm: 200_000 });
    await add(owner, fresh.id, 'Tax', { dueDate: browserDay() });
    await page.goto('/home');
    await expect(ask(page)).toHaveCount(2);
    const of = (car: string) => ask(page).filter({ has: page.getByText(`What is the mileage? · ${car}`) });
    await expect(of('Old Blue')).toContainText('Mileage unknown');
    await expect(of('Old Red')).toContainText('97\u00A0000\u00A0km · ');
    await expectAccessible(page, 'Home asks for the mileage');

    await of('Old Red').getByRole('button', { name: 'Enter mileage' }).click();
    await dialog(page).getByLabel('Mileage (km)').fill('98500');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(success(page, 'Mileage saved')).toBeVisible();
    await expect(ask(page)).toHaveCount(1);
    expect((await owner.call('cars.read', { carId: red.id })).mileage).toBe(98_500);

    await of('Old Blue').getByRole('button', { name: 'Not now' }).click();
    await expect(ask(page)).toHaveCount(0);
    await page.reload();
    await expect(block(page)).toContainText('Tax');
    await waitUntilQuiet(page);
    await expect(ask(page)).toHaveCount(0);
  },
);
