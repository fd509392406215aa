import type { Page } from '@playwright/test';
import type { Owner } from '#tests/people.ts';
import { notice, test as onlineTest, waitUntilQuiet } from './fixtures.ts';
import { expect, goOffline, goOnline, test } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.afterEach(async ({ page, consoleErrors }) => {
  await waitUntilQuiet(page);
  consoleErrors.length = 0;
});

/** Keeps the code of the queue from this page until the test lets it go. */
async function holdPump(page: Page) {
  const held = Promise.withResolvers<'continue' | 'abort'>();
  await page.route('**/assets/pump-*.js', async (route) => route[await held.promise]());
  const edits: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    const edit = request.postDataJSON() as { changes: object };
    // Which car is looked at is sent at once, not by the queue.
    if (!('selectedCarId' in edit.changes)) edits.push(edit);
  });
  return { edits, release: () => held.resolve('continue'), fail: () => held.resolve('abort') };
}

const hasPump = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/pump-')));

const notifications = (page: Page) => page.getByRole('switch', { name: /^Notifications\b/ });
const sharing = (page: Page) => page.getByRole('switch', { name: /^Mechanic sharing\b/ });
const areMuted = async (owner: Owner) => !(await owner.call('settings.read')).notificationsEnabled;

onlineTest(
  'edits show while the code that sends them still loads, and are sent in their order',
  { tag: '@long' },
  async ({ page, owner }) => {
    const { edits, release } = await holdPump(page);
    await page.goto('/settings/notifications');
    await notifications(page).uncheck();
    await expect(notifications(page)).not.toBeChecked();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: /^Sharing\b/ }).click();
    await sharing(page).uncheck();
    expect(edits).toEqual([]);
    release();
    await expect.poll(() => edits.length).toBe(2);
    await waitUntilQuiet(page);
    expect(edits).toMatchObject([
      { changes: { notificationsEnabled: { to: false } } },
      { changes: { mechanicSharingEnabled: { to: false } } },
    ]);
    await expect(sharing(page)).not.toBeChecked();
    const saved = { notificationsEnabled: false, mechanicSharingEnabled: false };
    expect(await owner.call('settings.read')).toMatchObject(saved);
  },
);

onlineTest(
  'an edit is taken back with a message when the code that sends it does not load',
  { tag: '@long' },
  async ({ page, owner }) => {
    const { fail } = await holdPump(page);
    await page.goto('/settings/notifications');
    await notifications(page).uncheck();
    fail();
    await expect(notice(page, 'Could not save. Please try again.', undefined, 'error')).toBeVisible();
    await expect(notifications(page)).toBeChecked();
    expect(await areMuted(owner)).toBe(false);
  },
);

test(
  'with a service worker that cannot be registered an open page takes an edit after the network is gone (D111)',
  { tag: '@long' },
  async ({ page, context, owner, line }) => {
    await context.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not here'));
    });
    await page.goto('/settings/notifications');
    await expect(notifications(page)).toBeChecked();
    await expect.poll(() => hasPump(page)).toBe(true);
    await waitUntilQuiet(page);
    await goOffline(context, line);
    await notifications(page).uncheck();
    await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
    await goOnline(context, line);
    await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
    expect(await areMuted(owner)).toBe(true);
  },
);
