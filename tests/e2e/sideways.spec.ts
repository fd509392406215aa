import type { Page } from '@playwright/test';
import { furnish, speak } from '#tests/crawl/furnish.ts';
import { follow, forgetRefusals } from '#tests/crawl/walk.ts';
import { newCar, signUp } from '#tests/people.ts';
import { isLong } from '#tests/sampled.ts';
import { Visitor } from '#tests/client.ts';
import { carViews, garageViews } from '#tests/views.ts';
import { paths } from '#web/platform/hrefs.ts';
import { expect, signInBrowser, test } from './fixtures.ts';

/** A small phone, a usual one, and a window of 1280 by 800 at 200 %. */
const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
];
const LONG_NAME = 'The old one of grandfather from the barn';

/** By how much the page is wider than its window: what a phone scrolls, or zooms out for. Plots follow a frame later. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - Math.min(clientWidth, screen.width);
  });

test('no page is wider than its window, however many cars there are, and the chosen car is in sight', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  test.setTimeout(10 * 60_000);
  const owner = await signUp(new Visitor(baseURL!), 'Anna');
  // Its words are the longer ones.
  await speak(owner, 'lv');
  const first = await furnish(owner);
  await signInBrowser(context, owner, baseURL!);
  await page.goto('/home');
  const flaws: string[] = [];
  let last = first.carId;
  for (const count of isLong ? [1, 5, 19] : [19]) {
    const { cars } = await owner.call('cars.list');
    for (let at = cars.length; at < count; at += 1) {
      const nickname = at % 2 === 0 ? LONG_NAME : `Car ${at}`;
      const outOfUse = at === 2 ? ({ reason: 'sold', since: '2026-03-01' } as const) : null;
      ({ id: last } = await newCar(owner, { nickname, outOfUse }));
    }
    const costs = { name: 'costs', path: paths.costs, session: true };
    const views = [...garageViews, costs, ...carViews(first)].filter(({ session }) => session);
    for (const { name, path } of views) {
      await follow(page, path);
      for (const window of windows) {
        await page.setViewportSize(window);
        const by = await tooWide(page);
        if (by > 0) flaws.push(`${name}, ${count} cars, ${window.width} px: ${by} px too wide`);
      }
    }
    await follow(page, `/log-repair/${last}`);
    for (const window of windows) {
      await page.setViewportSize(window);
      await expect.soft(page.locator('label:has(input[type=radio]:checked)')).toHaveCount(count > 1 ? 1 : 0);
      if (count === 1) continue;
      const card = page.locator('label:has(input[type=radio]:checked)');
      await expect
        .soft(async () => {
          const { x, width } = (await card.boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(window.width);
        }, `${count} cars, ${window.width} px`)
        .toPass({ timeout: 10_000 });
    }
  }
  expect(flaws).toEqual([]);
  forgetRefusals(consoleErrors);
});
