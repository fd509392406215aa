import { writeFile } from 'node:fs/promises';
import { mp4 } from '#tests/fixtures/media/samples.ts';
import { newCar } from '#tests/people.ts';
import { expect, isKept, kept, test, words } from './offline-fixtures.ts';

const MB = 1024 * 1024;

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test(
  'a 50 MB video arrives whole after ten cuts, a reload and a wake-up by the browser',
  { tag: ['@OFF-01', '@OFF-04'] },
  async ({ page, owner, line }, testInfo) => {
    test.setTimeout(180_000);
    const car = await newCar(owner);
    const film = mp4(50 * MB - 1000);
    for (let at = 4096; at + 4 <= film.length; at += 509) film.writeUInt32LE(at, at);
    const path = testInfo.outputPath('brakes.mp4');
    await writeFile(path, film);
    await page.goto('/log-symptom');
    await isKept(page);

    line.fail('cutting', /^PATCH .*\/api\/uploads\//);
    await page.getByLabel(/^Add videos/).setInputFiles(path);
    await expect.poll(() => line.counts.cuts, { timeout: 60_000 }).toBeGreaterThanOrEqual(5);
    await expect(page.getByRole('progressbar', { name: 'Uploading...' })).toBeVisible();
    line.fail('down', /\/api\/uploads\//);
    await expect(page.getByText('Not yet sent')).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Describe what is happening with the car').fill(words);
    line.fail('down');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('button', { name: 'Finish symptom log' }).click();
    await expect(page).toHaveURL(/\/symptom-summary\//, { timeout: 30_000 });
    await page.reload();
    await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
    expect(await kept(page, ['files'])).toHaveLength(1);

    line.fail('cutting', /^PATCH .*\/api\/uploads\//);
    const worker = await page.context().newCDPSession(page);
    const registration = new Promise<string>((resolve) =>
      worker.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
        if (own) resolve(own.registrationId);
      }),
    );
    await worker.send('ServiceWorker.enable');
    await worker.send('ServiceWorker.dispatchSyncEvent', {
      origin: new URL(page.url()).origin,
      registrationId: await registration,
      tag: 'carful-outbox',
      lastChance: false,
    });
    await expect.poll(() => line.counts.cuts, { timeout: 60_000 }).toBeGreaterThanOrEqual(10);
    line.fail('through');
    await expect(page.getByText('Not yet sent', { exact: true })).toHaveCount(0, { timeout: 60_000 });
    const [entry] = (await owner.call('issues.list', { carId: car.id })).issues;
    const { videos } = await owner.call('issues.read', { carId: car.id, issueId: entry!.id });
    const { body } = await owner.send('GET', videos[0]!);
    expect(film.equals(body as Buffer)).toBe(true);
    expect(line.counts.bytes / film.length).toBeLessThan(1.2);
  },
);
