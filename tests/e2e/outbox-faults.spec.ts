import { newCar } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { discardTheOne, expect, goOnline, offlineProblem, test, words } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.use({ device: 'known' });

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test('a change rejected later stays visible with its reason and can be retried or discarded', async ({
  page,
  context,
  owner,
  line,
}) => {
  const car = await newCar(owner);
  await offlineProblem(page, context, line);
  await owner.call('cars.delete', { opId: newId(), carId: car.id });
  await newCar(owner, { nickname: 'Other' });
  await goOnline(context, line);
  await page.getByRole('button', { name: '1 record not yet sent' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('The record this belongs to no longer exists.');
  await expect(panel).toContainText(words);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText('The record this belongs to no longer exists.');
  await discardTheOne(page);
});

test('an entry that this version cannot read stays and says so; the rest is shown and sent', async ({
  page,
  context,
  owner,
  line,
}) => {
  const car = await newCar(owner);
  await offlineProblem(page, context, line);
  await page.evaluate(
    ({ userId, carId, id }) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('carful');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('operations', 'readwrite');
          const row = { userId, opId: id, at: '2026-03-05T10:00:00Z', refused: null };
          tx.objectStore('operations').add({
            ...row,
            procedure: 'issues.log',
            input: { id, carId, mediaIds: 7 },
          });
          tx.objectStore('operations').add({ ...row, procedure: 'cars.fly', input: null });
          tx.oncomplete = resolve;
        };
      }),
    { userId: owner.id, carId: car.id, id: newId() },
  );
  await page.goto('/home');
  await expect(page.getByRole('article').getByText('Not yet sent')).toBeVisible();
  await goOnline(context, line);
  await expect.poll(async () => (await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
  await page.getByRole('button', { name: '2 records not yet sent' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('Unreadable entry')).toHaveCount(2);
  await expect(panel).toContainText(
    'This version of the app cannot read this entry. It is kept on this device',
  );
  await expect(panel.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Discard' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(panel.getByText('Unreadable entry')).toHaveCount(1);
  await discardTheOne(page);
});
