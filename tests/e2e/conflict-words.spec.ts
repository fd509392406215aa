import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { expect, success, test } from './fixtures.ts';

test(
  "a conflict is described by the form's labels, never by codes or ids",
  { tag: '@long' },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    const dialog = page.getByRole('dialog', { name: 'This record was changed on another device' });
    await page.goto(`/cars/edit/${car.id}`);
    await page.getByLabel('Fuel type').selectOption('electric');
    await owner.call('cars.edit', {
      opId: newId(),
      carId: car.id,
      baseVersion: car.version,
      changes: { fuelType: { from: null, to: 'diesel' } },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('definition')).toHaveText([
      'My versionElectric',
      'The other versionDiesel',
    ]);
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect.poll(async () => (await owner.call('cars.list')).cars[0]!.fuelType).toBe('electric');

    await newIssue(owner, car.id, { description: 'It squeals' });
    const other = await newIssue(owner, car.id, { description: 'It pulls' });
    const repair = await owner.call('repairs.log', repairDraft(car.id, { cost: 10, kind: 'repair' }));
    await page.goto(`/log-repair/${car.id}/${repair.id}`);
    await page.getByLabel('Kind').selectOption('service');
    await page.getByRole('textbox', { name: /^Cost/ }).fill('12.5');
    await owner.call('repairs.edit', {
      opId: newId(),
      carId: car.id,
      repairId: repair.id,
      baseVersion: repair.version,
      changes: {
        kind: { from: 'repair', to: 'tyres' },
        cost: { from: 10, to: 1234 },
        resolvedIssues: { from: [], to: [other.id] },
      },
    });
    await page.getByRole('button', { name: /It squeals/ }).click();
    await page.getByRole('button', { name: 'Save repair' }).click();
    for (const title of ['It squeals', 'It pulls']) await expect(dialog).toContainText(title);
    await expect(dialog).toContainText('Service');
    await expect(dialog).toContainText('Tires');
    await expect(dialog).toContainText('€12.50');
    await expect(dialog).toContainText('€1,234.00');
    await expect(dialog).not.toContainText(/tyres|service|[0-9a-f]{8}-/);
    consoleErrors.length = 0; // the browser notes the conflicts
  },
);

test(
  'an edit that conflicts with another device shows both versions and keeps the form',
  { tag: ['@TOAST-04'] },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner, { nickname: 'Old' });
    await page.goto(`/cars/edit/${car.id}`);
    await page.getByLabel('Nickname').fill('Mine');
    const theirs = { nickname: { from: 'Old', to: 'Theirs' }, mileage: { from: null, to: 77 } };
    await owner.call('cars.edit', {
      opId: newId(),
      carId: car.id,
      baseVersion: car.version,
      changes: theirs,
    });
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'This record was changed on another device' });
    await expect(dialog).toContainText('Mine');
    await expect(dialog).toContainText('Theirs');
    // Nothing but its two buttons decides.
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => history.state.dialogs)).toBe(1);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await expect(success(page, 'Car updated')).toBeVisible();
    expect((await owner.call('cars.list')).cars).toMatchObject([{ nickname: 'Mine', mileage: 77 }]);
    await page.goto(`/cars/edit/${car.id}`);
    await page.getByLabel('Nickname').fill('Only mine');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(success(page, 'Car updated')).toBeVisible();
    expect((await owner.call('cars.list')).cars).toMatchObject([{ nickname: 'Only mine', mileage: 77 }]);
    consoleErrors.length = 0; // the browser notes the 409 by itself
  },
);
