import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
  test as base,
} from '@playwright/test';
import { limits } from '#domain/limits.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { enterOwner, type Entrance } from '#tests/enter-owner.ts';
import { openLine, type Line } from '#tests/line.ts';
import { signUp, type Owner } from '#tests/people.ts';
import { withDatabase } from './database.ts';
import { escaped, matchWholeTexts } from './exact.ts';

type Fixtures = {
  /** A fresh owner past the tutorial, without cars, signed in in this test's browser. */
  owner: Owner;
  /** What the page wrote to the console as an error; a test that expects some empties the list. */
  consoleErrors: string[];
};

/**
 * Of a worker. A fixture of a worker in another file would make it another kind of worker, of which each starts
 * with a browser of its own.
 */
type Shared = {
  entrance: Entrance;
  /** The line to the server of the tests without a network, and a browser that has the app from earlier ones. */
  known: { line: Line; context: BrowserContext | null };
};

/** What each page waits for: not live connections, nor the health check whose answer nobody reads. */
const underWay = new WeakMap<Page, Set<Request>>();

function trackRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    if (!/\/(live|health)(\?|$)/.test(request.url())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const patched = new WeakSet<object>();

/**
 * From here on a page whose requests a test answers asks for everything itself: the server writes nothing into a page
 * that is only fetched ahead, as this header says.
 */
function askForEverything(page: Page): void {
  const prototype = Object.getPrototypeOf(page) as Page;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { route } = prototype;
  prototype.route = async function routeAsked(...given) {
    await this.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
    return route.apply(this, given);
  };
}

type Watched = { hadNotice?: boolean };

/** In the page: whether it has given a notice since it was loaded. */
function watchNotices(): void {
  const watched = globalThis as Watched;
  watched.hadNotice = false;
  const holdsNotice = (node: Node) =>
    node instanceof Element &&
    (node.matches('[data-sonner-toast]') || node.querySelector('[data-sonner-toast]'));
  new MutationObserver((changes) => {
    watched.hadNotice ||= changes.some(({ addedNodes }) => [...addedNodes].some(holdsNotice));
  }).observe(document, { childList: true, subtree: true });
}

const watching = new WeakSet<BrowserContext>();

/** A console error or an uncaught exception fails a test, as does a request to another host. */
export const test = base.extend<Fixtures, Shared>({
  page: async ({ page }, use) => {
    matchWholeTexts(page);
    trackRequests(page);
    askForEverything(page);
    // Some tests follow others in the same context.
    if (!watching.has(page.context())) await page.context().addInitScript(watchNotices);
    watching.add(page.context());
    await use(page);
    // A request that is read ahead may still be with a route when a test has seen all it asks.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  consoleErrors: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL!).origin)
          errors.push(`request to ${url.origin}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  entrance: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const authSecret = process.env['CARFUL_TEST_AUTH_SECRET']!;
      await withDatabase((client) =>
        use({ query: (text, values) => client.query(text, values), authSecret, isSecure: false }),
      );
    },
    { scope: 'worker' },
  ],
  known: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const line = await openLine(process.env['CARFUL_TEST_URL']!);
      await use({ line, context: null });
      await line.close();
    },
    { scope: 'worker' },
  ],
  owner: async ({ context, baseURL, entrance }, use) => {
    const visitor = new Visitor(baseURL!);
    // A spec may start an app of its own.
    const isShared = baseURL === process.env['CARFUL_TEST_URL'];
    const owner = await (isShared ? enterOwner(visitor, entrance, 'Anna') : signUp(visitor, 'Anna'));
    await signInBrowser(context, owner, baseURL!);
    await use(owner);
  },
});

/** Gives a browser the session that an owner already has over HTTP. */
export async function signInBrowser(context: BrowserContext, owner: Visitor, baseURL: string): Promise<void> {
  await context.addCookies(cookiesOf(owner.cookie, baseURL));
}

const line = (page: Page, part: 'title' | 'description', text: string) =>
  page.locator(`[data-${part}]`, { hasText: new RegExp(`^${escaped(text)}$`) });

/** A notice of this kind with exactly this title and description; without a description it has none. */
export function notice(
  page: Page,
  title: string,
  description: string | undefined,
  type: 'success' | 'info' | 'error',
): Locator {
  const titled = page
    .locator(`[data-sonner-toast][data-type=${type}]`)
    .filter({ has: line(page, 'title', title) });
  return description === undefined
    ? titled.filter({ hasNot: page.locator('[data-description]') })
    : titled.filter({ has: line(page, 'description', description) });
}

/** A notice that reports success, whatever its description. */
export const success = (page: Page, title: string): Locator =>
  page.locator('[data-sonner-toast][data-type=success]').filter({ has: line(page, 'title', title) });

/** The keys of the drafts of unfinished forms in this browser. */
export const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')));

/** Waits until this page has drawn what reached it and has nothing left to do at once. */
export const waitUntilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
        // A browser without a window may stop drawing frames when nothing moves.
        setTimeout(() => resolve(), 5000);
      }),
  );

/** Waits until nothing this page asked for is under way, live connections apart, and it has drawn the answers. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  // Twice: what an answer sets off may ask for more.
  for (const _round of [1, 2]) {
    await expect.poll(() => [...(underWay.get(page) ?? [])].map((request) => request.url())).toEqual([]);
    await waitUntilDrawn(page);
  }
}

/** React reveals what a Suspense boundary held back at most this much later. */
const SUSPENSE_THROTTLE_MS = 300;

/** No notice was given since this page was loaded. */
export async function expectNoNotice(page: Page): Promise<void> {
  await waitUntilQuiet(page);
  // A debounced notice comes later, and is drawn once React reveals it.
  await page.evaluate(
    (latest) => new Promise<void>((resolve) => void setTimeout(resolve, latest)),
    limits.noticeDebounceMs + SUSPENSE_THROTTLE_MS,
  );
  await waitUntilQuiet(page);
  expect(await page.evaluate(() => (globalThis as Watched).hadNotice)).toBe(false);
}

export { expect };
