import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { planOf } from '#tests/reminders.ts';
import { expect, success, test } from './fixtures.ts';
import { tapper } from './tapper.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** A tap into the first field counts; from there the keyboard leads on. */
async function enter(page: Page, entry: string, fields: Record<string, string>, save: string) {
  const { taps, tap } = tapper();
  await page.goto('/home');
  await tap(page.getByRole('group', { name: 'Add' }).getByText(entry, { exact: true }));
  for (const [at, [label, text]] of Object.entries(fields).entries()) {
    const field = page.getByLabel(label).last();
    await field.waitFor();
    const isFocused = await field.evaluate((one) => one === document.activeElement);
    if (at > 0) await field.focus();
    else if (!isFocused) await tap(field);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(text);
  }
  await tap(page.getByRole('button', { name: save, exact: true }));
  return taps;
}

test('what is entered and asked every week is a few taps from Home', async ({ page, owner }) => {
  const year = new Date().getFullYear();
  const car = await newCar(owner, { mileage: 98_500, today: `${year}-01-02` });
  for (const [day, km] of [
    ['01', 97_400],
    ['02', 98_000],
  ] as const)
    await owner.call('fills.log', fillDraft(car.id, { date: `${year}-01-${day}`, km, cost: 60 }));
  await owner.call(
    'reminders.add',
    reminderDraft(car.id, { title: 'Timing belt', plan: planOf({ dueDate: `${year + 1}-12-31` }) }),
  );
  await page.goto('/home');
  const main = page.getByRole('main');
  for (const shown of ['6.7 L/100 km', '€120.00', 'Timing belt']) await expect(main).toContainText(shown);

  const filled = await enter(
    page,
    'Fill-up',
    { 'Amount (L)': '42', Total: '65', 'Mileage (km)': '98600' },
    'Save fill-up',
  );
  await expect(page).not.toHaveURL(/new$/);
  expect(filled.n).toBeLessThanOrEqual(4);
  const read = await enter(page, 'Mileage', { 'Mileage (km)': '98700' }, 'Save');
  await expect(main).toContainText(/98\s700/);
  expect(read.n).toBeLessThanOrEqual(2);
  const repaired = await enter(page, 'Repair', { Title: 'Wiper blades', Cost: '25' }, 'Save repair');
  await expect(success(page, 'Repair saved successfully')).toBeVisible();
  expect(repaired.n).toBeLessThanOrEqual(5);
});
