import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, newLink } from '#tests/people.ts';
import { expireLink } from './expire-link.ts';
import { expect, test } from './fixtures.ts';
import { editableLink, mechanicPhone, picture } from './mechanic-fixtures.ts';

test(
  'a draft of an expired link continues under the next link to the same car only (D80)',
  { tag: '@long' },
  async ({ browser, owner }) => {
    const { car, link, path } = await editableLink(owner);
    const issue = await newIssue(owner, car.id, { description: 'Squeal' });
    const other = await newCar(owner, { brand: 'Saab', model: '900', nickname: 'Old One' });
    const page = await mechanicPhone(browser, path);
    const dialog = page.getByRole('dialog', { name: 'Add Repair Record' });
    const openForm = () => page.getByRole('button', { name: 'Log New Repair' }).click();
    const paste = async (token: string) => {
      await page.getByLabel('Paste the link or the code').fill(token);
      await page.getByRole('button', { name: 'Open' }).click();
    };
    await openForm();
    await dialog.getByLabel('Title').fill('New pads');
    await dialog.getByLabel('Description').fill('Both front pads');
    await dialog.getByLabel('Your name').fill('Juris');
    await dialog.getByRole('group', { name: 'Squeal' }).getByLabel('Fully resolved').check();
    await dialog.locator('input[type=file]').setInputFiles(await picture('receipt.jpg'));
    await expect(dialog.getByRole('img', { name: 'receipt.jpg' })).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expireLink(link.id);
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(dialog.getByText('This link has expired')).toBeVisible();
    await expect(
      dialog.getByText('What you have entered stays here. Please ask the car owner for a new link.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    const elsewhere = await newLink(owner, other.id, { isEditable: true });
    await paste(elsewhere.token);
    await expect(page.getByRole('heading', { name: 'Old One' })).toBeVisible();
    await openForm();
    await expect(dialog.getByLabel('Title')).toHaveValue('');
    await expect(dialog.getByText(/^Your draft was kept/)).toHaveCount(0);
    await page.goto('/mechanic-share');

    const next = await newLink(owner, car.id, { isEditable: true });
    await paste(next.token);
    await expect(page.getByRole('heading', { name: 'Red Rider' })).toBeVisible();
    await openForm();
    await expect(dialog.getByText(/^Your draft was kept/)).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('New pads');
    await expect(dialog.getByLabel('Description')).toHaveValue('Both front pads');
    await expect(
      dialog.getByText('The pictures were not carried over to the new link. Please add them again.'),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Repair record added/ })).toContainText(
      'New pads',
    );
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(repairs).toMatchObject([{ title: 'New pads', resolvedIssues: [issue.id], receiptUrl: null }]);
    await page.context().close();
  },
);

test(
  'typed text survives a reload, a lost network, a changed link and an ended one (D80, D81)',
  { tag: ['@STAT-45', '@VAL-72', '@VAL-73', '@ERR-33', '@ERR-35', '@ERR-36', '@SHARE-13'] },
  async ({ browser, owner }) => {
    const { car, path, link } = await editableLink(owner);
    const page = await mechanicPhone(browser, path);
    const open = () => page.getByRole('button', { name: 'Log New Symptom' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log New Issue' });
    const save = () => dialog.getByRole('button', { name: 'Save problem' }).click();
    await open();
    await dialog.getByLabel('Title').fill('Worn bush');
    await dialog.getByLabel('Description').fill('Left front');
    await dialog.getByLabel('Your name').fill('Juris');
    await page.reload();
    await open();
    await expect(dialog.getByLabel('Description')).toHaveValue('Left front');

    await page.route('**/api/shared/symptoms', (route) => route.abort());
    await save();
    await expect(dialog.getByRole('alert').getByText('Failed to add symptom')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Worn bush');
    await page.unroute('**/api/shared/symptoms');
    await page.route('**/api/shared/symptoms', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    const refused = page.waitForResponse('**/api/shared/symptoms');
    await save();
    await refused;
    await expect(dialog.getByRole('alert').getByText('Failed to add symptom')).toBeVisible();
    await page.unroute('**/api/shared/symptoms');

    await owner.call('share.edit', { opId: newId(), linkId: link.id, isEditable: false });
    await save();
    await expect(dialog.getByText('This is a view-only link. You cannot add repair records.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Worn bush');

    await expireLink(link.id);
    await save();
    await expect(dialog.getByText('This link has expired')).toBeVisible();

    await owner.call('share.delete', { opId: newId(), linkId: link.id });
    await save();
    await expect(dialog.getByText('Invalid access link')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Worn bush');
    expect((await owner.call('issues.list', { carId: car.id })).issues).toEqual([]);
    await page.context().close();
  },
);
