import { expect, type Page } from '@playwright/test';
import type { Visitor } from '#tests/client.ts';
import { releases } from '#tests/upgrade/release.ts';
import { bubbles, input } from './assistant-fixtures.ts';
import { comeBack, errorsOf, signIn, test, type Installed } from './upgrade-fixtures.ts';

// One app of their own for all of them.
test.describe.configure({ mode: 'default' });

// Every profile was written by the web app of an earlier release, in tests/upgrade/<version>.

const errorNotices = (page: Page) => page.locator('[data-sonner-toast][data-type=error]');
const notSent = (page: Page) => page.getByRole('button', { name: /not yet sent/ });

/** Everything of the owner's that the operations change. */
async function records(owner: Visitor, { garage: { volvo, audi, issues } }: Installed) {
  const key = { carId: volvo };
  const list = async (carId: string) => (await owner.call('issues.list', { carId })).issues;
  const read = (issueId: string) => owner.call('issues.read', { ...key, issueId });
  const { cars } = await owner.call('cars.list');
  return {
    cars,
    issues: [...(await list(volvo)), ...(await list(audi))],
    repairs: (await owner.call('repairs.list', key)).repairs,
    rattle: await read(issues.rattle),
    leak: await read(issues.leak),
    squeal: await read(issues.squeal),
    smoke: await read(issues.smoke),
    settings: await owner.call('settings.read'),
  };
}

