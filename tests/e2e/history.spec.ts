import { formatDay } from '#domain/language/format.ts';
import { forgetRefusals } from '#tests/crawl/walk.ts';
import { giveFills } from '#tests/many-fills.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test.describe('the history of a car', () => {
  test(
    'holds every kind in one list, which words, kinds and money narrow',
    { tag: ['@CARDET-24', '@CARDET-25', '@CARDET-26', '@CARDET-28'] },
    async ({ page, owner }) => {
      const car = await newCar(owner, { mileage: 1000, licensePlate: 'AB-1234' });
      await newIssue(owner, car.id, { description: 'It squeals', date: '2026-03-05T10:00:00Z' });
      await owner.call(
        'repairs.log',
        repairDraft(car.id, { title: 'New pads', cost: 80, date: '2026-03-06' }),
      );
      await owner.call('fills.log', fillDraft(car.id, { station: 'Neste', cost: 60, date: '2026-03-07' }));
      await page.goto('/cars');
      await page.getByRole('link', { name: /Volvo V70/ }).click();
      await page.getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL(new RegExp(`/cars/${car.id}/history$`));
      const main = page.getByRole('main');
      const found = main.getByRole('status').filter({ hasText: /found/ });
      await expect(found).toHaveText('4 records found · Total: €140.00');
      await expectAccessible(page, 'history');
      await page.emulateMedia({ media: 'print' });
      await expect(main.getByText(/^Volvo V70, \d{4} · License plate AB-1234 · .*Printed on /)).toBeVisible();
      // One of the records: a reading, which has no page of its own.
      await expect(page.getByRole('button')).toHaveText([/^Mileage/]);
      await page.emulateMedia({ media: null });
      await main.getByRole('searchbox').fill('nest');
      await expect(found).toHaveText('1 record found · Total: €60.00');
      await main.getByRole('searchbox').fill('squaels');
      await expect(found).toHaveText('1 record found · Searched for: squeals');
      await main.getByRole('searchbox').fill('');
      await main.getByRole('button', { name: 'Problems' }).click();
      await expect(found).toHaveText('1 record found');
      await main.getByRole('button', { name: 'Repairs' }).click();
      await main.getByRole('button', { name: /^Filter Records/ }).click();
      await main.getByLabel('Cost from').fill('70');
      await expect(found).toHaveText('1 record found · Total: €80.00');
      await main.getByRole('link', { name: /^New pads/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
      // What is saved or deleted ends where it was opened.
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(found).toHaveText('1 record found · Total: €80.00');
      // A reading has no page of its own: it is corrected where all of them are.
      await main.getByRole('button', { name: /^Repairs/ }).click();
      await main.getByRole('button', { name: /^Problems/ }).click();
      await main.getByRole('button', { name: /^Filter Records/ }).click();
      await main.getByLabel('Cost from').fill('');
      await main.getByRole('link', { name: /Neste/ }).click();
      await page.getByRole('button', { name: 'Delete fill-up' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(found).toHaveText('3 records found · Total: €80.00');
      await expect(page).toHaveURL(new RegExp(`/cars/${car.id}/history$`));
      await main.getByRole('button', { name: /^Mileage.*1\s000\skm/ }).click();
      await expect(page.getByRole('dialog', { name: 'Mileage readings' })).toBeVisible();
      await page.keyboard.press('Escape');
      // Tabs are no steps back.
      const tabs = page.getByRole('navigation', { name: 'Car', exact: true });
      for (const [tab, address] of [
        ['Fuel', `/fuel/${car.id}`],
        ['Costs', `/cars/${car.id}/costs`],
        ['Care', `/reminders/${car.id}`],
        ['Overview', `/cars/${car.id}`],
      ] as const) {
        await tabs.getByRole('link', { name: tab, exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        );
      }
      await page.getByRole('link', { name: 'Back to My Cars' }).click();
      await expect(page).toHaveURL(/\/cars$/);
    },
  );

  test('gives repairs that were looked for one kind, and takes it back', async ({
    page,
    owner,
    consoleErrors,
  }) => {
    const car = await newCar(owner);
    for (const title of ['Brake pads', 'Brake discs', 'Wash'])
      await owner.call('repairs.log', repairDraft(car.id, { title }));
    const kinds = async () =>
      (await owner.call('repairs.list', { carId: car.id })).repairs
        .map(({ title, kind }) => `${title}: ${kind}`)
        .toSorted();
    await page.goto(`/cars/${car.id}/history`);
    const several = page.getByRole('button', { name: /^Set the missing kind/ });
    await expect(page.getByRole('link', { name: /^Wash/ })).toBeVisible();
    await expect(several).toHaveCount(0);
    await page.getByRole('searchbox').fill('brake');
    await several.click();
    await page.getByLabel('Kind').selectOption('Service');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect.poll(kinds).toEqual(['Brake discs: service', 'Brake pads: service', 'Wash: null']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(kinds).toEqual(['Brake discs: null', 'Brake pads: null', 'Wash: null']);

    // One is refused: the other is told of, and can be taken back.
    let edits = 0;
    await page.route(/\/api\/.*\/repairs/, (route) =>
      route.request().method() !== 'GET' && ++edits === 1
        ? route.fulfill({ status: 404, json: { code: 'NOT_FOUND' } })
        : route.fallback(),
    );
    await several.click();
    await page.getByLabel('Kind').selectOption('Service');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('1 repair: Service')).toBeVisible();
    await expect.poll(async () => (await kinds()).filter((one) => one.endsWith('service'))).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(kinds).toEqual(['Brake discs: null', 'Brake pads: null', 'Wash: null']);
    forgetRefusals(consoleErrors);
  });

  test(
    'is printed whole from a desk, on upright paper too',
    { tag: ['@CARDET-28'] },
    async ({ page, owner }) => {
      const carId = await giveFills(owner, 110);
      const { fills } = await owner.call('fills.list', { carId });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/cars/${carId}/history`);
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      for (const landscape of [false, true]) {
        const { text, pages } = await readPdf(await page.pdf({ format: 'A4', landscape }));
        for (const fill of [fills[0]!, fills.at(-1)!])
          expect(text, String(landscape)).toContain(formatDay(fill.date, 'en'));
        expect(pages, String(landscape)).toBeLessThan(9);
      }
    },
  );

  test(
    'is a table on a wide screen, ordered by a column, with the record beside it, by keyboard',
    { tag: ['@CARDET-27'] },
    async ({ page, owner }) => {
      const car = await newCar(owner);
      await newIssue(owner, car.id, { description: 'It squeals', date: '2026-03-05T10:00:00Z' });
      const note = { description: 'All four of them' };
      await owner.call('repairs.log', repairDraft(car.id, { title: 'New pads', cost: 80, ...note }));
      await owner.call('repairs.log', repairDraft(car.id, { title: 'Oil', cost: 200, date: '2020-01-05' }));
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`/cars/${car.id}/history`);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(4);
      const cost = page.getByRole('columnheader', { name: 'Cost' });
      await cost.getByRole('button').click();
      await expect(cost).toHaveAttribute('aria-sort', 'descending');
      await expect(rows).toContainText(['Cost', 'Oil', 'New pads', 'It squeals']);
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const beside = page.getByRole('complementary', { name: 'New pads' });
      await expect(beside).toContainText('All four of them');
      await expectAccessible(page, 'history with a record');
      // As in Safari, where a click gives a link no focus.
      await rows.nth(1).getByRole('link').dispatchEvent('click', { detail: 1 });
      await expect(page.getByRole('complementary', { name: 'Oil' })).toBeVisible();
      await rows.nth(1).click();
      await expect(page).toHaveURL(/\/history$/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
      await page.goBack();
      await expect(page.getByRole('complementary', { name: 'Oil' })).toBeVisible();
      await rows.nth(1).getByRole('link').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await expect(rows.nth(1).getByRole('link')).toBeFocused();
    },
  );
});
