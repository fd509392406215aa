import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { browserDay } from './browser-day.ts';
import { expect, success, test } from './fixtures.ts';

test('a repair, a fill-up and a document are entered again with their values, and the first one stays', async ({
  page,
  owner,
}) => {
  const { id: carId } = await newCar(owner);
  const repair = await owner.call(
    'repairs.log',
    repairDraft(carId, { title: 'Oil change', mileage: 90_000 }),
  );
  const fill = await owner.call('fills.log', fillDraft(carId, { station: 'Neste', km: 90_500 }));
  const document = await owner.call(
    'documents.add',
    documentDraft(carId, { title: 'KASKO', number: 'K-77' }),
  );
  const again = () => page.getByRole('button', { name: 'Same again' }).click();

  await page.goto(`/log-repair/${carId}/${repair.id}?view`);
  await again();
  await expect(page.getByRole('heading', { name: 'Log Repair' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Oil change');
  await expect(page.getByLabel('Repair date')).toHaveValue(browserDay());
  await expect(page.getByLabel(/^Mileage/)).toHaveValue('');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await expect(success(page, 'Repair saved successfully')).toBeVisible();

  await page.goto(`/fuel/${carId}/${fill.id}`);
  await again();
  await expect(page.getByRole('heading', { name: 'Add fill-up' })).toBeVisible();
  await expect(page.getByLabel('Station')).toHaveValue('Neste');
  await expect(page.getByLabel(/^Mileage/)).toHaveValue('');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect(success(page, 'Fill-up saved')).toBeVisible();

  await page.goto(`/cars/${carId}/documents/${document.id}`);
  await again();
  await expect(page.getByRole('heading', { name: 'Add document' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('KASKO');
  await expect(page.getByLabel('Number')).toHaveValue('');
  await expect(page.getByLabel('Valid from')).toHaveValue(browserDay());
  await page.getByRole('button', { name: 'Save document' }).click();
  await expect(success(page, 'Document saved')).toBeVisible();

  const { repairs } = await owner.call('repairs.list', { carId });
  expect(repairs.filter(({ title }) => title === 'Oil change')).toHaveLength(2);
  expect((await owner.call('fills.list', { carId })).fills).toHaveLength(2);
  expect((await owner.call('documents.list', { carId })).documents).toHaveLength(2);
});