for (const version of releases) {
  test.describe(`the browser of ${version}`, () => {
    test.use({ version });
    test('shows every operation that waits, sends it, and each arrives once', async ({
      context,
      installed,
    }) => {
      const owner = await signIn(installed, installed.people.anna);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await context.route('**/api/**', async (route) => {
        if (!['GET', 'HEAD'].includes(route.request().method())) await held;
        await route.continue();
      });
      const page = await comeBack(context, installed, 'owner', owner);
      const errors = errorsOf(page);
      await page.goto('/home');
      await notSent(page).click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('listitem')).toHaveCount(13);
      for (const [name, count] of waiting) {
        await expect(panel.getByText(name, { exact: true })).toHaveCount(count);
      }
      for (const text of [
        'Hum on the motorway',
        'New wipers',
        'Saab 900',
        'After a long drive',
        'broken.jpg',
      ])
        await expect(panel.getByText(text)).toBeVisible();
      await panel.getByRole('button', { name: 'Close' }).click();
      const hum = page.getByRole('article').filter({ hasText: /Hum on the motorway/ });
      await expect(hum.getByText('Not yet sent')).toBeVisible();

      release();
      await expect(notSent(page)).toHaveText('2 records not yet sent', { timeout: 60_000 });
      await notSent(page).click();
      await panel.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'Keep my version' }).click();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      await panel.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(notSent(page)).toHaveCount(0);

      const arrived = await records(owner, installed);
      const { volvo } = installed.garage;
      expect(arrived.cars).toMatchObject([
        { id: volvo },
        { brand: 'Audi', nickname: 'Silver' },
        { brand: 'Saab', model: '900', year: 1990, photoId: expect.any(String) },
      ]);
      const titles = arrived.issues.map(({ title }) => title);
      expect(titles.filter((title) => title === 'Hum on the motorway')).toHaveLength(1);
      expect(titles).not.toContain('Whine of the alternator');
      const { id } = arrived.issues.find(({ title }) => title === 'Hum on the motorway')!;
      expect(await owner.call('issues.read', { carId: volvo, issueId: id })).toMatchObject({
        images: [expect.anything()],
        videos: [expect.anything()],
      });
      expect(arrived.rattle.status).toBe('processing');
      expect(arrived.leak.recurrences).toMatchObject([{ date: '2026-02-03', notes: 'After a long drive' }]);
      expect(arrived.leak.status).toBe('resolved');
      expect(arrived.squeal.recurrences).toMatchObject([{ date: '2026-01-09' }]);
      expect(arrived.smoke.notes).toBe('Only when cold');
      expect(arrived.settings.notificationsEnabled).toBe(false);
      const repairs = arrived.repairs.filter(({ mechanicName }) => mechanicName === null);
      expect(repairs).toMatchObject([
        { title: 'New wipers', cost: 30, mileage: 187_000, receiptUrl: expect.any(String) },
        { title: 'Pads' },
        { title: 'Oil', cost: 20 },
      ]);

      // The closed dialog leaves the history, which on a slow machine ends the reload.
      await expect(() => page.reload()).toPass();
      await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
      await expect(notSent(page)).toHaveCount(0);
      expect(await records(owner, installed)).toEqual(arrived);
      await expect(errorNotices(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('has every draft of an owner in its form, ready to be saved', async ({ context, installed }) => {
      const owner = await signIn(installed, installed.people.anna);
      const { volvo, audi, repairs } = installed.garage;
      const page = await comeBack(context, installed, 'owner', owner);
      const errors = errorsOf(page);

      await page.goto('/log-symptom');
      await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('Drafted problem');
      await expect(page.getByLabel('Mileage (km)')).toHaveValue('188000');
      await expect(page.getByRole('img', { name: 'drafted.jpg' })).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Finish symptom log' }).click();
      await expect(page).toHaveURL(/\/symptom-summary\//);
      await expect(notSent(page)).toHaveText('2 records not yet sent', { timeout: 60_000 });
      const [, carId, issueId] = /symptom-summary\/([^/]+)\/([^/?]+)/.exec(page.url())!;
      expect(await owner.call('issues.read', { carId: carId!, issueId: issueId! })).toMatchObject({
        description: 'Drafted problem',
        mileage: 188_000,
        images: [expect.anything()],
      });

      await page.goto(`/log-repair/${audi}`);
      await expect(page.getByLabel('Title')).toHaveValue('Drafted repair');
      await expect(page.getByLabel('Cost')).toHaveValue('12.50');
      await expect(page.getByLabel('Garage')).toHaveValue('Drafted garage');
      await expect(page.getByRole('img', { name: 'drafted-receipt.jpg' })).toBeVisible();
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(page).toHaveURL(/\/car-view\//);
      expect((await owner.call('repairs.list', { carId: audi })).repairs).toMatchObject([
        { title: 'Drafted repair', cost: 12.5, garageName: 'Drafted garage', receiptUrl: expect.any(String) },
      ]);

      await page.goto(`/log-repair/${volvo}/${repairs.pads}`);
      await expect(page.getByLabel('Title')).toHaveValue('Drafted pads');
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(page).toHaveURL(/\/car-view\//);
      const repair = await owner.call('repairs.read', { carId: volvo, repairId: repairs.pads });
      expect(repair).toMatchObject({ title: 'Drafted pads', receiptUrl: expect.any(String) });

      await page.goto(`/cars/edit/${volvo}`);
      await expect(page.getByLabel('Nickname')).toHaveValue('Drafted nickname');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/cars/${volvo}$`));
      expect(await owner.call('cars.read', { carId: volvo })).toMatchObject({ nickname: 'Drafted nickname' });

      await page.goto('/cars/add');
      for (const [label, value] of [
        ['Brand', 'Lada'],
        ['Model', 'Niva'],
        ['Year', '1985'],
      ] as const)
        await expect(page.getByLabel(label)).toHaveValue(value);
      await expect(page.getByRole('img', { name: 'lada.jpg' })).toBeVisible();
      await page.getByRole('button', { name: 'Add car' }).click();
      await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
      const { cars } = await owner.call('cars.list');
      expect(cars.filter(({ brand }) => brand === 'Lada')).toMatchObject([
        { model: 'Niva', year: 1985, photoId: expect.any(String) },
      ]);

      await page.goto(`/assistant/${volvo}`);
      await expect(bubbles(page, 'user', 'When was the last oil change?')).toBeVisible();
      await expect(bubbles(page, 'fallback', 'Oil')).toBeVisible();
      await expect(input(page)).toHaveValue('Drafted question');
      await expect(errorNotices(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test("has a mechanic's drafts, and a record whose answer was lost arrives once", async ({
      context,
      installed,
    }) => {
      const owner = await signIn(installed, installed.people.anna);
      const { volvo: carId, token } = installed.garage;
      const page = await comeBack(context, installed, 'mechanic');
      const errors = errorsOf(page);
      await page.goto(`/mechanic-share?token=${token}`);
      const added = page.getByRole('status').filter({ hasText: /Repair record added/ });
      await expect(added).toContainText('Added repair');

      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Log New Symptom' }).click();
      await expect(dialog.getByLabel('Title')).toHaveValue('Lost symptom');
      await expect(dialog.getByLabel('Description')).toHaveValue('Its answer never came');
      await expect(dialog.getByLabel('Your name')).toHaveValue('Juris');
      await expect(dialog.getByRole('img', { name: 'lost.jpg' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Save problem' }).click();
      await expect(dialog).toHaveCount(0);

      await page.getByRole('button', { name: 'Log New Repair' }).click();
      await expect(dialog.getByLabel('Title')).toHaveValue('Drafted repair');
      await expect(dialog.getByLabel('Description')).toHaveValue('Not sent yet');
      await expect(dialog.getByRole('img', { name: 'receipt.jpg' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Save repair' }).click();
      await expect(dialog).toHaveCount(0);

      const { repairs } = await owner.call('repairs.list', { carId });
      expect(repairs.filter(({ title }) => title === 'Added repair')).toHaveLength(1);
      expect(repairs.filter(({ title }) => title === 'Drafted repair')).toMatchObject([
        { description: 'Not sent yet', mechanicName: 'Juris', receiptUrl: expect.any(String) },
      ]);
      const { issues } = await owner.call('issues.list', { carId });
      const [symptom, ...more] = issues.filter(({ title }) => title === 'Lost symptom');
      expect(more).toEqual([]);
      const issue = await owner.call('issues.read', { carId, issueId: symptom!.id });
      expect(issue).toMatchObject({ description: 'Its answer never came', images: [expect.anything()] });
      expect(errors).toEqual([]);
    });

    test('has the first car of a visitor without an account', async ({ context, installed }) => {
      const page = await comeBack(context, installed, 'guest');
      const errors = errorsOf(page);
      await page.goto('/onboarding/add-car');
      await expectFirstCar(page);
      expect(errors).toEqual([]);
    });

    test('has the first car of a new owner, and saves it', async ({ context, installed }) => {
      const owner = await signIn(installed, installed.people.newcomer);
      const page = await comeBack(context, installed, 'newcomer', owner);
      const errors = errorsOf(page);
      await page.goto('/onboarding/add-car');
      await expectFirstCar(page);
      await page.getByRole('button', { name: 'Save Car & Continue' }).click();
      await expect
        .poll(async () => (await owner.call('cars.list')).cars)
        .toMatchObject([
          { nickname: 'Drafted first car', brand: 'Volvo', model: 'V60', photoId: expect.any(String) },
        ]);
      await expect(errorNotices(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  });
}

/** What waits in the owner's browser, as its panel calls it. */
const waiting = [
  ['New problem', 1],
  ['Changed problem', 2],
  ['Deleted problem', 1],
  ['New recurrence', 1],
  ['Removed recurrence', 1],
  ['New repair', 1],
  ['Changed repair', 1],
  ['Deleted repair', 1],
  ['New car', 1],
  ['Changed car', 1],
  ['Changed settings', 1],
  ['File', 1],
] as const;

async function expectFirstCar(page: Page): Promise<void> {
  await expect(page.getByLabel('Nickname')).toHaveValue('Drafted first car');
  await expect(page.getByLabel('Make')).toHaveValue('Volvo');
  await expect(page.getByLabel('Model')).toHaveValue('V60');
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
}
