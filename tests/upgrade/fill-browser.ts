import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { makeFilm } from '#tests/film.ts';
import { openLine, type Line } from '#tests/line.ts';
import { kept, keptReads, picture } from '#tests/e2e/offline-fixtures.ts';
import { settle } from '#tests/states.ts';
import { phone, readProfile, type BrowserProfile } from './browser-profile.ts';
import type { Actor, People } from './fill-server.ts';

type Garage = People['garage'];

/** The owner's browser: every kind of operation and file that waits, every draft, what was read. */
export async function fillOwnersBrowser(
  browser: Browser,
  url: string,
  { anna, garage }: Pick<People, 'anna' | 'garage'>,
): Promise<BrowserProfile> {
  const film = await makeFilm(browser, { seconds: 1, container: 'webm', codec: 'vp8' });
  const line = await openLine(url);
  const context = await browser.newContext({ ...phone, baseURL: line.url });
  try {
    await context.addCookies(cookiesOf(anna.cookie, line.url));
    const page = await context.newPage();
    await visitAll(page, garage);
    await bringRefusals(page, context, { line, anna, garage });
    await offline(context, line);
    const waiting = operationsOf(page, garage, film);
    for (const [at, operate] of waiting.entries()) {
      await operate();
      await page.goto('/home');
      // Beside the operation and the file that were refused before.
      await expect(page.getByRole('button', { name: `${at + 3} records not yet sent` })).toBeVisible();
    }
    await leaveDrafts(page, garage);
    return await readProfile(page);
  } finally {
    await context.close();
    await line.close();
  }
}

const offline = async (context: BrowserContext, line: Line) => {
  line.fail('down');
  await context.setOffline(true);
};

/** What was seen with a network opens without one. */
async function visitAll(page: Page, { volvo, audi, issues, repairs }: Garage): Promise<void> {
  await page.goto('/home');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
  const visit = async (path: string, procedure: string, input: object | null) => {
    await page.goto(path);
    const isKept = async () => (await keptReads(page)).includes(JSON.stringify([procedure, input]));
    await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
    if (!(await settle(page, 'full'))) throw new Error(`${path} never settled`);
  };
  for (const issueId of Object.values(issues)) {
    await visit(`/symptom-summary/${volvo}/${issueId}`, 'issues.read', { carId: volvo, issueId });
  }
  for (const repairId of Object.values(repairs)) {
    await visit(`/log-repair/${volvo}/${repairId}`, 'settings.read', null);
  }
  for (const carId of [volvo, audi]) {
    await visit(`/log-repair/${carId}`, 'settings.read', null);
    await visit(`/cars/edit/${carId}`, 'cars.list', null);
    await visit(`/car-view/${carId}`, 'cars.list', null);
  }
  await visit(`/assistant/${volvo}`, 'assistant.thread', { carId: volvo });
  await visit('/settings', 'settings.read', null);
  await visit('/home', 'cars.list', null);
}

const waits = (page: Page, text: string) => expect(page.getByRole('button', { name: text })).toBeVisible();

async function logIssue(page: Page, description: string, files: () => Promise<void>): Promise<void> {
  await page.goto('/log-symptom');
  await page.getByLabel('Describe what is happening with the car').fill(description);
  await files();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Finish symptom log' }).click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/symptom-summary\//);
}

/** A conflict, and a file that the server does not take: both wait for the owner's decision. */
async function bringRefusals(
  page: Page,
  context: BrowserContext,
  { line, anna, garage }: { line: Line; anna: Actor; garage: Garage },
): Promise<void> {
  const key = { carId: garage.volvo, issueId: garage.issues.smoke };
  await offline(context, line);
  await page.goto(`/symptom-summary/${key.carId}/${key.issueId}`);
  await page.getByLabel('Notes').fill('Only when cold');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await waits(page, '1 record not yet sent');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await logIssue(page, 'Smell of petrol', () => page.getByLabel('Add images').setInputFiles(broken));
  await waits(page, '2 records not yet sent');
  const { version } = await anna.call('issues.read', key);
  const changes = { notes: { from: '', to: 'Only when hot' } };
  await anna.call('issues.edit', { ...key, opId: newId(), baseVersion: version, changes });
  line.fail('through');
  await context.setOffline(false);
  await expect
    .poll(async () => (await anna.call('issues.list', { carId: key.carId })).issues.length, {
      timeout: 30_000,
    })
    .toBe(7);
  await page.goto('/home');
  await waits(page, '2 records not yet sent');
  await page.getByRole('button', { name: '2 records not yet sent' }).click();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('This file type is not supported');
}

