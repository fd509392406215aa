import { type BrowserContext, type Page } from '@playwright/test';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import type { Line } from '#tests/line.ts';
import { Visitor } from '#tests/client.ts';
import { enterOwner } from '#tests/enter-owner.ts';
import type { Owner } from '#tests/people.ts';
import { expect, signInBrowser, test as base } from './fixtures.ts';

type Fixtures = {
  /** Between this test's browser and the server. */
  line: Line;
  /**
   * `new`: a browser that was never here. `known`: one that has the app and its worker from earlier tests, and nothing else
   * of them, since fetching the whole app takes longer than such a test; for tests that wait for what is kept by themselves
   * and do not change their context, as by an init script.
   */
  device: 'known' | 'new';
};

export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  device: ['new', { option: true }],
  line: async ({ known }, use) => {
    await use(known.line);
    known.line.reset();
  },
  baseURL: async ({ line }, use) => use(line.url),
  context: async ({ browser, device, known, line }, use) => {
    if (device === 'new') {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    known.context ??= await browser.newContext();
    await use(known.context);
    await forgetAllButTheApp(known.context, line);
  },
  /** Signed in in this browser; what a test does for them besides goes past the line. */
  owner: async ({ context, line, entrance }, use) => {
    const owner = await enterOwner(new Visitor(process.env['CARFUL_TEST_URL']!), entrance, 'Anna');
    await signInBrowser(context, owner, line.url);
    await use(owner);
  },
});

/** Removes accounts, permissions and everything stored; the worker with its files remains. */
async function forgetAllButTheApp(context: BrowserContext, line: Line): Promise<void> {
  const used = context.pages();
  const page = await context.newPage();
  for (const one of used) await one.close();
  line.reset();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  // Of the same origin, but without the app, which would open its database again.
  await page.goto(`${line.url}/health`);
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase(name!);
        deletion.addEventListener('success', resolve);
        deletion.addEventListener('error', () => reject(new Error(`${name} cannot be deleted`)));
      });
    }
  });
  await page.close();
}

const KEPT_MS = 60_000;

/** The worker has everything and answers for this page. */
export async function isKept(page: Page): Promise<void> {
  // Fetching the whole app takes a while where many browsers share a machine.
  test.info().setTimeout(test.info().timeout + KEPT_MS);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: KEPT_MS })
    .toBe('activated');
}

/** The names of what this browser keeps of what was read. */
export const keptReads = async (page: Page): Promise<string[]> =>
  (await kept(page, ['reads'])).map((record) => (record as { hash: string }).hash);

/** What lies in these stores of this browser; looking must not make the database. */
export const kept = (page: Page, stores: string[]): Promise<unknown[]> =>
  page.evaluate(async (names) => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'carful')) return [];
    return new Promise<unknown[]>((resolve) => {
      const opening = indexedDB.open('carful');
      opening.onsuccess = () => {
        const db = opening.result;
        const tx = db.transaction(names);
        const asked = names.map((name) => tx.objectStore(name).getAll());
        tx.oncomplete = () => {
          db.close();
          resolve(asked.flatMap(({ result }) => result as unknown[]));
        };
      };
    });
  }, stores);

/** How many chunks of records this browser keeps, or accounts that it has records of; looking must not make the
 * database. */
export const keptChunks = (page: Page, store: 'chunks' | 'accounts' = 'chunks'): Promise<number> =>
  page.evaluate(async (name) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === 'carful-records')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('carful-records');
      opening.onsuccess = () => {
        const counting = opening.result.transaction(name).objectStore(name).count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  }, store);

/** No network at all: the browser knows, and should it ask all the same nobody answers. */
export async function goOffline(context: BrowserContext, line: Line): Promise<void> {
  line.fail('down');
  await context.setOffline(true);
}

export async function goOnline(context: BrowserContext, line: Line): Promise<void> {
  line.fail('through');
  await context.setOffline(false);
}

export const words = 'The brakes squeal when I stop';

export const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePicture(),
});

/** Home was opened with a network, so that the app and its data are at hand. */
export async function visited(page: Page): Promise<void> {
  await page.goto('/home');
  await isKept(page);
  await expect.poll(() => keptChunks(page, 'accounts')).toBe(1);
  await expect.poll(async () => (await keptReads(page)).join()).toContain('cars.list');
}

async function logProblem(page: Page): Promise<void> {
  await page.goto('/log-symptom');
  await page.getByLabel('Describe what is happening with the car').fill(words);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Finish symptom log' }).click();
  await expect(page).toHaveURL(/\/symptom-summary\//);
}

/** A problem that waits on this device, its summary in front. */
export async function offlineProblem(page: Page, context: BrowserContext, line: Line): Promise<void> {
  await visited(page);
  await goOffline(context, line);
  await logProblem(page);
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
}

/** The summary of a problem was opened with a network, and so was Home: it opens without one, too. */
export async function visitedIssue(page: Page, issue: { id: string; carId: string; title: string }) {
  await page.goto(`/symptom-summary/${issue.carId}/${issue.id}`);
  await expect(page.getByRole('heading', { name: issue.title })).toBeVisible();
  await expect.poll(() => keptChunks(page)).toBeGreaterThan(0);
}

/** What the server did not take is thrown away by its owner, and nothing waits any more. */
export async function discardTheOne(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
}

export async function logIn(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/login$/);
}

/** The device has no space for another file. @returns what makes space again */
export async function fillDevice(page: Page): Promise<() => Promise<void>> {
  const stores = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...row) {
      if (this.name === 'files') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, row);
    };
    return { put };
  });
  return () => stores.evaluate(({ put }) => void (IDBObjectStore.prototype.put = put));
}

export { expect };
