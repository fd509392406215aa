import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

const table = 'Date;Km;Litres;Paid\n2024-02-15;51000;40,5;62,10\n2024-03-01;51600;41,2;63,00';

test(
  'a file that names no car goes to none that has records before it is chosen, and contradictions are told',
  { tag: '@IMP-04' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await owner.call('fills.log', fillDraft(car.id, { date: '2024-02-20', km: 141_000 }));
    await page.goto('/import');
    const buffer = Buffer.from(table);
    await page
      .getByLabel(/^Choose files/)
      .setInputFiles({ name: 'second.csv', mimeType: 'text/csv', buffer });
    const goesTo = page.getByLabel('Records in the files');
    await expect(goesTo).toHaveValue('');
    await expect(page.getByRole('button', { name: /^(Check for|Import) new records/ })).toBeDisabled();
    await goesTo.selectOption(car.id);
    const doubt = page.getByRole('alert').filter({ hasText: /These may be records of another car/ });
    await expect(doubt.getByText(/in the files; .* in this car$/)).toBeVisible();
    await expectAccessible(page, 'records of another car');
    await doubt.getByRole('button', { name: 'A new car' }).click();
    await expect(goesTo).toHaveValue('new');
    await expect(doubt).toHaveCount(0);
  },
);

test(
  'a file that was looked at and left stands in the way of none that is opened later',
  { tag: '@IMP-09' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const looks = async () => {
      await page.goto(`/import?car=${car.id}`);
      await page
        .getByLabel(/^Choose files/)
        .setInputFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
      await page.getByLabel('Records in the files').selectOption(car.id);
      await page.getByRole('button', { name: 'Check for new records' }).click();
      await expect(page.getByRole('button', { name: 'Import new records: 2' })).toBeVisible();
    };
    await looks();
    await looks();
  },
);
