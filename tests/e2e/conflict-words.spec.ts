import { newId } from '#server/platform/deps.ts';
import { newCar } from '#tests/people.ts';
import { expect, success, test } from './fixtures.ts';

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
