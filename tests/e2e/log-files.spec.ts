import type { Page } from '@playwright/test';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { zoneOfAnotherDay } from './browser-day.ts';
import { test as onlineTest } from './fixtures.ts';
import {
  brokenAndGood,
  discardTheOne,
  expect,
  goOffline,
  goOnline,
  isKept,
  picture,
  test,
  visited,
  words,
} from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Finish symptom log' });
const describe = (page: Page, text: string) =>
  page.getByLabel('Describe what is happening with the car').fill(text);

async function imagesOf(owner: Owner, carId: string): Promise<string[]> {
  const [entry] = (await owner.call('issues.list', { carId })).issues;
  return entry ? (await owner.call('issues.read', { carId, issueId: entry.id })).images : [];
}

onlineTest(
  'a file the server rejects is left out and waits for the owner; the problem is saved (D45)',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto('/log-symptom');
    await page.getByLabel('Add images').setInputFiles(await brokenAndGood());
    await page
      .getByLabel('Add PDFs')
      .setInputFiles({ name: 'diagnosis.pdf', mimeType: 'application/pdf', buffer: pdf() });
    await expect(page.getByText('diagnosis.pdf')).toBeVisible();
    await expect(page.getByText('This file type is not supported')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await describe(page, words);
    await submit(page);
    await finish(page).click();
    await expect(page.getByText('Saved without these files: broken.jpg')).toBeVisible();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    expect(await imagesOf(owner, car.id)).toHaveLength(1);
    const diagnosis = await page.getByRole('link', { name: 'Open PDF 1' }).getAttribute('href');
    expect((await page.request.get(diagnosis!)).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('button', { name: '1 record not yet sent' }).click();
    await expect(page.getByRole('dialog')).toContainText('broken.jpg');
    await expect(page.getByRole('dialog')).toContainText('This file type is not supported');
    await discardTheOne(page);
  },
);

test.describe('on a device that has the app', () => {
  test.use({ device: 'known' });

  test(
    'a stalled upload does not delay the problem and arrives later',
    { tag: '@long' },
    async ({ page, owner, line }) => {
      const car = await newCar(owner);
      await page.goto('/log-symptom');
      await isKept(page);
      line.fail('silent', /^PUT .*\/api\/media\//);
      await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
      await describe(page, words);
      await submit(page);
      await finish(page).click();
      await expect(page).toHaveURL(/\/symptom-summary\//, { timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Show image 1' })).toBeVisible();
      line.fail('down');
      await expect(page.getByRole('button', { name: 'Send now' })).toBeEnabled();
      line.fail('through');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText('Not yet sent', { exact: true })).toHaveCount(0);
      expect(await imagesOf(owner, car.id)).toHaveLength(1);
      expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
    },
  );
});

test('an upload without progress is aborted, and the file waits on this device', async ({
  page,
  owner,
  line,
}) => {
  await newCar(owner);
  await page.clock.install();
  await page.goto('/log-symptom');
  await isKept(page);
  line.fail('silent', /^PUT .*\/api\/media\//);
  const asked = page.waitForRequest((request) => request.method() === 'PUT');
  await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
  await asked;
  await expect(page.getByRole('progressbar')).toBeVisible();
  // Progress that is told late begins the wait anew.
  const bars = async () => {
    await page.clock.fastForward(150_000);
    return page.getByRole('progressbar').count();
  };
  await expect.poll(bars).toBe(0);
  await expect(page.getByText('Not yet sent', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Upload failed')).toHaveCount(0);
});

onlineTest(
  'a picture removed or discarded by starting over is deleted from the server, too',
  { tag: '@long' },
  async ({ page, owner }) => {
    await newCar(owner);
    await page.goto('/log-symptom');
    const ids: string[] = [];
    page.on('response', (response) => {
      const [, id] = /\/api\/media\/([^?/]+)\?/.exec(response.url()) ?? [];
      if (id && response.request().method() === 'PUT' && response.ok()) ids.push(id);
    });
    await page.getByLabel('Add images').setInputFiles([await picture('a.jpg'), await picture('b.jpg')]);
    await expect.poll(() => ids).toHaveLength(2);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    const kept = async () => {
      const all = ids.map((id) => owner.send('GET', `/api/media/${id}/picture.jpg`));
      return (await Promise.all(all)).filter(({ status }) => status === 200).length;
    };
    await page.getByRole('button', { name: 'Remove file: a.jpg' }).click();
    await expect.poll(kept).toBe(1);
    await page.reload();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(kept).toBe(0);
  },
);

onlineTest(
  'a stored picture that is missing says so in the form and does not block the problem',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto('/log-symptom');
    const stored = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/api/media/'),
    );
    await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
    const { id } = (await (await stored).json()) as { id: string };
    await describe(page, words);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // The browser keeps what is typed a moment later.
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('squeal'))))
      .toBe(true);
    await owner.send('DELETE', `/api/media/${id}`);
    await page.reload();
    await expect(page.getByText('This file no longer exists. Please add it again.')).toBeVisible();
    await submit(page);
    await finish(page).click();
    await expect(page.getByText('Saved without these files: leak.jpg')).toBeVisible();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
  },
);

test('starting over aborts uploads in progress, and nothing of the old draft returns', async ({
  page,
  owner,
  line,
}) => {
  await newCar(owner);
  await page.goto('/log-symptom');
  await describe(page, words);
  await page.reload();
  await expect(page.getByText(/^Your draft was kept/)).toBeVisible();
  line.fail('silent', /^PUT .*\/api\/media\//);
  await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
  await expect(page.getByRole('progressbar')).toBeVisible();
  await describe(page, 'And it smokes');
  const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await page.getByRole('button', { name: 'Start over' }).click();
  await dropped;
  await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('');
  await expect(page.getByText(/^Your draft was kept/)).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'leak.jpg' })).toHaveCount(0);
});

test.describe('far from UTC', () => {
  const timezoneId = zoneOfAnotherDay;
  test.use({ timezoneId });

  test(
    'a problem with only pictures is titled with the owner’s date, before and after sending (D72)',
    { tag: '@long' },
    async ({ page, context, owner, line }) => {
      const car = await newCar(owner);
      await visited(page);
      await goOffline(context, line);
      await page.goto('/log-symptom');
      await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
      await expect(page.getByText('Not yet sent')).toBeVisible();
      await submit(page);
      await finish(page).click();
      const heading = page.getByRole('heading', { name: /^Photo\/video symptom/ });
      await expect(heading).toBeVisible();
      const title = await heading.textContent();
      await goOnline(context, line);
      await expect(page.getByText('Not yet sent')).toHaveCount(0);
      const [entry] = (await owner.call('issues.list', { carId: car.id })).issues;
      expect(entry!.title).toBe(title);
      const day = new Intl.DateTimeFormat('en', { timeZone: timezoneId, day: 'numeric' }).format(
        new Date(entry!.date),
      );
      expect(title).toContain(` ${day}, `);
      expect(Number(day)).not.toBe(new Date(entry!.date).getUTCDate());
    },
  );
});
