import type { BrowserContext, Page } from '@playwright/test';
import { addDays } from '#domain/days.ts';
import { formatDay } from '#domain/language/format.ts';
import { newId } from '#server/platform/deps.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { dialogIsGone } from './dialogs.ts';
import { success } from './fixtures.ts';
import { findBrowser } from '../../tools/browser.mjs';
import { expect, goOffline, goOnline, isKept, keptChunks, test as plainTest } from './offline-fixtures.ts';

const executablePath = findBrowser();

/** A whole browser, for the shell shows no notifications. */
const test = plainTest.extend({
  launchOptions: [
    async ({ launchOptions }: { launchOptions: object }, use: (value: object) => Promise<void>) =>
      use({ ...launchOptions, ...(executablePath === null ? {} : { executablePath }) }),
    { scope: 'worker' },
  ],
} as object);

// One browser of their own for all of them.
test.describe.configure({ mode: 'default' });
test.use({ device: 'known' });

const dialog = (page: Page) => page.getByRole('dialog');

/** What the types of a page do not have. */
type WorkerScope = {
  registration: { getNotifications(): Promise<(Notification & { actions: { action: string }[] })[]> };
  clients: { openWindow: (url: string) => Promise<null> };
  NotificationEvent: new (type: string, init: { notification: Notification; action: string }) => Event;
  dispatchEvent(event: Event): boolean;
};
type Shown = { title: string; body: string; actions: string[]; opened: string[] };

/** Delivers a message to the service worker as the browser does, and taps each action of what it shows. */
async function receive(context: BrowserContext, page: Page, message: object): Promise<Shown> {
  const session = await context.newCDPSession(page);
  const found = new Promise<{ registrationId: string }>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const app = registrations.find(({ scopeURL }) => new URL(scopeURL).pathname === '/');
      if (app) resolve(app);
    });
  });
  await session.send('ServiceWorker.enable');
  const { registrationId } = await found;
  const origin = new URL(page.url()).origin;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/service-worker.js'))!;
  const count = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as WorkerScope;
      return (await registration.getNotifications()).length;
    });
  await expect.poll(count).toBeGreaterThan(0);
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [shown] = await scope.registration.getNotifications();
    const opened: string[] = [];
    scope.clients.openWindow = async (url: string) => {
      opened.push(url);
      return null;
    };
    const actions = shown!.actions.map(({ action }) => action);
    for (const action of ['', ...actions])
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: shown!, action }));
    return { title: shown!.title, body: shown!.body, tag: shown!.tag, actions, opened };
  });
}

test(
  'from a notice it is two taps to done with the mileage, also without a network',
  { tag: '@long' },
  async ({ page, context, owner, line, consoleErrors }) => {
    await context.grantPermissions(['notifications'], { origin: line.url });
    const { id: carId } = await newCar(owner, { mileage: 97_000 });
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    const plan = planOf({ dueDate: today, repeat: { every: 1, unit: 'year' }, anchorDay: 1, dueKm: 99_000 });
    const { id } = await owner.call('reminders.add', reminderDraft(carId, { title: 'Oil', plan }));
    await page.goto(`/reminders/${carId}`);
    await isKept(page);
    await expect.poll(() => keptChunks(page)).toBeGreaterThan(0);

    const url = `/reminders/${carId}`;
    const opened = `${url}?more=${id}`;
    const actions = [
      { action: 'mileage', title: 'Enter mileage', url: `${url}?mileage` },
      { action: 'done', title: 'Done', url: `${url}?done=${id}` },
    ];
    const message = { title: 'Oil · Volvo V70', body: 'Probably due now', tag: id, url: opened };
    const shown = await receive(context, page, { ...message, actions, badge: 1 });
    expect(shown).toEqual({
      title: message.title,
      body: message.body,
      tag: id,
      actions: ['mileage', 'done'],
      opened: [opened, ...actions.map((one) => one.url)],
    });

    await goOffline(context, line);
    // The first tap, on the action of the notice.
    await page.goto(actions[1]!.url);
    await expect(dialog(page).getByLabel('Mileage (km)')).toHaveValue('97000');
    // The second.
    await dialog(page).getByRole('button', { name: 'Mark as done' }).click();
    await expect(page.getByRole('button', { name: '1 record not yet sent' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    // The other two wait as well.
    await page.goto(`${url}?snooze=${id}`);
    const until = addDays(today, 7);
    await expect(success(page, `Snoozed until ${formatDay(until, 'en')}`)).toBeVisible();
    await page.goto(actions[0]!.url);
    await dialog(page).getByLabel('Mileage (km)').fill('97 100');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialogIsGone(page);
    const read = async () => (await owner.call('reminders.list')).reminders[0];
    expect(await read()).toMatchObject({ completions: [], snooze: null });
    await goOnline(context, line);
    await expect.poll(read).toMatchObject({
      completions: [{ doneOn: today, doneKm: 97_000 }],
      snooze: { until, wasOverdue: false },
    });
    await expect.poll(async () => (await owner.call('cars.read', { carId })).mileage).toBe(97_100);

    await page.goto(opened);
    await dialog(page).getByRole('button', { name: 'End the snooze' }).click();
    await dialogIsGone(page);
    await page.goto(opened);
    await dialog(page).getByRole('button', { name: 'Snooze for a month' }).click();
    // A dialog that closes goes back in the history, away from where a test goes meanwhile.
    await dialogIsGone(page);
    await expect.poll(read).toMatchObject({ snooze: { until: addDays(today, 30), wasOverdue: false } });
    await page.goto(actions[0]!.url);
    await expect(dialog(page).getByLabel('Mileage (km)')).toBeVisible();

    // Deleted elsewhere while the app was not open: the device learns it from the tap. The second one it knows of.
    await page.goto('about:blank');
    await owner.call('reminders.delete', { opId: newId(), carId, reminderId: id });
    for (const tapped of [actions[1]!.url, `${url}?snooze=${id}`]) {
      await page.goto(tapped);
      await expect(page.getByText('This reminder no longer exists', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${url}$`));
      await expect(dialog(page)).toBeHidden();
    }
    // The browser reports each request that finds no network.
    consoleErrors.splice(0);
  },
);
