import { newCar, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expect, test } from './fixtures.ts';

test(
  'without a car in the address the current one is used; an unknown car redirects',
  { tag: ['@REP-06', '@REP-07', '@ROUTE-38'] },
  async ({ page, owner, consoleErrors }) => {
    await page.goto('/log-repair');
    await expect(page).toHaveURL(/\/cars$/);
    const other = await newCar(owner);
    const car = await newCar(owner);
    // Selected, while the other is the main car and the first.
    const settings = await owner.call('settings.read');
    const changes = { selectedCarId: { from: other.id, to: car.id } };
    await owner.call('settings.edit', { opId: newId(), baseVersion: settings.version, changes });
    for (const path of ['/log-repair', '/log-repair/']) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}$`));
      await expect(page.getByRole('heading', { name: 'Log Repair' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save repair' })).toBeEnabled();
    }
    const elsewhere = await owner.call('repairs.log', repairDraft(other.id));
    for (const unknown of [newId(), 'nonsense', `${newId()}/${elsewhere.id}`]) {
      await page.goto(`/log-repair/${unknown}`);
      await expect(page, unknown).toHaveURL(/\/cars$/);
    }
    for (const unknown of [newId(), 'nonsense', elsewhere.id]) {
      await page.goto(`/log-repair/${car.id}/${unknown}`);
      await expect(page, unknown).toHaveURL(new RegExp(`/car-view/${car.id}$`));
      await expect(page.getByRole('link', { name: 'Log Repair' })).toBeVisible();
    }
    consoleErrors.length = 0;
  },
);

test(
  'several cars are offered, and a switch while editing asks first',
  { tag: ['@REP-08', '@REP-09', '@REP-10'] },
  async ({ page, owner }) => {
    const first = await newCar(owner, { nickname: 'First' });
    await page.goto(`/log-repair/${first.id}`);
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    const second = await newCar(owner, { nickname: 'Second' });
    await page.reload();
    await expect(page.getByRole('radio')).toHaveCount(2);
    const checked = page.getByRole('radio', { checked: true });
    await expect(checked).toHaveAccessibleName('First');
    await page.getByText('Second', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${second.id}$`));
    await expect(checked).toHaveAccessibleName('Second');
    const repair = await owner.call('repairs.log', repairDraft(first.id));
    await page.goto(`/log-repair/${first.id}/${repair.id}`);
    await expect(checked).toHaveAccessibleName('First');
    await page.getByText('Second', { exact: true }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Changing cars will discard your current edits. Continue?',
    });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${first.id}/${repair.id}$`));
    await expect(checked).toHaveAccessibleName('First');
    await page.getByLabel('Title').fill('Edited');
    await page.getByText('Second', { exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Edited');
    await page.getByText('Second', { exact: true }).click();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${second.id}$`));
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.goto(`/log-repair/${first.id}/${repair.id}`);
    await expect(page.getByLabel('Title')).toHaveValue(repair.title);
  },
);
