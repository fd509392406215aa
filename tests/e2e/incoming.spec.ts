import type { Page } from '@playwright/test';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { success } from './fixtures.ts';
import { expect, goOffline, goOnline, keptReads, test, visited } from './offline-fixtures.ts';

test.use({ device: 'known' });

type Shared = { name: string; type: string; bytes: number[] };

/** As a phone posts it to the share target of the manifest. @param origin of the app, where another page posts to it */
async function share(
  page: Page,
  text: string,
  files: Shared[],
  { opened = /\/incoming$/, origin = '' } = {},
): Promise<void> {
  await page.evaluate(
    ([typed, all, action]) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
      const field = Object.assign(document.createElement('input'), { name: 'text', value: typed });
      const picker = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      const chosen = new DataTransfer();
      for (const { name, type, bytes } of all)
        chosen.items.add(new File([new Uint8Array(bytes)], name, { type }));
      picker.files = chosen.files;
      form.append(field, picker);
      document.body.append(form);
      form.submit();
    },
    [text, files, `${origin}/incoming`] as const,
  );
  await expect(page).toHaveURL(opened);
}

/** As if all that waits here had been shared so much earlier. */
const age = (page: Page, ms: number) =>
  page.evaluate(
    (earlier) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('carful-incoming');
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('shares', 'readwrite');
          const reading = tx.objectStore('shares').getAll();
          reading.onsuccess = () => {
            for (const share of reading.result as { at: number }[])
              tx.objectStore('shares').put({ ...share, at: share.at - earlier });
          };
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          tx.onerror = () => reject(tx.error!);
        };
      }),
    ms,
  );

test(
  'what another app shares without a network goes into the forms, and what does not fit waits',
  { tag: '@long' },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner, { nickname: 'Silver' });
    await page.goto(`/cars/${car.id}/documents/new`);
    await expect(page.getByLabel('Notes')).toBeVisible();
    await visited(page);
    await expect.poll(async () => (await keptReads(page)).join()).toContain('settings.read');
    await goOffline(context, line);
    await share(page, 'The brakes squeal', [
      { name: 'brakes.jpg', type: 'image/jpeg', bytes: [...(await sample.phonePicture())] },
      { name: 'policy.pdf', type: 'application/pdf', bytes: [...sample.pdf()] },
      { name: 'notes.txt', type: 'text/plain', bytes: [65] },
    ]);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveText(['brakes.jpg', 'policy.pdf']);
    await expect(main).toContainText('Left out, since only pictures and PDFs can be added: 1');
    await expectAccessible(page, 'what was shared');
    await expect(main.getByRole('button', { name: /^(Log|Add)/ })).toHaveText([
      'Log Issue',
      'Log Repair',
      'Add fill-up',
      'Add document',
    ]);

    await main.getByRole('button', { name: 'Log Issue' }).click();
    await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('The brakes squeal');
    await expect(main.getByRole('img', { name: 'brakes.jpg' })).toBeVisible();
    await expect(page.getByText('Some of what you shared cannot be added here')).toBeVisible();
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(main.getByRole('listitem')).toHaveText(['policy.pdf']);
    await expect(main.getByText('The brakes squeal')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^(Log|Add)/ })).toHaveText([
      'Log Repair',
      'Add fill-up',
      'Add document',
    ]);

    await main.getByRole('button', { name: 'Add document' }).click();
    await expect(main.getByText('policy.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Save document' }).click();
    await expect(success(page, 'Document saved')).toBeVisible();
    await page.goto('/incoming');
    await expect(page.getByRole('heading', { name: 'Nothing is waiting here' })).toBeVisible();
    await goOnline(context, line);
    await expect
      .poll(async () => (await owner.call('documents.list', { carId: car.id })).documents[0]?.files)
      .toMatchObject([{ kind: 'document' }]);
    await page.goto('/log-symptom');
    await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('The brakes squeal');

    await share(page, 'Only when it is wet', [], { opened: /\/log-symptom$/ });
    await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue(
      'The brakes squeal\nOnly when it is wet',
    );
    const policy = { name: 'policy.pdf', type: 'application/pdf', bytes: [...sample.pdf()] };
    await share(page, 'At the motorway', [policy]);
    await expect(main.getByRole('button', { name: /^(Log|Add)/ })).toHaveText([
      'Log Repair',
      'Add fill-up',
      'Add document',
    ]);
    await main.getByRole('button', { name: 'Add fill-up' }).click();
    await expect(page.getByLabel('Amount (L)')).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue('At the motorway');
    await expect(main.getByText('policy.pdf')).toBeVisible();
    await share(page, 'Paid in cash', [policy]);
    await main.getByRole('button', { name: 'Log Repair' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Paid in cash');
    await expect(main.getByText('policy.pdf')).toBeVisible();
    // Nothing is thrown away before a day is over, nor shown after it.
    await share(page, '', [policy]);
    const minute = 60_000;
    await age(page, 24 * 60 * minute - 5 * minute);
    await page.reload();
    await expect(main.getByRole('listitem')).toHaveText(['policy.pdf']);
    await age(page, 5 * minute);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing is waiting here' })).toBeVisible();
    const stored = () =>
      page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'carful-incoming'));
    expect(await stored()).toBe(true);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(stored).toBe(false);
    consoleErrors.length = 0; // the browser notes what had no network
  },
);

test('what a page of another website sends waits beside what was shared, and is said to come from elsewhere', async ({
  page,
  line,
  owner,
  consoleErrors,
}) => {
  await newCar(owner);
  await page.goto('/incoming');
  await visited(page);
  const pdf = (name: string) => ({ name, type: 'application/pdf', bytes: [...sample.pdf()] });
  await share(page, '', [pdf('mine.pdf')]);
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem')).toHaveText(['mine.pdf']);
  const elsewhere = 'http://elsewhere.example/';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '<body></body>' }));
  await page.goto(elsewhere);
  // By the address of the app: the one that the worker stands behind.
  await share(page, 'Win a car', ['a.pdf', 'b.pdf', 'c.pdf'].map(pdf), { origin: line.url });
  await expect(main.getByRole('listitem')).toHaveText(['a.pdf', 'b.pdf', 'c.pdf', 'mine.pdf']);
  await expect(main).toContainText('Win a car');
  await expect(main).toContainText(
    'This comes from another app or another website: look at it before you use it.',
  );
  expect(consoleErrors.splice(0)).toEqual(['request to http://elsewhere.example']);
});
