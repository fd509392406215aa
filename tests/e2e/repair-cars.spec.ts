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
    await page.goto('/log-repair');
    await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}$`));
    await expect(page.getByRole('heading', { name: 'Log Repair' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save repair' })).toBeEnabled();
    const elsewhere = await owner.call('repairs.log', repairDraft(other.id));
    for (const unknown of ['nonsense', `${newId()}/${elsewhere.id}`]) {
      await page.goto(`/log-repair/${unknown}`);
      await expect(page, unknown).toHaveURL(/\/cars$/);
    }
    for (const unknown of [`${newId()}?view`, elsewhere.id]) {
      await page.goto(`/log-repair/${car.id}/${unknown}`);
      await expect(page, unknown).toHaveURL(new RegExp(`/car-view/${car.id}$`));
      await expect(page.getByRole('link', { name: 'Log Repair' })).toBeVisible();
    }
    consoleErrors.length = 0;
  },
);

test(
  'several cars are offered, each with its usual work, and a switch while editing asks first',
  { tag: ['@REP-08', '@REP-09', '@REP-10', '@REP-12'] },
  async ({ page, owner }) => {
    const first = await newCar(owner, { nickname: 'First' });
    await page.goto(`/log-repair/${first.id}`);
    await expect(page.getByLabel('Title')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    const second = await newCar(owner, { nickname: 'Second', fuelType: 'electric' });
    await page.reload();
    const cards = page.getByRole('group', { name: 'Which car was repaired?' }).locator('label');
    await expect(cards).toHaveText(['First', 'Second']);
    // The open page hears of it.
    const third = await newCar(owner, { nickname: 'Third' });
    await expect(cards).toHaveText(['First', 'Second', 'Third']);
    const [left, right] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect([right!.y, right!.x > left!.x + left!.width]).toEqual([left!.y, true]);
    const checked = page.getByRole('radio', { checked: true });
    const oilChange = page.locator('#repair-titles option').filter({ hasText: /^Oil change$/ });
    await expect(checked).toHaveAccessibleName('First');
    await expect(oilChange).toHaveCount(1);
    await page.getByText('Third', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${third.id}$`));
    await expect(checked).toHaveAccessibleName('Third');
    await page.getByText('Second', { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${second.id}$`));
    await expect(checked).toHaveAccessibleName('Second');
    await expect(oilChange).toHaveCount(0);
    const question = page.getByRole('alertdialog', {
      name: 'Changing cars will discard your current edits. Continue?',
    });
    // A new one that was begun is edited as well.
    await page.getByLabel('Title').fill('Begun');
    await page.getByText('First', { exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${second.id}$`));
    const repair = await owner.call('repairs.log', repairDraft(first.id));
    await page.goto(`/log-repair/${first.id}/${repair.id}`);
    await expect(checked).toHaveAccessibleName('First');
    await page.getByText('Third', { exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${first.id}/${repair.id}$`));
    await expect(checked).toHaveAccessibleName('First');
    await page.getByLabel('Title').fill('Edited');
    await page.getByText('Third', { exact: true }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Edited');
    await page.getByText('Third', { exact: true }).click();
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${third.id}$`));
    await expect(page.getByLabel('Title')).toHaveValue('');
    const { version } = await owner.call('settings.read');
    await owner.call('settings.edit', {
      opId: newId(),
      baseVersion: version,
      changes: { language: { from: 'en', to: 'lv' } },
    });
    await page.goto(`/log-repair/${first.id}/${repair.id}`);
    await expect(page.getByLabel('Nosaukums')).toHaveValue(repair.title);
    // The own one as it was written, the usual ones in the language of the screen.
    const offered = page.locator('#repair-titles option');
    await expect(offered.first()).toHaveText(repair.title);
    await expect(offered.filter({ hasText: /^Eļļas maiņa$/ })).toHaveCount(1);
    await expect(oilChange).toHaveCount(0);
  },
);
