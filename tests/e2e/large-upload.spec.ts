import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mp4 } from '#tests/fixtures/media/samples.ts';
import { newCar } from '#tests/people.ts';
import { expect, isKept, kept, test, words } from './offline-fixtures.ts';

const MB = 1024 * 1024;

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

/** Notes what the page asks the browser for: without a window Chromium has Background Sync turned off. */
const noteTags = (page: Page) =>
  page.addInitScript(() => {
    const tags: string[] = [];
    const { prototype } = (globalThis as unknown as { SyncManager: { prototype: object } }).SyncManager;
    Object.assign(prototype, { register: async (tag: string) => void tags.push(tag) });
    Object.assign(globalThis, { tags });
  });
const tagsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { tags: string[] }).tags);

/** Lets the browser wake the worker as it does once there is a network. */
async function wakeUp(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const own = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (found) resolve(found.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const woken = { origin, registrationId: await own, tag: 'carful-outbox', lastChance: false };
  return () => devtools.send('ServiceWorker.dispatchSyncEvent', woken);
}

test.describe('on a device that has the app', () => {
  test.use({ device: 'known' });

  test(
    'a long video arrives whole after cuts, a reload and without an open page',
    { tag: '@long' },
    async ({ page, owner, line }, testInfo) => {
      const car = await newCar(owner);
      // Long enough for its cuts; the server's own test takes 50 MB.
      const film = mp4(6 * MB - 1000);
      for (let at = 4096; at + 4 <= film.length; at += 509) film.writeUInt32LE(at, at);
      const path = testInfo.outputPath('brakes.mp4');
      await writeFile(path, film);
      await noteTags(page);
      await page.goto('/log-symptom');
      await isKept(page);

      line.fail('cutting', /^PATCH .*\/api\/uploads\//, 2);
      await page.getByLabel(/^Add videos/).setInputFiles(path);
      await expect.poll(() => line.counts.cuts, { timeout: 60_000 }).toBe(2);
      await expect(page.getByRole('progressbar', { name: 'Uploading...' })).toBeVisible();
      line.fail('down', /\/api\/uploads\//);
      await expect(page.getByText('Not yet sent')).toBeVisible();
      await page.getByLabel('Describe what is happening with the car').fill(words);
      line.fail('down');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Finish symptom log' }).click();
      await expect(page).toHaveURL(/\/symptom-summary\//);
      await page.reload();
      await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
      const [file] = (await kept(page, ['files'])) as { id: string }[];

      await expect.poll(() => tagsOf(page)).toContain('carful-outbox');
      const wake = await wakeUp(page);
      await page.goto('about:blank');
      line.fail('cutting', /^PATCH .*\/api\/uploads\//, 2);
      await wake();
      await expect.poll(() => line.counts.cuts, { timeout: 60_000 }).toBe(4);
      line.fail('through');
      // As the browser does where an attempt was given up.
      await wake();
      const video = `/api/media/${file!.id}/video.mp4`;
      await expect.poll(async () => (await owner.send('HEAD', video)).status, { timeout: 60_000 }).toBe(200);
      await expect
        .poll(async () => (await owner.call('issues.list', { carId: car.id })).issues.length)
        .toBe(1);

      await page.goto('/home');
      await expect(page.getByText('Not yet sent', { exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
      const entries = (await owner.call('issues.list', { carId: car.id })).issues;
      expect(entries).toHaveLength(1);
      const [entry] = entries;
      const { videos } = await owner.call('issues.read', { carId: car.id, issueId: entry!.id });
      expect(videos).toEqual([video]);
      const { body } = await owner.send('GET', video);
      expect(film.equals(body as Buffer)).toBe(true);
      expect(line.counts.bytes / film.length).toBeLessThan(1.2);
    },
  );
});
