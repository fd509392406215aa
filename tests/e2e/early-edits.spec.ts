import type { Page } from '@playwright/test';
import { newCar, type Owner } from '#tests/people.ts';
import { notice, success, test as onlineTest, waitUntilQuiet } from './fixtures.ts';
import { expect, goOffline, goOnline, test, visited } from './offline-fixtures.ts';
import { openIssue } from './open-issue.ts';

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
  async ({ page, owner }) => {
    const { edits, release } = await holdPump(page);
    await page.goto('/settings');
    await notifications(page).uncheck();
    await sharing(page).uncheck();
    await expect(notifications(page)).not.toBeChecked();
    expect(edits).toEqual([]);
    release();
    await expect.poll(() => edits.length).toBe(2);
    await waitUntilQuiet(page);
    expect(edits).toMatchObject([
      { changes: { notificationsEnabled: { to: false } } },
      { changes: { mechanicSharingEnabled: { to: false } } },
    ]);
    await expect(notifications(page)).not.toBeChecked();
    await expect(sharing(page)).not.toBeChecked();
    const saved = { notificationsEnabled: false, mechanicSharingEnabled: false };
    expect(await owner.call('settings.read')).toMatchObject(saved);
  },
);

onlineTest(
  'the status of a problem shows while the code that sends it still loads',
  { tag: '@long' },
  async ({ page, owner }) => {
    const { edits, release } = await holdPump(page);
    const { read } = await openIssue(page, owner);
    const status = page.getByLabel('Status');
    await status.selectOption('resolved');
    await expect(status).toHaveValue('resolved');
    await expect(status).toBeDisabled();
    expect(edits).toEqual([]);
    release();
    await expect(status).toBeEnabled();
    await expect(status).toHaveValue('resolved');
    expect((await read()).status).toBe('resolved');
  },
);

onlineTest(
  'the main car shows while the code that sends it still loads',
  { tag: '@long' },
  async ({ page, owner }) => {
    const { edits, release } = await holdPump(page);
    await newCar(owner);
    const other = await newCar(owner, { brand: 'Saab', model: '900' });
    await page.goto('/cars');
    const isMain = page.getByRole('checkbox', { name: 'main car: Saab 900' });
    await isMain.check();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    expect(edits).toEqual([]);
    release();
    await expect(success(page, 'Main car updated')).toBeVisible();
    await expect(isMain).toBeChecked();
    expect((await owner.call('cars.list')).mainCarId).toBe(other.id);
  },
);

onlineTest(
  'an edit is taken back with a message when the code that sends it does not load',
  async ({ page, owner }) => {
    const { fail } = await holdPump(page);
    await page.goto('/settings');
    await notifications(page).uncheck();
    fail();
    await expect(notice(page, 'Could not save. Please try again.', undefined, 'error')).toBeVisible();
    await expect(notifications(page)).toBeChecked();
    expect(await areMuted(owner)).toBe(false);
  },
);

test(
  'a screen that was never used with a network takes an edit without one',
  { tag: '@long' },
  async ({ page, context, owner, line }) => {
    await newCar(owner);
    await visited(page);
    // Without a worker that controls it, the first visit loads that code by itself.
    await page.reload();
    await waitUntilQuiet(page);
    expect(await hasPump(page)).toBe(false);
    await goOffline(context, line);
    await page.goto('/settings');
    await notifications(page).uncheck();
    await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
    await page.reload();
    await expect(notifications(page)).not.toBeChecked();
    await goOnline(context, line);
    await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
    expect(await areMuted(owner)).toBe(true);
  },
);

const withoutWorker = {
  'without service workers': {
    tag: [],
    removeWorker: () => delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker,
  },
  'with one that cannot be registered': {
    tag: ['@long'],
    removeWorker: () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('not here'));
    },
  },
};
for (const [name, { tag, removeWorker }] of Object.entries(withoutWorker)) {
  test(
    `${name} an open page takes an edit after the network is gone (D111)`,
    { tag },
    async ({ page, context, owner, line }) => {
      await context.addInitScript(removeWorker);
      await page.goto('/settings');
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
}
