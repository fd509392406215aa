import type { Locator, Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
import { browserDay } from './browser-day.ts';
import { expect, test } from './fixtures.ts';

const block = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Due reminders' }) });

const add = (owner: Owner, carId: string, title: string, plan: Parameters<typeof planOf>[0]) =>
  owner.call('reminders.add', reminderDraft(carId, { title, plan: planOf(plan) }));

const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);

test(
  'Home and the page of a car show bars, what is due in black and what is estimated in grey',
  { tag: ['@REM-18', '@REM-41', '@REM-14'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { mileage: 95_000, today: browserDay(-40) });
    const reading = { carId: car.id, today: browserDay(), baseVersion: car.version };
    const changes = { mileage: { from: 95_000, to: 97_000 } };
    await owner.call('cars.edit', { ...reading, opId: newId(), changes });
    const year = { every: 1, unit: 'year' } as const;
    const both = { dueDate: browserDay(40), dueKm: 97_250, repeat: year, repeatKm: 10_000 };
    await add(owner, car.id, 'Oil', both);
    for (const path of ['/home', `/car-view/${car.id}`]) {
      await page.goto(path);
      const entry = block(page).getByRole('listitem').filter({ hasText: 'Oil' });
      await expect(entry).toContainText(/ or 97\u00A0250\u00A0km, about /);
      const bar = entry.locator('[style*="width"]');
      await expect(bar).toHaveAttribute('style', /width: 97\.5%/);
      const [fact, guess] = [entry.getByText(/97\u00A0250\u00A0km/), entry.getByText(/^, about /)];
      expect(await colourOf(fact)).toBe(await colourOf(entry.getByText('Oil', { exact: true })));
      expect(await colourOf(guess)).not.toBe(await colourOf(fact));
      await expectAccessible(page, `due reminders on ${path}`);
    }
  },
);
