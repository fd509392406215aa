import { newCar, repairDraft } from '#tests/people.ts';
import { askFor, bubbles } from './assistant-fixtures.ts';
import { expect, expectNoNotice, test, waitUntilQuiet } from './fixtures.ts';

test(
  'an answer shows how the question was understood, is changed by a tap, also offline, and leads to its records',
  { tag: ['@ASST-11'] },
  async ({ page, owner, context, consoleErrors }) => {
    const car = await newCar(owner);
    const year = new Date().getFullYear();
    const log = (title: string, date: string, cost: number) =>
      owner.call('repairs.log', repairDraft(car.id, { title, date, cost }));
    await log('Oil change', `${year}-01-05`, 100);
    await log('Brake pads', `${year - 1}-03-05`, 250);
    await log('Winter tires', `${year - 1}-10-05`, 300);
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'How much did I spend this year?');
    const first = bubbles(page, 'fallback');
    await expect(first.getByText('€100.00', { exact: true })).toBeVisible();
    const understood = first.getByRole('list', { name: 'How the question was understood' });
    await expect(understood.getByRole('button')).toHaveText([/Costs/, /This year/, /with fuel/]);

    // By the keyboard: the choices open, the chosen one is marked, Escape leads back.
    const period = understood.getByRole('button', { name: 'Period: This year' });
    await period.press('Enter');
    const choices = page.getByRole('dialog', { name: 'Period' });
    await expect(choices.getByRole('button', { name: 'This year' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(period).toBeFocused();
    await period.click();
    await choices.getByRole('button', { name: 'Last year' }).click();
    const second = bubbles(page, 'assistant');
    await expect(second.getByText('€550.00', { exact: true })).toBeVisible();
    await expect(bubbles(page, 'user').last()).toContainText('Last year');
    await expectNoNotice(page);

    // It is kept with the thread, and the records are a tap away.
    await page.reload();
    await expect(second.getByText('€550.00', { exact: true })).toBeVisible();
    await second.getByRole('button', { name: 'Records 2' }).click();
    await second.getByRole('link', { name: /Brake pads/ }).click();
    await expect(page.getByRole('heading', { name: 'Brake pads' })).toBeVisible();
    await page.goBack();
    await expect(second.getByRole('link', { name: 'Search instead' })).toBeVisible();

    await waitUntilQuiet(page);
    await context.setOffline(true);
    await second.getByRole('button', { name: 'Period: Last year' }).click();
    await choices.getByRole('button', { name: 'All time' }).click();
    await expect(bubbles(page, 'fallback').last().getByText('€650.00', { exact: true })).toBeVisible();
    consoleErrors.splice(0);
  },
);

test('what is read aloud is what is shown', async ({ page, owner }) => {
  const car = await newCar(owner);
  const leaf = await newCar(owner, { nickname: 'Leaf' });
  await owner.call('repairs.log', repairDraft(leaf.id, { title: 'Battery replaced', date: '2026-01-01' }));
  await page.goto(`/assistant/${car.id}`);
  await askFor(page, 'When was the battery replaced?');
  const shown = bubbles(page, 'fallback');
  const aloud = page.getByRole('status').filter({ hasText: /the last record/ });
  for (const words of ['I found no such record (Battery', 'Leaf – the last record', 'Battery replaced']) {
    await expect(shown).toContainText(words);
    await expect(aloud).toContainText(words);
  }
});
