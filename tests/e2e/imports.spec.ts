import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { importDraft } from '#tests/nouns/imports.ts';
import { newCar } from '#tests/people.ts';
import { LUBELOGGER_KEY, startLubeLogger } from '#tests/stand-ins/lubelogger-server.ts';
import { expectAccessible } from './axe.ts';
import { success, test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, kept, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

const fixture = (name: string) => join(import.meta.dirname, '../fixtures/imports', name);
/** Opens what the files do not say, and is not asked. */
const changeAssumed = (page: Page) => page.getByRole('button', { name: 'Change the assumptions' }).click();
const choose = (page: Page) => page.getByLabel(/^Choose (other )?files/);
const compare = (page: Page) => page.getByRole('button', { name: 'Check for new records' });
const add = (page: Page) => page.getByRole('button', { name: /^Import new records/ });

/** Left behind nowhere: not on the page, and not in what the browser stores. */
async function expectNoKey(page: Page) {
  await expect(page.getByLabel('API key')).toHaveValue('');
  const stored = await page.evaluate(async () => {
    const valuesOf = (db: IDBDatabase, name: string) =>
      new Promise<unknown[]>((resolve) => {
        const reading = db.transaction(name).objectStore(name).getAll();
        reading.onsuccess = () => resolve(reading.result as unknown[]);
      });
    const opened = (name: string) =>
      new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
    const all: unknown[] = [location.href, Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name } of await indexedDB.databases()) {
      const db = await opened(name!);
      for (const store of db.objectStoreNames) all.push(await valuesOf(db, store));
      db.close();
    }
    return JSON.stringify(all);
  });
  expect(stored).toContain('carful');
  expect(stored).not.toContain(LUBELOGGER_KEY);
}

