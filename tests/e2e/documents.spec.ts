import type { Page } from '@playwright/test';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { browserDay, zoneOfAnotherDay } from './browser-day.ts';
import { success, test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, picture, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

const cards = (page: Page) =>
  page
    .getByRole('region', { name: 'Documents' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const save = (page: Page) => page.getByRole('button', { name: 'Save document' });

test(
  'a document is added offline with files, sent later, renewed, and deleted with its reminder',
  {
    tag: ['@DOC-02', '@DOC-03', '@DOC-04', '@DOC-10', '@DOC-11', '@DOC-12', '@DOC-13', '@DOC-20'],
  },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner, { nickname: 'Old Blue' });
    const overdue = { ...reminderDraft(car.id).plan, dueDate: browserDay(-18), repeatKm: null, dueKm: null };
    for (const title of ['KASKO', 'OCTA'])
      await owner.call('reminders.add', reminderDraft(car.id, { title, kind: 'insurance', plan: overdue }));
    await page.goto(`/car-view/${car.id}`);
    await page.getByRole('link', { name: 'Care', exact: true }).click();
    await expect(page.getByText('No documents yet')).toBeVisible();
    await isKept(page);
    await expect.poll(async () => (await keptReads(page)).join()).toContain('settings.read');

    await goOffline(context, line);
    await page.getByRole('link', { name: 'Add document' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Third-party insurance (OCTA)');
    // What was typed stays, whatever kind is chosen.
    await page.getByLabel('Kind').selectOption('Warranty');
    await expect(page.getByLabel('Title')).toHaveValue('Warranty');
    await page.getByLabel('Title').fill('Ours');
    await page.getByLabel('Kind').selectOption('Third-party insurance (OCTA)');
    await expect(page.getByLabel('Title')).toHaveValue('Ours');
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Kind').selectOption('Comprehensive insurance (KASKO)');
    await expect(page.getByLabel('Title')).toHaveValue('Comprehensive insurance (KASKO)');
    await page.getByLabel('Number').fill('K-77');
    await page.getByLabel('Company').fill('Baltic Mutual');
    await page.getByLabel('Cost').fill('much');
    await page.getByLabel('Valid from').fill(browserDay(30));
    await page.getByLabel('Valid until').fill(browserDay(20));
    await page
      .getByLabel(/^Add pictures or a PDF/)
      .setInputFiles([
        { name: 'policy.pdf', mimeType: 'application/pdf', buffer: pdf() },
        await picture('car.jpg'),
      ]);
    await save(page).click();
    await expect(page.getByLabel('Cost')).toHaveAccessibleDescription('Please enter a valid amount');
    await page.getByLabel('Cost').fill('420,50');
    await save(page).click();
    await expect(page.getByLabel('Valid until')).toHaveAccessibleDescription(
      'The end date cannot be before the start date',
    );
    await page.getByLabel('Valid from').fill(browserDay(-5));
    await expect(page.getByRole('group', { name: 'Reminders that this also completes' })).toHaveText(/KASKO/);
    await expect(page.getByRole('checkbox', { name: /^KASKO/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^OCTA/ })).toHaveCount(0);
    await expectAccessible(page, 'form of a document');
    await save(page).click();
    await expect(page.getByText('Marked as done: KASKO')).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    const card = cards(page).first();
    await expect(card).toContainText('In 20 days');
    await expect(card).toContainText('Baltic Mutual · K-77 · $420.50');
    await expect(card).toContainText('Not yet sent');
    await expect(card.getByRole('link', { name: 'Open PDF 1' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Show image 1' })).toBeVisible();
    await expectAccessible(page, 'documents');
    await card.getByRole('link', { name: /^Comprehensive insurance \(KASKO\)/ }).click();
    await page.getByLabel('Notes').fill('In the glove box');
    await page.getByLabel('Number').fill('K-78');
    await save(page).click();
    await expect(card).toContainText('Baltic Mutual · K-78 · $420.50');

    await goOnline(context, line);
    await expect(card).not.toContainText('Not yet sent');
    const documents = async () => (await owner.call('documents.list', { carId: car.id })).documents;
    const reminders = async (isOfDocument = true) =>
      (await owner.call('reminders.list')).reminders.filter(
        (one) => (one.documentId !== null) === isOfDocument,
      );
    const ended = async () => (await reminders(false)).filter((one) => one.isDone).map(({ title }) => title);
    await expect.poll(ended).toEqual(['KASKO']);
    const repairs = async () => (await owner.call('repairs.list', { carId: car.id })).repairs;
    expect(await documents()).toMatchObject([
      { number: 'K-78', notes: 'In the glove box', files: [{ kind: 'document' }, { kind: 'picture' }] },
    ]);
    expect(await reminders()).toMatchObject([
      { title: 'Comprehensive insurance (KASKO)', plan: { dueDate: browserDay(20) } },
    ]);
    expect(await repairs()).toMatchObject([
      { title: 'Comprehensive insurance (KASKO)', cost: 420.5, date: browserDay(-5) },
    ]);

    await card.getByRole('link', { name: /^Comprehensive insurance \(KASKO\)/ }).click();
    await page.getByLabel('Valid until').fill(browserDay(3));
    await save(page).click();
    await expect(card).toContainText('In 3 days');
    expect(await reminders()).toMatchObject([{ plan: { dueDate: browserDay(3) } }]);

    await page.getByRole('button', { name: 'Renew: Comprehensive insurance (KASKO)' }).click();
    await page.getByLabel('Valid until (as shown on the new document)').fill(browserDay(368));
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await expect(card).toContainText('In 368 days');
    await expect.poll(async () => (await documents())[0]?.validTo).toBe(browserDay(368));
    expect(await repairs()).toHaveLength(1);

    const lookOf = (text: string) =>
      page
        .getByText(text)
        .first()
        .evaluate((state) => state.outerHTML);
    const look = await lookOf('In 368 days');
    expect(look).toContain('<svg');
    await page.goto(`/reminders/${car.id}`);
    expect(await lookOf('In 368 days')).toBe(look);
    await page.getByRole('button', { name: 'More: Comprehensive insurance (KASKO)' }).click();
    await expect(page.getByRole('button', { name: 'Delete reminder' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Edit reminder' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Open document' }).click();
    await expect(page.getByLabel('Number')).toHaveValue('K-78');
    await goOffline(context, line);
    await page.getByRole('button', { name: 'Delete document' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Document deleted')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    expect(await documents()).toHaveLength(1);
    await goOnline(context, line);
    await expect
      .poll(async () => [await documents(), await reminders(), (await repairs()).length])
      .toEqual([[], [], 1]);
    consoleErrors.length = 0;
  },
);

onlineTest.describe('where it is another day than in UTC', () => {
  onlineTest.use({ timezoneId: zoneOfAnotherDay });
});
