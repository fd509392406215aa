import type { Page } from '@playwright/test';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, newLink } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { success } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, picture, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

const LONG = 'When I press the brake pedal hard at more than ninety, the whole front of the car shakes';
const save = (page: Page) => page.getByRole('button', { name: 'Save repair' });

test(
  'several receipts of a repair: looked at, removed without a network, shown to no mechanic',
  { tag: ['@GEN-11', '@ENT-43', '@ENT-44', '@CARDET-15', '@REP-03', '@REP-04'] },
  async ({ page, context, browser, owner, line, consoleErrors }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: LONG });
    const receipts = async () => (await owner.call('repairs.list', { carId: car.id })).repairs[0]?.receipts;
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('link', { name: 'Add Record' }).click();
    await page.getByLabel('Title').fill('Front brakes');
    await page.getByLabel('Description').fill('Discs and pads,\nboth sides');
    await page.getByLabel('Garage').fill('Auto Best');
    await page
      .getByLabel(/^Add receipt/)
      .setInputFiles([
        await picture('front.jpg'),
        { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: pdf() },
      ]);
    await page.getByLabel(/^Add receipt/).setInputFiles(await picture('back.jpg'));
    await expect(page.getByRole('button', { name: /^Remove file/ })).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'View receipt 3' })).toBeVisible();
    await page.getByRole('button', { name: /^When I press/ }).click();
    await save(page).click();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    expect(await receipts()).toMatchObject([{ kind: 'picture' }, { kind: 'document' }, { kind: 'picture' }]);
    const stored = (await receipts())!;

    await page.getByRole('link', { name: /^Front brakes/ }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}/[0-9a-f-]{36}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
    const main = page.getByRole('main');
    await expect(main).toContainText('Discs and pads,');
    await expect(main).toContainText('Auto Best');
    await expect(main.getByLabel('Title')).toHaveCount(0);
    // The address that a notice gives.
    const address = page.url();
    await page.goto(`${address}?view`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
    await expect(page).toHaveURL(address);
    const paper = main.getByRole('link', { name: 'Open PDF 1' });
    expect((await page.request.get((await paper.getAttribute('href'))!)).headers()['content-type']).toBe(
      'application/pdf',
    );
    await main.getByRole('button', { name: 'Show image 2' }).click();
    const viewer = page.getByRole('dialog', { name: 'Images and videos' });
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await expectAccessible(page, 'a repair');
    await main.getByRole('link').filter({ hasText: issue.title }).click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${issue.id}$`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');

    await isKept(page);
    await expect.poll(async () => (await keptReads(page)).join()).toContain('repairs.form');
    await goOffline(context, line);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Remove file: File 1' }).click();
    await page.getByLabel(/^Add receipt/).setInputFiles(await picture('later.jpg'));
    await expect(page.getByText('Not yet sent')).toBeVisible();
    await save(page).click();
    await expect(success(page, 'Repair updated successfully')).toBeVisible();
    await page.getByRole('link', { name: /^Front brakes/ }).click();
    await expect(main.getByRole('button', { name: /^Show image/ })).toHaveCount(2);
    expect(await receipts()).toEqual(stored);
    await goOnline(context, line);
    await expect
      .poll(async () => (await receipts())?.map(({ id }) => id))
      .toEqual([stored[1]!.id, stored[2]!.id, expect.any(String)]);

    const { token } = await newLink(owner, car.id, { isEditable: true });
    const phone = await browser.newContext();
    const mechanic = await phone.newPage();
    await mechanic.goto(`/mechanic-share?token=${token}`);
    await mechanic.getByRole('button', { name: 'Log New Repair' }).click();
    await expect(mechanic.getByRole('dialog')).toBeVisible();
    expect(await mechanic.content()).not.toMatch(/\/api\/media\//);
    await phone.close();

    await page.getByRole('button', { name: 'Delete repair' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The issues linked to it will go back to new.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Repair deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    await expect.poll(receipts).toBeUndefined();
    consoleErrors.length = 0;
  },
);
