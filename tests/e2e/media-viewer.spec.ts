import type { CDPSession, Page } from '@playwright/test';
import type { Id } from '#domain/ids.ts';
import { thumbnailUrl } from '#domain/media/rules.ts';
import { newId } from '#server/platform/deps.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, type Owner } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

async function open(page: Page, owner: Owner, files: Buffer[]) {
  const car = await newCar(owner);
  const mediaIds: Id[] = [];
  for (const file of files) {
    const id = newId();
    const path = `/api/media/${id}?purpose=issue&carId=${car.id}`;
    expect((await owner.send('PUT', path, { body: asBytes(file) })).status).toBe(200);
    mediaIds.push(id);
  }
  const issue = await newIssue(owner, car.id, { mediaIds });
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  return issue;
}

const pictures = async (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => phonePicture({ width: 600 + n, height: 800 })));
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images and videos' });
const position = (page: Page) => viewer(page).locator('p').filter({ hasText: / \/ / });

type Finger = { x: number; y: number };
type Hand = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Finger[]) => Promise<void>;

/** Fingers on the glass, by the devtools protocol; each call is 20 ms later, however slow the machine. */
async function hand(page: Page): Promise<Hand> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let now = Date.now() / 1000;
  return async (type, ...touchPoints) => {
    now += 0.02;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: now });
  };
}

async function swipe(touch: Hand, from: number, to: number, y = 400) {
  await touch('touchStart', { x: from, y });
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', { x: from + ((to - from) * step) / 8, y });
  await touch('touchEnd');
}

const picture = (page: Page, name: string) => viewer(page).getByRole('img', { name });
const widthOf = (page: Page) =>
  picture(page, 'Image 1 of 3').evaluate(
    (image) => Math.round((image.getBoundingClientRect().width / image.parentElement!.clientWidth) * 10) / 10,
  );

test('swiping moves on; pinching and double-tapping zoom', { tag: ['@SUM-17'] }, async ({ page, owner }) => {
  const { images } = await open(page, owner, await pictures(3));
  const tiles = page.getByRole('button', { name: /^Show image [123]$/ }).locator('img');
  const sources = () => tiles.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  await expect.poll(sources).toEqual(images.map(thumbnailUrl));
  for (const tile of await tiles.all())
    await expect
      .poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show image 1' }).click();
  await expect(position(page)).toHaveText('1 / 3');
  await expect(picture(page, 'Image 1 of 3')).toHaveAttribute('src', images[0]!);
  const touch = await hand(page);
  await swipe(touch, 340, 40);
  await expect(position(page)).toHaveText('2 / 3');
  await swipe(touch, 40, 340);
  await expect(position(page)).toHaveText('1 / 3');

  await expect.poll(() => widthOf(page)).toBe(1);
  const tap = async () => {
    await touch('touchStart', { x: 100, y: 300 });
    await touch('touchEnd');
  };
  await tap();
  await tap();
  await expect.poll(() => widthOf(page)).toBe(2.5);
  // A picture that has grown is moved by the finger, not left by it.
  await swipe(touch, 340, 40);
  await expect(position(page)).toHaveText('1 / 3');
  await tap();
  await tap();
  await expect.poll(() => widthOf(page)).toBe(1);

  await touch('touchStart', { x: 170, y: 400 }, { x: 220, y: 400 });
  for (let apart = 10; apart <= 50; apart += 10)
    await touch('touchMove', { x: 170 - apart, y: 400 }, { x: 220 + apart, y: 400 });
  await touch('touchEnd');
  await expect.poll(() => widthOf(page)).toBe(3);
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeVisible();
});
