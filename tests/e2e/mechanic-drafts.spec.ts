import { newId } from '#server/platform/deps.ts';
import { expireLink } from './expire-link.ts';
import { expect, test } from './fixtures.ts';
import { editableLink, mechanicPhone } from './mechanic-fixtures.ts';

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
