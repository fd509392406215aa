import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Language } from '#domain/language/words.ts';

/** What a screen can be shown in: with data, waiting for it, or told that it could not be read. */
export type ScreenState = 'full' | 'loading' | 'error';

/** What the gate reads before it shows any screen (GATE-01). */
const gatePaths = /\/api\/(?:session|profile)$/u;

const fail = (route: Route) =>
  route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' } });

const isRead = (route: Route): boolean =>
  route.request().method() === 'GET' && !gatePaths.test(new URL(route.request().url()).pathname);

/**
 * From now on the pages of this browser read nothing but who is signed in: they are loading until `fail` refuses what
 * waits, and whatever is asked later; then `wait` again.
 */
export async function holdReads(
  context: BrowserContext,
): Promise<{ wait: () => void; fail: () => Promise<void> }> {
  let held: Route[] | null = [];
  await catchReads(context, async (route) => void (held ? held.push(route) : await fail(route)));
  return {
    wait: () => (held = []),
    fail: async () => {
      const waiting = held ?? [];
      held = null;
      // A page may have stopped waiting for one.
      await Promise.allSettled(waiting.map(fail));
    },
  };
}

async function catchReads(context: BrowserContext, take: (route: Route) => Promise<void>): Promise<void> {
  // The server writes no answers into a page that is only prefetched.
  await context.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
  await context.route('**/api/**', (route) => (isRead(route) ? take(route) : route.continue()));
}

/** How often a page is looked at, and how often in a row it has to look the same to be called settled. */
const lookEveryMs = 150;
const looksAlike = 3;
const patienceMs = 20_000;

/**
 * Waits until a page has taken its final look: nothing more is fetched, nothing loads unless it is meant to,
 * fonts and pictures have arrived and no animation runs.
 * @returns false when it never did
 */
export async function settle(page: Page, state: ScreenState): Promise<boolean> {
  const startedAt = Date.now();
  let last = '';
  for (let alike = 0; alike < looksAlike; await page.waitForTimeout(lookEveryMs)) {
    const { looks, isFinal } = await lookAt(page, state === 'loading');
    alike = isFinal && looks === last ? alike + 1 : 0;
    last = looks;
    if (Date.now() - startedAt > patienceMs) return false;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
  });
  return true;
}

const lookAt = (page: Page, mayLoad: boolean) =>
  page.evaluate((loading) => {
    const busy = !loading && document.querySelector('[aria-busy=true]') !== null;
    // A lazy picture outside the window is not asked for.
    const isAwaited = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return !image.complete && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const pictures = loading ? 0 : [...document.images].filter(isAwaited).length;
    const fetched = performance.getEntriesByType('resource').length;
    const text = document.body.innerText.length;
    return { looks: [busy, pictures, fetched, text].join(), isFinal: !busy && pictures === 0 && text > 0 };
  }, mayLoad);

/** From now on the pages of this browser begin in this language, until an account's own choice wins (D92). */
export async function openAs(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript((code) => localStorage.setItem('carful:language', code), language);
}

/**
 * From now on the pages of this browser are controlled by a worker, as on every visit but the first: what is needed
 * without a network is not fetched ahead. For tests that block workers and keep the network.
 */
export async function asControlled(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { value: {} }),
  );
}
