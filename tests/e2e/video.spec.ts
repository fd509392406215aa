import type { Page } from '@playwright/test';
import type { Id } from '#domain/ids.ts';
import { mov } from '#tests/fixtures/media/samples.ts';
import { lookInto, makeFilm } from '#tests/film.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

const types = { webm: 'video/webm', mov: 'video/quicktime', mp4: 'video/mp4' };

async function choose(page: Page, name: string, buffer: Buffer) {
  const mimeType = types[name.split('.')[1] as keyof typeof types];
  await page.getByLabel(/^Add videos/).setInputFiles({ name, mimeType, buffer });
}

/** Logs what the form holds, and gives the stored video. */
async function logged(page: Page, owner: Owner, carId: Id) {
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Finish symptom log' }).click();
  await expect(page).toHaveURL(/\/symptom-summary\//);
  const { issues } = await owner.call('issues.list', { carId });
  const { videos } = await owner.call('issues.read', { carId, issueId: issues[0]!.id });
  const { body } = await owner.send('GET', videos[0]!);
  return { url: videos[0]!, file: body as Buffer };
}

const cutHint = 'Only the first 30 s of the video will be kept';

test(
  'a .webm of 40 s becomes an .mp4 of 30 s that plays on the summary (D43, D44)',
  { tag: ['@SUM-18'] },
  async ({ page, owner, browser }) => {
    const car = await newCar(owner);
    const film = await makeFilm(browser, { seconds: 40, container: 'webm', codec: 'vp8' });
    expect((await lookInto(film)).seconds).toBeGreaterThan(39);
    await page.goto('/log-symptom');
    await choose(page, 'long.webm', film);
    await expect(page.getByText(cutHint)).toBeVisible();
    const { url, file } = await logged(page, owner, car.id);
    expect(url).toMatch(/\.mp4$/);
    const seen = await lookInto(file);
    expect(seen).toMatchObject({ format: 'MP4', video: 'avc', audio: 'opus', width: 320 });
    expect(seen.seconds).toBeGreaterThan(29);
    expect(seen.seconds).toBeLessThan(30.6);
    await page.getByRole('button', { name: 'Play video 1' }).click();
    const video = page.getByRole('dialog').locator('video');
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(320);
  },
);

test(
  'what cannot be converted is kept unchanged, with a note, and offered as a file',
  { tag: '@long' },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    await page.goto('/log-symptom');
    const odd = mov();
    await choose(page, 'odd.mov', odd);
    await expect(page.getByText(/^The video could not be converted and is kept as it is\./)).toBeVisible();
    const { url, file } = await logged(page, owner, car.id);
    expect(url).toMatch(/\.mov$/);
    expect(file.equals(odd)).toBe(true);
    await expect(page.getByRole('link', { name: 'Open video file' })).toHaveAttribute('href', url);
    await expect(page.getByRole('button', { name: /^(Play video|Show image)/ })).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  },
);
