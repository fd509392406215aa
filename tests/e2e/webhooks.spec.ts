import { newCar, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, success, test } from './fixtures.ts';

test('a webhook is made, its secret shown once, what was sent listed and sent again, and it is deleted', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  await page.goto('/settings/webhooks');
  await page.getByRole('button', { name: 'New webhook' }).click();
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('Enter a complete address, such as https://example.org')).toBeVisible();
  await page.getByRole('textbox', { name: 'Webhook address' }).fill('https://127.0.0.1:1/carful');
  await expectAccessible(page, 'a new webhook');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByRole('textbox', { name: 'Signing secret' }).inputValue();
  expect(secret).toMatch(/^whsec_.{44}$/);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expect(page.getByText('Nothing has been sent yet')).toBeVisible();

  await owner.call('repairs.log', repairDraft(car.id));
  await expect
    .poll(async () => (await owner.call('webhooks.list')).webhooks[0]!.failingSince, { timeout: 20_000 })
    .not.toBeNull();
  await page.reload();
  await expect(page.getByText(/^Nothing has arrived since/)).toBeVisible();
  await page.getByRole('button', { name: 'What was sent' }).click();
  const sent = page.getByRole('list', { name: 'What was sent' });
  await expect(sent.getByText('a repair is saved')).toBeVisible();
  await expect(sent.getByText(/^Did not arrive \(private\)/)).toBeVisible();
  await expectAccessible(page, 'the webhooks');
  await sent.getByRole('button', { name: /^Send again: a repair is saved/ }).click();
  await expect(success(page, 'The message is being sent again')).toBeVisible();
  await page.getByRole('button', { name: 'Delete webhook 127.0.0.1:1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(success(page, 'The webhook was deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
});
