import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { askFor, bubbles, input } from './assistant-fixtures.ts';
import { expect, expectNoNotice, test, waitUntilQuiet } from './fixtures.ts';

test(
  'offline it answers from cached records without reporting an error',
  { tag: '@long' },
  async ({ page, owner, context, consoleErrors }) => {
    const car = await newCar(owner);
    await owner.call('repairs.log', repairDraft(car.id, { title: 'Oil change', date: '2026-03-05' }));
    const plan = planOf({ dueDate: '2026-01-15' });
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Inspection', plan }));
    await page.goto('/reports');
    await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('link')).toHaveText(/^Oil change/);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Ask Assistant' }).click();
    const pieces = [/offline-assistant-.*\.js/, /engine-.*\.js/].map((piece) => page.waitForResponse(piece));
    await input(page).fill('When was the last');
    for (const piece of await Promise.all(pieces)) await piece.finished();
    // What the screen goes on reading in the background belongs to what was read before.
    await waitUntilQuiet(page);
    await context.setOffline(true);
    await askFor(page, 'When was the last oil change?');
    await expect(bubbles(page, 'fallback', 'March 5, 2026: Oil change')).toBeVisible();
    await askFor(page, 'What is due?');
    await expect(bubbles(page, 'fallback', 'Inspection: January 15, 2026 (overdue by')).toBeVisible();
    await expect(bubbles(page, 'fallback')).toHaveCount(2);
    await expect(bubbles(page, 'error')).toHaveCount(0);
    await expectNoNotice(page);

    // Back with a network both exchanges stand where they were asked, marked as before, and none as a failure.
    await context.setOffline(false);
    await askFor(page, 'What is still open?');
    await expect(bubbles(page, 'fallback')).toHaveCount(3);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    const read = page.waitForResponse((response) => response.url().endsWith(`/cars/${car.id}/assistant`));
    await page.goto(`/assistant/${car.id}`);
    await read;
    await expect(bubbles(page, 'user')).toHaveText([
      /When was the last/,
      /What is due/,
      /What is still open/,
    ]);
    await expect(bubbles(page, 'fallback')).toHaveText([/March 5, 2026: Oil change/, /./, /./]);
    await expect(bubbles(page, 'fallback').first().getByText('From your records')).toBeVisible();
    await expect(bubbles(page, 'error')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect((await owner.call('assistant.thread', { carId: car.id })).messages).toHaveLength(2);

    // Clearing the chat takes them along.
    await page.getByRole('button', { name: 'Clear chat' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Ask the first question about this car')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ask the first question about this car')).toBeVisible();
    consoleErrors.splice(0);
  },
);
