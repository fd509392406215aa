import { Program } from '#tests/keys.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

test('a key for a program is made, shown once, used, and deleted', async ({ page, owner }) => {
  const car = await newCar(owner, { nickname: 'Red Rider' });
  await newCar(owner, { nickname: 'Blue Bird' });
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(page.getByText('Missing information')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the program' }).fill('Home Assistant');
  await page.getByRole('checkbox', { name: 'Enter, change and delete repairs' }).check();
  await page.getByRole('checkbox', { name: 'All cars, including later ones' }).uncheck();
  await page.getByRole('checkbox', { name: 'Red Rider' }).check();
  await expectAccessible(page, 'a new key');
  await page.getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByRole('textbox', { name: 'Your new key' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  const program = new Program(owner.baseUrl, key);
  const { cars } = await program.call('summary.read', { timeZone: 'Europe/Riga', language: 'en' });
  expect(cars).toMatchObject([{ id: car.id, name: 'Red Rider' }]);
  await page.reload();
  await expect(page.getByText(/Last used: .*, from 127\.0\.0\.1/)).toBeVisible();
  await expectAccessible(page, 'the keys');
  const repair = await program.call('repairs.log', repairDraft(car.id));
  await page.goto(`/log-repair/${car.id}/${repair.id}`);
  await expect(page.getByText('Written with the key Home Assistant')).toBeVisible();
  await page.goto('/settings/keys');
  await page.getByRole('button', { name: 'Delete key Home Assistant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(success(page, 'The key was deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No keys yet' })).toBeVisible();
  expect((await program.send('GET', '/api/summary')).status).toBe(401);
});
