import { newCar } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { discardTheOne, expect, goOnline, offlineProblem, test, visited, words } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.use({ device: 'known' });

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

for (const [fault, ...tag] of [['deaf'], ['silent', '@long'], ['down', '@long']] as const) {
  test(
    `a change is applied once when the browser believes it is online but the line is ${fault}`,
    { tag },
    async ({ page, owner, line }) => {
      const car = await newCar(owner);
      await visited(page);
      await page.goto('/log-symptom');
      await page.getByLabel('Describe what is happening with the car').fill(words);
      await page.getByRole('button', { name: 'Continue' }).click();
      const finish = page.getByRole('button', { name: 'Finish symptom log' });
      await expect(finish).toBeVisible();
      line.fail(fault, /^POST .*\/issues|\/functions\//);
      await finish.click();
      await expect(page).toHaveURL(/\/symptom-summary\//, { timeout: 40_000 });
      await expect(page.getByText('Not yet sent', { exact: true })).toBeVisible();
      line.fail('through');
      // A second attempt that began before waits for its full time, and the third begins after a pause.
      await expect(page.getByText('Not yet sent', { exact: true })).toHaveCount(0, { timeout: 90_000 });
      expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
    },
  );
}

test(
  'queued changes outlast a failing server, and two tabs send them once',
  { tag: '@long' },
  async ({ page, context, owner, line }) => {
    const car = await newCar(owner);
    await offlineProblem(page, context, line);
    line.fail('broken');
    await context.setOffline(false);
    const second = await context.newPage();
    await second.goto('/home');
    await expect(second.getByRole('article').getByText('Not yet sent')).toBeVisible();
    await second.getByRole('button', { name: 'Send now' }).click();
    await expect(second.getByRole('button', { name: 'Send now' })).toBeEnabled();
    await expect(second.getByRole('article').getByText('Not yet sent')).toBeVisible();
    const sent: string[] = [];
    for (const tab of [page, second])
      tab.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (request.method() === 'POST' && pathname.endsWith('/issues')) sent.push(pathname);
      });
    line.fail('through');
    // Either may find that there is nothing left to send: the queue is tried again by itself, too.
    await Promise.allSettled(
      [page, second].map((tab) => tab.getByRole('button', { name: 'Send now' }).click({ timeout: 5_000 })),
    );
    await expect(second.getByText('Not yet sent')).toHaveCount(0);
    await expect(page.getByText('Not yet sent')).toHaveCount(0);
    expect(sent).toHaveLength(1);
    expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
  },
);

test.describe('an old browser', () => {
  test.use({ device: 'new' });

  test(
    'without Web Locks a lease ensures that one tab sends (D111)',
    { tag: '@long' },
    async ({ page, context, owner, line }) => {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
      await context.addInitScript(() => delete (Navigator.prototype as { locks?: unknown }).locks);
      const car = await newCar(owner);
      await offlineProblem(page, context, line);
      const second = await context.newPage();
      await second.goto('/home');
      await expect(second.getByRole('article').getByText('Not yet sent')).toBeVisible();
      await goOnline(context, line);
      await expect(second.getByText('Not yet sent')).toHaveCount(0);
      expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
    },
  );
});

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
