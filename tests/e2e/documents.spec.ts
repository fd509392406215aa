import type { Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { browserDay, zoneOfAnotherDay } from './browser-day.ts';
import { success, test as onlineTest, waitUntilQuiet } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, picture, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const save = (page: Page) => page.getByRole('button', { name: 'Save document' });

test(
  'a document is added offline with files, sent later, renewed, and deleted with its reminder',
  { tag: ['@DOC-02', '@DOC-03', '@DOC-04', '@DOC-10', '@DOC-11', '@DOC-12', '@DOC-13', '@DOC-20'] },
  async ({ page, context, owner, line, consoleErrors }) => {
    const car = await newCar(owner, { nickname: 'Old Blue' });
    await page.goto(`/car-view/${car.id}`);
    await page.getByRole('link', { name: /^Documents/ }).click();
    await expect(page.getByText('No documents yet')).toBeVisible();
    await isKept(page);
    for (const read of ['documents.list', 'reminders.list', 'settings.read'])
      await expect.poll(async () => (await keptReads(page)).join()).toContain(read);

    await goOffline(context, line);
    await page.getByRole('link', { name: 'Add document' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('OCTA');
    // What was typed stays, whatever kind is chosen.
    await page.getByLabel('Kind').selectOption('Warranty');
    await expect(page.getByLabel('Title')).toHaveValue('Warranty');
    await page.getByLabel('Title').fill('Ours');
    await page.getByLabel('Kind').selectOption('OCTA');
    await expect(page.getByLabel('Title')).toHaveValue('Ours');
    await page.getByLabel('Title').fill('');
    await page.getByLabel('Kind').selectOption('KASKO');
    await expect(page.getByLabel('Title')).toHaveValue('KASKO');
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
      'It cannot end before it begins',
    );
    await page.getByLabel('Valid from').fill(browserDay(-5));
    await expectAccessible(page, 'form of a document');
    await save(page).click();
    await expect(cards(page)).toHaveCount(1);
    await page.reload();
    const card = cards(page).first();
    await expect(card).toContainText('In 20 days');
    await expect(card).toContainText('Baltic Mutual · K-77 · $420.50');
    await expect(card).toContainText('Not yet sent');
    await expect(card.getByRole('link', { name: 'Open PDF 1' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Show image 1' })).toBeVisible();
    await expectAccessible(page, 'documents');
    await card.getByRole('link', { name: /^KASKO/ }).click();
    await page.getByLabel('Notes').fill('In the glove box');
    await page.getByLabel('Number').fill('K-78');
    await save(page).click();
    await expect(card).toContainText('Baltic Mutual · K-78 · $420.50');

    await goOnline(context, line);
    await expect(card).not.toContainText('Not yet sent');
    const documents = async () => (await owner.call('documents.list', { carId: car.id })).documents;
    const reminders = async () => (await owner.call('reminders.list')).reminders;
    const repairs = async () => (await owner.call('repairs.list', { carId: car.id })).repairs;
    expect(await documents()).toMatchObject([
      { number: 'K-78', notes: 'In the glove box', files: [{ kind: 'document' }, { kind: 'picture' }] },
    ]);
    expect(await reminders()).toMatchObject([{ title: 'KASKO', plan: { dueDate: browserDay(20) } }]);
    expect(await repairs()).toMatchObject([{ title: 'KASKO', cost: 420.5, date: browserDay(-5) }]);

    await card.getByRole('link', { name: /^KASKO/ }).click();
    await page.getByLabel('Valid until').fill(browserDay(3));
    await save(page).click();
    await expect(card).toContainText('In 3 days');
    expect(await reminders()).toMatchObject([{ plan: { dueDate: browserDay(3) } }]);

    await page.getByRole('button', { name: 'Renew: KASKO' }).click();
    await page.getByLabel('Valid until, as on the new document').fill(browserDay(368));
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
    await page.getByRole('button', { name: 'More: KASKO' }).click();
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

onlineTest(
  'a document’s unlikely days and cost are asked about; the list begins with the one that ends first',
  { tag: ['@DOC-01', '@DOC-07', '@DOC-11', '@DOC-13', '@LIM-08'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { year: 2012 });
    for (const [title, validTo] of [
      ['Zeta', null],
      ['Alpha', null],
      ['Later', browserDay(300)],
    ] as const) {
      const record = { id: newId(), date: '2026-01-01', cost: 100, currency: 'EUR' as const };
      await owner.call('documents.add', documentDraft(car.id, { title, validTo, record }));
    }
    await page.goto(`/cars/${car.id}/documents/new`);
    await expect(page.getByLabel(/^Add pictures or a PDF/)).toHaveAttribute(
      'accept',
      'image/*,application/pdf',
    );
    await expect(page.getByLabel('Kind').locator('option')).toHaveText([
      'OCTA',
      'KASKO',
      'Technical inspection',
      'Registration certificate',
      'Warranty',
      'Driver’s license',
      'Other document',
    ]);
    // What is asked rests on the other documents.
    await waitUntilQuiet(page);
    await page.getByLabel('Valid from').fill('2009-03-01');
    await page.getByLabel('Valid until').fill('2099-03-01');
    await page.getByLabel('Cost').fill('60000');
    await page.getByLabel('Currency').selectOption('EUR');
    const question = page.getByRole('alertdialog', { name: 'Is this right?' });
    const answer = async (text: RegExp, name: string) => {
      await expect(question).toContainText(text);
      await question.getByRole('button', { name }).click();
    };
    await save(page).click();
    await answer(/€60,000\.00 is more than ten times the highest cost so far \(€100\.00\)/, 'It is right');
    await answer(/Mar 1, 2009 is before the car was built \(2012\)/, 'Correct it');
    await expect(page.getByLabel('Valid from')).toBeFocused();
    await page.getByLabel('Kind').selectOption('Driver’s license');
    await save(page).click();
    await answer(/Mar 1, 2099 is in the future/, 'Correct it');
    await expect(page.getByLabel('Valid until')).toBeFocused();
    await page.getByLabel('Kind').selectOption('OCTA');
    await save(page).click();
    await answer(/Mar 1, 2009 is before the car was built \(2012\)/, 'Correct it');
    await page.getByLabel('Valid from').fill('2019-03-01');
    await save(page).click();
    await answer(/Mar 1, 2099 is in the future/, 'It is right');
    await expect(success(page, 'Document saved')).toBeVisible();
    await expect(cards(page).getByRole('heading')).toHaveText(['Later', 'OCTA', 'Alpha', 'Zeta']);
    await expect(cards(page).nth(1)).toContainText('€60,000.00');
    // What was accepted once is not asked about again.
    await cards(page).getByRole('link', { name: /^OCTA/ }).click();
    const texts = { Number: 'R-1', Company: 'Mutual', Notes: 'In the glove box' };
    for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text);
    await save(page).click();
    await expect(success(page, 'Document saved').last()).toBeVisible();
    // The notice of the first save may still stand.
    await expect
      .poll(async () => (await owner.call('documents.list', { carId: car.id })).documents.at(-1))
      .toMatchObject({
        kind: 'octa',
        title: 'OCTA',
        number: 'R-1',
        company: 'Mutual',
        validFrom: '2019-03-01',
        validTo: '2099-03-01',
        notes: 'In the glove box',
        record: { cost: 60_000, currency: 'EUR', date: '2019-03-01' },
      });
    await expect(cards(page)).toHaveCount(4);
    // Wherever its reminder leads to, the document opens.
    const { documents } = await owner.call('documents.list', { carId: car.id });
    const later = documents.find(({ title }) => title === 'Later')!;
    await page.goto(`/reminders/${car.id}/${later.reminderId}`);
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}/documents/${later.id}$`));
    await expect(page.getByLabel('Title')).toHaveValue('Later');
  },
);

onlineTest.describe('where it is another day than in UTC', () => {
  onlineTest.use({ timezoneId: zoneOfAnotherDay });

  onlineTest(
    'a cost of what begins later is recorded today, also when it is added by an edit',
    { tag: ['@DOC-20', '@DOC-22'] },
    async ({ page, owner }) => {
      const car = await newCar(owner);
      const { id } = await owner.call(
        'documents.add',
        documentDraft(car.id, { record: null, validFrom: browserDay(30), validTo: browserDay(300) }),
      );
      await page.goto(`/cars/${car.id}/documents/${id}`);
      await page.getByLabel('Cost').fill('35');
      await save(page).click();
      await expect(cards(page)).toHaveText(/35\.00/);
      const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
      const repairs = async () => (await owner.call('repairs.list', { carId: car.id })).repairs;
      expect(await repairs()).toMatchObject([{ cost: 35, date: today, kind: 'insurance' }]);
      await cards(page)
        .getByRole('link', { name: /^Hushed/ })
        .click();
      await page.getByLabel('Cost').fill('40');
      await save(page).click();
      await expect(cards(page)).toHaveText(/40\.00/);
      expect(await repairs()).toMatchObject([{ cost: 40, date: today }]);
    },
  );
});