/** Every operation that can wait, one at a time. */
function operationsOf(page: Page, garage: Garage, film: Buffer): (() => Promise<void>)[] {
  const { volvo, audi, issues, repairs } = garage;
  const openIssue = (issueId: string) => page.goto(`/symptom-summary/${volvo}/${issueId}`);
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
  const leavesTo = (path: RegExp) => expect(page).toHaveURL(path);
  const saved = (count: number) => waits(page, `${count} records not yet sent`);
  return [
    () =>
      logIssue(page, 'Hum on the motorway', async () => {
        await page.getByLabel('Add images').setInputFiles(await picture('hum.jpg'));
        await page
          .getByLabel('Add videos')
          .setInputFiles({ name: 'hum.webm', mimeType: 'video/webm', buffer: film });
        await expect(page.getByText('Not yet sent', { exact: true })).toHaveCount(2, { timeout: 30_000 });
      }),
    async () => {
      await openIssue(issues.rattle);
      await page.getByLabel('Status').selectOption('In Progress');
      await saved(4);
    },
    async () => {
      await openIssue(issues.leak);
      await page.getByRole('button', { name: 'Add Recurrence' }).click();
      await page.getByRole('dialog').getByLabel('Recurrence date').fill('2026-02-03');
      await page.getByRole('dialog').getByLabel('Notes (optional)').fill('After a long drive');
      await page.getByRole('dialog').getByRole('button', { name: 'Add Recurrence' }).click();
      await saved(5);
    },
    async () => {
      await openIssue(issues.squeal);
      await page.getByRole('button', { name: 'Remove recurrence: Jan 6, 2026' }).click();
      await confirm('Remove');
      await saved(6);
    },
    async () => {
      await openIssue(issues.whine);
      await page.getByRole('button', { name: 'Delete log' }).click();
      await confirm('Delete');
      await saved(7);
    },
    async () => {
      await page.goto(`/log-repair/${volvo}`);
      await page.getByLabel('Title').fill('New wipers');
      await page.getByLabel('Mileage (km)').fill('187000');
      await page.getByLabel('Cost').fill('30');
      await page.getByLabel('Add receipt').setInputFiles(await picture('wipers.jpg'));
      await expect(page.getByRole('img', { name: 'wipers.jpg' })).toBeVisible();
      await page.getByRole('button', { name: /^Leak of coolant/ }).click();
      await page.getByRole('button', { name: 'Save repair' }).click();
      await leavesTo(/\/car-view\//);
    },
    async () => {
      await page.goto(`/log-repair/${volvo}/${repairs.oil}`);
      await page.getByLabel('Cost').fill('20');
      await page.getByRole('button', { name: 'Save repair' }).click();
      await leavesTo(/\/car-view\//);
    },
    async () => {
      await page.goto(`/log-repair/${volvo}/${repairs.free}`);
      await page.getByRole('button', { name: 'Delete repair' }).click();
      await confirm('Delete');
      await leavesTo(/\/car-view\//);
    },
    async () => {
      await page.goto('/cars/add');
      await page.getByLabel('Brand').fill('Saab');
      await page.getByLabel('Model').fill('900');
      await page.getByLabel('Year').fill('1990');
      await page.getByLabel('Add photo').setInputFiles(await picture('saab.jpg'));
      await expect(page.getByRole('img', { name: 'saab.jpg' })).toBeVisible();
      await page.getByRole('button', { name: 'Add car' }).click();
      await leavesTo(/\/cars\/[0-9a-f-]{36}$/);
    },
    async () => {
      await page.goto(`/cars/edit/${audi}`);
      await page.getByLabel('Nickname').fill('Silver');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await leavesTo(/\/cars\/[0-9a-f-]{36}$/);
    },
    async () => {
      await page.goto('/settings/notifications');
      await page.getByRole('switch', { name: 'Notifications' }).click();
      await saved(13);
    },
  ];
}

/** A picture is shown before it is kept. */
const fileIsKept = (page: Page, name: string) =>
  expect
    .poll(async () => (await kept(page, ['files'])).map((file) => (file as { name: string }).name))
    .toContain(name);

/** What was typed into every form of an owner and not saved. */
async function leaveDrafts(page: Page, { volvo, audi, repairs }: Garage): Promise<void> {
  await page.goto('/log-symptom');
  await page.getByLabel('Describe what is happening with the car').fill('Drafted problem');
  await page.getByLabel('Mileage (km)').fill('188000');
  await page.getByLabel('Add images').setInputFiles(await picture('drafted.jpg'));
  await fileIsKept(page, 'drafted.jpg');
  await page.goto(`/log-repair/${audi}`);
  await page.getByLabel('Title').fill('Drafted repair');
  await page.getByLabel('Cost').fill('12.50');
  await page.getByLabel('Garage').fill('Drafted garage');
  await page.getByLabel('Add receipt').setInputFiles(await picture('drafted-receipt.jpg'));
  await fileIsKept(page, 'drafted-receipt.jpg');
  await page.goto(`/log-repair/${volvo}/${repairs.pads}`);
  await page.getByLabel('Title').fill('Drafted pads');
  await page.goto(`/cars/edit/${volvo}`);
  await page.getByLabel('Nickname').fill('Drafted nickname');
  await page.goto('/cars/add');
  await page.getByLabel('Brand').fill('Lada');
  await page.getByLabel('Model').fill('Niva');
  await page.getByLabel('Year').fill('1985');
  await page.getByLabel('Add photo').setInputFiles(await picture('lada.jpg'));
  await fileIsKept(page, 'lada.jpg');
  await page.goto(`/assistant/${volvo}`);
  const question = page.getByRole('textbox', { name: 'Ask about your car' });
  await question.fill('When was the last oil change?');
  await question.press('Enter');
  await expect(page.getByText('Offline reply').last()).toBeVisible();
  await question.fill('Drafted question');
  await page.goto('/home');
}
