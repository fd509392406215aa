import type { Locator, Page } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { signUp } from '#tests/people.ts';
import { expect, expectNoNotice, signInBrowser, test, waitUntilDrawn } from './fixtures.ts';

const slides = [
  ['Log problems', 'Log problems in free text or voice, with an optional photo or video.'],
  ['AI assistant', 'An AI assistant asks follow-up questions, sums up and explains likely causes.'],
  [
    'Timeline and reports',
    'A visual repair and recurrence timeline with reports to share with a mechanic or friends.',
  ],
  ['Ask questions', "Ask questions and get answers from your car's history or from the AI assistant."],
] as const;
const step = (page: Page, n: number) =>
  expect(page.getByRole('status').getByText(`Step ${n} of 4`)).toBeAttached();

/** Whether the account's metadata says so. */
async function isCompleted(page: Page): Promise<boolean> {
  const { session } = (await (await page.request.get('/api/session')).json()) as {
    session: { user: { onboardingCompleted: boolean } };
  };
  return session.user.onboardingCompleted;
}

/** Whether this browser keeps that somebody has completed it. */
const isKept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).some(
      ([key, value]) => key.endsWith(':hasCompletedOnboarding') && value === 'true',
    ),
  );

test.beforeEach(async ({ page, context, baseURL }) => {
  await signInBrowser(context, await signUp(new Visitor(baseURL!), 'Anna', false), baseURL!);
  await page.goto('/onboarding/tutorial');
  await step(page, 1);
});

test(
  'four slides, one after the other',
  { tag: ['@TUT-01', '@TUT-03', '@TUT-05', '@TUT-06', '@TUT-11', '@TUT-12', '@TUT-13', '@TUT-14'] },
  async ({ page }) => {
    for (const [i, [title, text]] of slides.entries()) {
      await step(page, i + 1);
      await expect(page.getByRole('heading')).toHaveText(title);
      await expect(page.getByText(text)).toBeInViewport({ ratio: 0.9 });
      if (i === slides.length - 1) break;
      await expect(page.getByRole('button', { name: 'Skip Tutorial' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Start Using App' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(page.getByRole('button', { name: 'Skip Tutorial' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Start Using App' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expect(page.locator('section')).toHaveText(slides.map((slide) => slide.join('')));
  },
);

test(
  'the arrow keys move between slides and stop at either end',
  { tag: ['@TUT-02', '@TUT-07', '@TUT-08'] },
  async ({ page }) => {
    await page.keyboard.press('ArrowLeft');
    await step(page, 1);
    const press = async (key: string, ...steps: number[]) => {
      for (const n of steps) {
        await page.keyboard.press(key);
        await step(page, n);
        await expect(page.getByText(slides[n - 1]![1])).toBeInViewport({ ratio: 0.9 });
      }
    };
    await press('ArrowRight', 2, 3, 4, 4);
    await press('ArrowLeft', 3, 2, 1, 1);
    // Faster than the slides move.
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await step(page, 4);
    await page.keyboard.press('ArrowLeft');
    await step(page, 3);
  },
);

test(
  'the tutorial may be skipped, which completes it',
  { tag: ['@TUT-04', '@STAT-55', '@STAT-56'] },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Skip Tutorial' }).click();
    await expect(page).toHaveURL(/\/home$/);
    expect(await isKept(page)).toBe(true);
    expect(await isCompleted(page)).toBe(true);
  },
);

test(
  'finishing is saved locally and in the account, and opens Home',
  { tag: ['@CALL-09', '@ERR-15', '@TUT-09', '@TUT-10', '@STAT-55', '@STAT-56'] },
  async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/auth/update-user', async (route) => held.then(() => route.continue()));
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Start Using App' }).click();
    await expect(page.getByRole('button', { name: 'Finishing...' })).toBeDisabled();
    expect(await isKept(page)).toBe(false);
    go();
    await expect(page).toHaveURL(/\/home$/);
    expect(await isKept(page)).toBe(true);
    expect(await isCompleted(page)).toBe(true);
    await expectNoNotice(page);
    // The second time as well, when there is nothing to save.
    await page.goto('/onboarding/tutorial');
    await step(page, 1);
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Start Using App' }).click();
    await expect(page).toHaveURL(/\/home$/);
  },
);

/** Which slide the track has come to rest on; a fraction while it moves. */
const restingPlace = (track: Locator) =>
  track.evaluate((element) => element.scrollLeft / element.clientWidth);

test('slides can be swiped, and dots show the position', { tag: ['@ROUTE-21'] }, async ({ page }) => {
  const track = (n: number) => page.getByRole('group', { name: `Step ${n} of 4` });
  const box = (await track(1).boundingBox())!;
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + box.height / 2 }],
    });
  const dots = page.getByRole('status').locator('span[class*=rounded]');
  await expect(dots).toHaveCount(4);
  /** The widest dot, counted from one; none while two are equally wide. */
  const currentDot = () =>
    dots.evaluateAll((all: HTMLElement[]) => {
      const widths = all.map(({ offsetWidth }) => offsetWidth);
      const widest = widths.indexOf(Math.max(...widths));
      return widths.filter((width) => width === widths[widest]).length === 1 ? widest + 1 : null;
    });
  await expect.poll(currentDot).toBe(1);
  const swipe = async (by: number) => {
    const places: number[] = [];
    for (let x = box.width - 40; x > 40; x -= 40) places.push(x);
    const [start, ...moves] = by > 0 ? places : places.toReversed();
    await touch('touchStart', start!);
    for (const x of moves) await touch('touchMove', x);
    await touch('touchEnd', 0);
  };
  for (const expected of [2, 3, 4]) {
    // A busy browser may lose a swipe, as a person's, or handle it late: then the slides rest elsewhere.
    await expect(async () => {
      const by = expected - 1 - (await restingPlace(page.getByRole('group', { name: /^Step/ })));
      if (Number.isInteger(by) && by !== 0) await swipe(by);
      await expect(page.getByRole('status').getByText(`Step ${expected} of 4`)).toBeAttached({
        timeout: 3000,
      });
    }).toPass();
    await expect(page.getByText(slides[expected - 1]![1])).toBeInViewport({ ratio: 0.9 });
    // A finger on slides that still move would stop them.
    await expect.poll(() => restingPlace(track(expected))).toBe(expected - 1);
    await expect.poll(currentDot).toBe(expected);
    await waitUntilDrawn(page);
  }
  await expect(page.locator('section')).toHaveCount(4);
});
