import type { Locator } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import type { MechanicRepair, MechanicSymptom } from '#domain/share/schema.ts';
import { newIssue, repairDraft } from '#tests/people.ts';
import { editing } from '#tests/applied-once.ts';
import { newId } from '#server/platform/deps.ts';
import { expect, test } from './fixtures.ts';
import { editableLink, mechanicPhone, picture } from './mechanic-fixtures.ts';

const fillTexts = async (dialog: Locator, text: string) => {
  for (const label of ['Title', 'Description', 'Your name']) await dialog.getByLabel(label).fill(text);
};

/** Each field has its own message. */
async function expectRequired(dialog: Locator, date: string): Promise<void> {
  const messages = [
    ['Title', 'Title is required'],
    ['Description', 'Description is required'],
    [date, 'Date is required'],
    ['Your name', 'Your name is required'],
  ] as const;
  for (const [label, message] of messages)
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(new RegExp(`${message}$`));
}

test(
  'without an account a mechanic logs a repair and says what it solved',
  {
    tag: ['@GEN-03', '@SHARE-08', '@SHARE-10', '@LINK-14', '@LINK-15', '@LINK-16', '@VAL-53', '@ENT-58'],
  },
  async ({ browser, owner, baseURL }) => {
    const { car, link, path } = await editableLink(owner);
    const [fresh, half] = [
      await newIssue(owner, car.id, { description: 'Squeal' }),
      await newIssue(owner, car.id, { description: 'Leak' }),
    ];
    const solved = await newIssue(owner, car.id, { description: 'Smell' });
    await owner.call(
      'repairs.log',
      repairDraft(car.id, { resolvedIssues: [solved.id], partiallyResolvedIssues: [half.id] }),
    );
    const inProgress = await newIssue(owner, car.id, { description: 'Rattle' });
    await owner.call('issues.edit', {
      ...editing(inProgress),
      carId: car.id,
      issueId: inProgress.id,
      changes: { status: { from: 'new', to: 'processing' } },
    });
    // More than the page shows at first.
    for (const n of [1, 2, 3])
      await newIssue(owner, car.id, { description: `Older ${n}`, date: `2026-01-0${n}T10:00:00Z` });
    const page = await mechanicPhone(browser, path);
    await expect(page.getByRole('heading', { name: 'Rattle' })).toBeVisible();
    // Nobody is signed in here: the link alone lets the mechanic in.
    expect(await page.context().cookies()).toEqual([]);
    expect((await page.request.get(`/api/cars/${car.id}/repairs`)).status()).toBe(401);
    await expect(page.getByText('This is a view-only link. You cannot add repair records.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Log New Repair' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Repair Record' });
    await expect(dialog.getByRole('group', { name: 'Squeal' })).toBeVisible();
    await expect(dialog.getByRole('group', { name: 'Leak' })).toBeVisible();
    await expect(dialog.getByRole('group', { name: /^Older \d$/ })).toHaveCount(3);
    await expect(dialog.getByText(/Rattle|Smell/)).toHaveCount(0);

    const leak = dialog.getByRole('group', { name: 'Leak' });
    await leak.getByLabel('Fully resolved').check();
    await leak.getByLabel('Partially Resolved').check();
    const squeal = dialog.getByRole('group', { name: 'Squeal' });
    await squeal.getByLabel('Partially Resolved').check();
    await expect(squeal.getByLabel('Partially Resolved')).toBeChecked();
    await squeal.getByLabel('Fully resolved').check();
    await expect(squeal.getByLabel('Partially Resolved')).not.toBeChecked();
    // Of that problem alone.
    await expect(leak.getByLabel('Partially Resolved')).toBeChecked();

    await expect(dialog.getByLabel('Cost')).toHaveAttribute('step', '0.01');
    await dialog.getByLabel('Title').fill('New pads');
    await dialog.getByLabel('Description').fill('Both front pads');
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
    await expect(dialog.getByLabel('Repair date')).toHaveValue(today);
    await dialog.getByLabel('Repair date').fill('2026-01-05');
    await dialog.getByLabel('Cost').fill('12,50');
    await expect(dialog.getByLabel('Currency')).toHaveValue('EUR');
    await dialog.getByLabel('Currency').selectOption('SEK');
    await dialog.getByLabel('Mileage (km)').fill('125 600');
    await dialog.getByLabel('Your name').fill('Juris');
    await dialog.getByLabel('Garage').fill('Ozols Auto');
    await dialog.locator('input[type=file]').setInputFiles(await picture('receipt.jpg'));
    const sent = page.waitForRequest('**/api/shared/repairs');
    await dialog.getByRole('button', { name: 'Save repair' }).dblclick();
    const { date, receiptImage, opId, id, token, ...body } = (await sent).postDataJSON() as MechanicRepair;
    expect(date).toBe('2026-01-05');
    expect(body).toEqual({
      title: 'New pads',
      description: 'Both front pads',
      cost: 12.5,
      currency: 'SEK',
      mileage: 125_600,
      mechanicName: 'Juris',
      garageName: 'Ozols Auto',
      resolvedIssues: [fresh.id],
      partiallyResolvedIssues: [half.id],
    });
    expect([opId, id, receiptImage]).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
    expect(token).toBe(link.token);
    const withoutLink = { ...body, date, receiptImage: null, opId: newId(), id: newId() };
    for (const other of ['', 'nonsense', 'A'.repeat(43)]) {
      const added = await new Visitor(baseURL!).call('share.logRepair', { ...withoutLink, token: other });
      expect([other, added]).toEqual([other, null]);
    }
    await expect(page.getByRole('status').filter({ hasText: /Repair record added/ })).toContainText(
      'New pads',
    );
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Squeal' })).toHaveCount(0);
    await expect(page.getByText('Repair record added')).toBeInViewport();
    await page.reload();
    await expect(page.getByText('Repair record added')).toBeVisible();

    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    const added = repairs.filter(({ addedByMechanic }) => addedByMechanic);
    expect(added).toMatchObject([{ ...body, date, receiptId: receiptImage }]);
    expect(added[0]!.receiptUrl).toMatch(/\.jpg$/);
    await page.context().close();
  },
);

test(
  'a symptom with up to three pictures',
  {
    tag: ['@SHARE-09', '@SHARE-11', '@VAL-56', '@VAL-57', '@VAL-58', '@VAL-59', '@VAL-60', '@ENT-59'],
  },
  async ({ browser, owner }) => {
    const { car, link, path } = await editableLink(owner);
    const page = await mechanicPhone(browser, path);
    await page.getByRole('button', { name: 'Log New Symptom' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName('Log New Issue');
    await dialog.getByLabel('Date noticed').fill('');
    for (const typed of ['', '  ']) {
      await fillTexts(dialog, typed);
      await dialog.getByRole('button', { name: 'Save problem' }).click();
      await expectRequired(dialog, 'Date noticed');
    }
    await dialog.getByLabel('Title').fill('Worn bush');
    await dialog.getByLabel('Description').fill('Left front, play of 2 mm');
    await dialog.getByLabel('Date noticed').fill('2026-01-05');
    await dialog.getByLabel('Your name').fill('Juris');
    await dialog.getByLabel('Garage').fill('Ozols Auto');
    const four = await Promise.all(['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map((name) => picture(name)));
    const pictures = dialog.locator('input[type=file]');
    await pictures.setInputFiles(four.slice(0, 2));
    await expect(dialog.getByRole('img')).toHaveCount(2);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await pictures.setInputFiles(four.slice(2, 3));
    await expect(dialog.getByRole('img')).toHaveCount(3);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    // All that is attached counts, not each choice.
    await pictures.setInputFiles(four.slice(3));
    await expect(dialog.getByRole('alert')).toHaveText('Up to 3 images');
    await expect(dialog.getByRole('img')).toHaveCount(3);
    const sent = page.waitForRequest('**/api/shared/symptoms');
    await dialog.getByRole('button', { name: 'Save problem' }).click();
    const { opId, id, token, date, images, ...body } = (await sent).postDataJSON() as MechanicSymptom;
    const facts = { mechanicName: 'Juris', garageName: 'Ozols Auto' };
    expect(body).toEqual({ title: 'Worn bush', description: 'Left front, play of 2 mm', ...facts });
    expect(new Date(date).toLocaleDateString('sv-SE', { timeZone: 'Europe/Riga' })).toBe('2026-01-05');
    expect([opId, id, ...images]).toEqual(Array(5).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
    expect(token).toBe(link.token);
    await expect(page.getByRole('status').filter({ hasText: /Problem added/ })).toContainText('Worn bush');
    await expect(page.getByRole('heading', { name: 'Worn bush' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show image/ })).toHaveCount(3);
    const { issues } = await owner.call('issues.list', { carId: car.id });
    expect(issues).toMatchObject([{ title: 'Worn bush', status: 'new', mechanicName: 'Juris' }]);
    const issue = await owner.call('issues.read', { carId: car.id, issueId: issues[0]!.id });
    expect(issue).toMatchObject({ ...body, images: Array(3).fill(expect.stringMatching(/\.jpg$/)) });
    await page.context().close();
  },
);

test(
  'a repair is refused once its link is view-only, and keeps what was typed',
  {
    tag: [
      '@SHARE-03',
      '@SHARE-04',
      '@SHARE-05',
      '@SHARE-08',
      '@SHARE-09',
      '@SHARE-12',
      '@SHARE-13',
      '@ERR-31',
    ],
  },
  async ({ browser, owner }) => {
    const { car, path, link } = await editableLink(owner);
    const page = await mechanicPhone(browser, path);
    await expect(page.getByRole('heading', { name: 'Red Rider' })).toBeVisible();
    await expect(page.getByText('Volvo V70, 2012')).toBeVisible();
    await expect(page.getByText('Link valid for 24 more hours')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Powered by Carful');
    await page.getByRole('button', { name: 'Log New Repair' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Repair Record' });
    await fillTexts(dialog, 'New pads');
    await page.route('**/api/shared/repairs', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(dialog.getByRole('alert').getByText('Failed to add repair record')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('New pads');
    await page.unroute('**/api/shared/repairs');
    await owner.call('share.edit', { opId: newId(), linkId: link.id, isEditable: false });
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(dialog.getByText('This is a view-only link. You cannot add repair records.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('New pads');
    expect((await owner.call('repairs.list', { carId: car.id })).repairs).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('This is a view-only link. You cannot add repair records.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Log New/ })).toHaveCount(0);
    await page.context().close();
  },
);