onlineTest(
  'a file goes into an empty garage, adds nothing twice, and is undone',
  { tag: ['@IMP-01', '@IMP-04', '@IMP-05', '@IMP-09', '@IMP-10', '@IMP-13', '@IMP-18'] },
  async ({ page, owner, consoleErrors }) => {
    await page.goto('/cars');
    await page.getByRole('link', { name: 'Import from other apps' }).click();
    await choose(page).setInputFiles(fixture('fuelio-uk.csv'));
    await expect(page.getByText('Recognized: Fuelio')).toBeVisible();
    await expectAccessible(page, 'an import');
    await changeAssumed(page);
    await page.getByLabel('Currency').selectOption('GBP');
    await expect(page.getByLabel('BMW Z3')).toHaveValue('new');
    await expect(page.getByRole('row', { name: 'Fill-ups 2' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Reminders 2' })).toBeVisible();
    await expect(page.getByText('1 · £180.00')).toBeVisible();
    await expect(choose(page)).toHaveAttribute('multiple');
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    // The first answer is cut off in the middle; the second one is waited for.
    let isFirst = true;
    await page.route(
      '**/commit/lines',
      async (route) => {
        if (!isFirst) return isReleased.then(() => route.continue());
        isFirst = false;
        await route.fulfill({ body: '{"share":0.25}\n' });
      },
      { times: 2 },
    );
    await add(page).click();
    await expect(page.getByRole('progressbar', { name: 'Importing...' })).toHaveAttribute('value', '0.25');
    release();
    await expect(page.getByText(/^Records added: /)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
    const { cars } = await owner.call('cars.list');
    expect(cars).toMatchObject([{ brand: 'BMW', model: 'Z3', year: 1997, licensePlate: 'AB12CDE' }]);
    const carId = cars[0]!.id;
    const { fills } = await owner.call('fills.list', { carId });
    expect(fills.map(({ amount, cost, currency }) => [amount, cost, currency])).toEqual([
      [46_301, 67.09, 'GBP'],
      [40_000, 60, 'GBP'],
    ]);

    await choose(page).setInputFiles(fixture('fuelio-uk.csv'));
    await changeAssumed(page);
    await page.getByLabel('Currency').selectOption('GBP');
    await expect(page.getByLabel('BMW Z3')).toHaveValue(carId);
    await page.getByLabel('BMW Z3').selectOption('new');
    await expect(page.getByLabel('Brand')).toHaveValue('BMW');
    await page.getByLabel('BMW Z3').selectOption(carId);
    await expect(page.getByLabel('Brand')).toHaveCount(0);
    const open = importDraft(carId, 1);
    await owner.call('imports.begin', open);
    await compare(page).click();
    await expect(page.getByText('Another import is already in progress for this account.')).toBeVisible();
    await page.getByRole('button', { name: 'Stop it there and continue here' }).click();
    await expect(
      page.getByText('Everything is already in Carful. There is nothing left to import.'),
    ).toBeVisible();
    const stopped = await owner.attempt('imports.commit', { opId: newId(), importId: open.id });
    expect(stopped.status).toBe(404);

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await expect(success(page, 'Import undone')).toBeVisible();
    await expect(page.getByText(/^Undone\. Deleted: \d+\. Kept .*: 0$/)).toBeVisible();
    expect((await owner.call('fills.list', { carId })).fills).toEqual([]);
    expect((await owner.call('reminders.list')).reminders).toEqual([]);
    consoleErrors.length = 0; // the browser notes the import that was refused
  },
);

onlineTest(
  'a server of another app is imported with its files, adds nothing twice, and its key is kept nowhere',
  { tag: '@long' },
  async ({ page, owner }) => {
    await page.goto('/import');
    const lubeLogger = await startLubeLogger();
    try {
      const open = () => page.getByRole('button', { name: 'From a LubeLogger server' }).click();
      const ask = async (key: string) => {
        await page.getByLabel('Address of your LubeLogger server').fill(lubeLogger.origin);
        await page.getByLabel('API key').fill(key);
        await page.getByRole('button', { name: 'Get the records' }).click();
      };
      await open();
      await ask('another key');
      await expect(page.getByText(/^LubeLogger did not accept the key/)).toBeVisible();
      await ask(LUBELOGGER_KEY);
      await expect(page.getByText('Recognized: LubeLogger')).toBeVisible();
      await changeAssumed(page);
      await page.getByLabel('Currency').selectOption('EUR');
      await expectAccessible(page, 'an import from a server');
      await expect(page.getByRole('row', { name: 'Repairs 3' })).toBeVisible();
      await add(page).click();
      await expect(page.getByText('Records added: 7')).toBeVisible();
      await expect(page.getByText('Files added: 4')).toBeVisible();
      await expect(page.getByText('Files left out: 2')).toBeVisible();
      await expect(page.getByText('page.pdf: The file is neither a picture nor a PDF')).toBeVisible();
      await expect(page.getByText('gone.pdf: The file was not found')).toBeVisible();
      await expectNoKey(page);

      await open();
      await ask(LUBELOGGER_KEY);
      await changeAssumed(page);
      await page.getByLabel('Currency').selectOption('EUR');
      await expect(page.getByRole('columnheader', { name: 'On the server' })).toBeVisible();
      await compare(page).click();
      await expect(page.getByRole('row', { name: 'Fill-ups 2 0 2' })).toBeVisible();
      await expect(page.getByRole('row', { name: 'Repairs 3 0 3' })).toBeVisible();
      await expect(
        page.getByText('Everything is already in Carful. There is nothing left to import.'),
      ).toBeVisible();
    } finally {
      await lubeLogger.stop();
    }
    const carOf = async (name: string) =>
      (await owner.call('cars.list')).cars.find(({ model }) => model === name)!;
    const octavia = await carOf('Octavia');
    expect(octavia.purchase?.price).toEqual({ amount: 14_500, currency: 'EUR' });
    const niro = await carOf('Niro');
    expect([niro.purchase, niro.outOfUse?.price]).toEqual([null, { amount: 12_000, currency: 'EUR' }]);
    expect((await owner.call('fills.list', { carId: niro.id })).fills).toMatchObject([
      { energy: 'electric' },
    ]);
    const { repairs } = await owner.call('repairs.list', { carId: octavia.id });
    expect(repairs.map(({ title, receipts }) => `${title} ${receipts.length}`).toSorted()).toEqual([
      'Oil and filters 2',
      'Road tax 0',
      'Wheel bolts 1',
    ]);
    // A car with records offers it as one without any does.
    await page.goto(`/cars/${octavia.id}`);
    await page.getByRole('link', { name: 'Import from other apps' }).click();
    await expect(page).toHaveURL(new RegExp(`/import\\?car=${octavia.id}$`));
    await expect(choose(page)).toBeVisible();
  },
);

const table = [
  'When;Km;Litres paid;Paid;Remark',
  '01/02/2025;51000;40,5;62,10;',
  '03/04/2025;51600;41,2;63,00;Motorway',
  '05/04/2025;52100;much;61,00;',
].join('\n');

/** By hand, in the database of the browser. @returns the amount of fuel that the first record had */
const changeWaiting = (page: Page, amount: number): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('carful');
        opening.onsuccess = () => {
          const db = opening.result;
          const parts = db.transaction('parts', 'readwrite').objectStore('parts');
          const reading = parts.openCursor();
          reading.onsuccess = () => {
            const row = reading.result!.value as { piece: { records: { fields: { amount: number } }[] } };
            const [{ fields }] = row.piece.records as [{ fields: { amount: number } }];
            const before = fields.amount;
            fields.amount = to;
            parts.put(row).onsuccess = () => {
              db.close();
              resolve(before);
            };
          };
        };
      }),
    amount,
  );

test(
  'a table from any app is read and added without a network, once, and checked by the server',
  { tag: '@long' },
  async ({ page, owner, context, line, consoleErrors }) => {
    const car = await newCar(owner, { nickname: 'Old Blue' });
    await page.goto(`/cars/${car.id}`);
    const fromCar = page.getByRole('link', { name: 'Import from other apps' });
    await expect(fromCar).toHaveAttribute('href', `/import?car=${car.id}`);
    await page.goto('/settings/data');
    await isKept(page);
    await page.getByRole('link', { name: /^Import from other apps/ }).click();
    await goOffline(context, line);
    const drop = async (files: Record<string, string>) => {
      const dataTransfer = await page.evaluateHandle((given) => {
        const dropped = new DataTransfer();
        for (const [name, text] of Object.entries(given))
          dropped.items.add(new File([text], name, { type: 'text/csv' }));
        return dropped;
      }, files);
      await page
        .getByText(/You can choose or drop several files here at once/)
        .dispatchEvent('drop', { dataTransfer });
    };
    const [british, american, polish] = ['fuelio-uk.csv', 'fuelio-us-phev.csv', 'fuelio-pl-old.csv'] as const;
    await choose(page).setInputFiles([american, polish].map(fixture));
    await expect(page.getByRole('row', { name: 'Fill-ups 3' })).toBeVisible();
    await expect(page.getByText(`${american}, ${polish}`)).toBeVisible();
    const textOf = (name: string) => readFile(fixture(name), 'utf8');
    await drop({ [british]: await textOf(british), [american]: await textOf(american) });
    await expect(page.getByRole('row', { name: 'Fill-ups 4' })).toBeVisible();
    const readers = page.workers().filter((worker) => worker.url().includes('reader-worker'));
    expect(readers, 'read beside the page').toHaveLength(1);
    await drop({ 'book.csv': table });
    await expect(page.getByText('Recognized: a table from any app')).toBeVisible();
    await expect(page.getByText(/Date format: Day, month, year/)).toBeVisible();
    await changeAssumed(page);
    const order = page.getByRole('combobox', { name: 'Date format' });
    await expect(order).toHaveAccessibleDescription('In the file: 01/02/2025 · 03/04/2025 · 05/04/2025');
    await order.selectOption('dmy');
    await expect(page.getByRole('row', { name: 'Fill-ups 2' })).toBeVisible();
    await page.getByRole('button', { name: /^Unreadable/ }).click();
    await expect(page.getByText(/Row 4: The amount cannot be read/)).toBeVisible();
    await expect(page.getByLabel('Records in the files')).toHaveValue(car.id);
    await expectAccessible(page, 'an import without a network');
    await page.getByRole('button', { name: 'Import when there is a connection: 2' }).click();
    await expect(page.getByText('The import is waiting on this device')).toBeVisible();
    const asked = page.getByRole('button', { name: '1 record not yet sent' });
    await page.reload();
    await expect(page.getByText('Records: 2', { exact: true })).toBeVisible();
    await expectAccessible(page, 'an import that waits');
    const discard = page.getByRole('button', { name: 'Discard' });
    await asked.click();
    await expect(page.getByRole('dialog')).toContainText('New importbook.csv · Records: 2');
    await discard.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Escape');

    const meanwhile = { date: '2025-02-01', km: 51_000, amount: 40_500, cost: 62.1 };
    await owner.call('fills.log', fillDraft(car.id, meanwhile));
    const amount = await changeWaiting(page, 0);
    await goOnline(context, line);
    await expect(page.getByText('Enter an amount above zero')).toBeVisible();
    expect((await owner.call('fills.list', { carId: car.id })).fills).toHaveLength(1);
    await changeWaiting(page, amount);
    await asked.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
    await expect(success(page, 'Records added: 1')).toBeVisible();
    await expect(asked).toHaveCount(0);
    expect(await kept(page, ['operations', 'parts'])).toEqual([]);
    const fills = async () => (await owner.call('fills.list', { carId: car.id })).fills;
    expect(await fills()).toMatchObject([
      { date: '2025-04-03', km: 51_600, amount: 41_200, cost: 63, notes: 'Motorway' },
      meanwhile,
    ]);
    await page.getByRole('button', { name: 'Undo this import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
    await expect(success(page, 'Import undone')).toBeVisible();
    await expect(page.getByText(/^Undone\. Deleted: 1\. Kept .*: 0$/)).toBeVisible();
    expect(await fills()).toMatchObject([meanwhile]);
    consoleErrors.length = 0; // the browser notes what failed without a network, and what was refused
  },
);
