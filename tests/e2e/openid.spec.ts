import { expect, success } from './fixtures.ts';
import { person, test } from './outside-fixtures.ts';
import { address, fillIn } from './sign-up-form.ts';

test('an owner connects the provider, logs in with it, logs out of both, and removes it again', async ({
  page,
  outside,
  consoleErrors,
}) => {
  const email = address();
  await page.goto('/onboarding/signup');
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/onboarding\/add-car$/);
  const { text } = await outside.mails.mailTo(email);
  await page.goto(/https?:\/\/[^/]+(\/\S+)/.exec(text)![1]!);
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  // The address there is verified, but its operator is not known to check it.
  outside.google.person = { ...person('Anna There'), email };
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Our House' }).click();
  await expect(page.getByRole('alert')).toContainText('then connect the provider in settings under Account.');

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Skip Tutorial' }).click();
  await expect(page).not.toHaveURL(/tutorial/);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Ways to log in' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Connect Our House' }).click();
  await expect(sheet.getByLabel('Current password', { exact: true })).toBeFocused();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('button', { name: 'Connect Our House' })).toBeFocused();
  await sheet.getByRole('button', { name: 'Connect Our House' }).click();
  await sheet.getByLabel('Current password', { exact: true }).fill('wrong horse 7');
  await sheet.getByRole('button', { name: 'Connect Our House' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Wrong password');
  await sheet.getByLabel('Current password', { exact: true }).fill('correct horse 7');
  await sheet.getByRole('button', { name: 'Connect Our House' }).click();
  await expect(success(page, 'Connected: you can now log in with it')).toBeVisible();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await page.getByRole('button', { name: /^Ways to log in/ }).click();
  await expect(sheet.getByRole('listitem')).toHaveText(['Password', /^Our House/]);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Our House' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/settings');
  const end = page.waitForRequest(`${outside.google.url}/endsession*`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await end;
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Our House' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/settings/account?error=account_already_linked_to_different_user');
  await expect(page.getByRole('alert')).toContainText('already belongs to another Carful account');
  await page.getByRole('button', { name: 'Ways to log in' }).click();
  await sheet.getByRole('button', { name: 'Remove Our House' }).click();
  await sheet.getByLabel('Current password', { exact: true }).fill('correct horse 7');
  await page.route('**/api/account/ways-in/*', (route) => route.abort('internetdisconnected'));
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('This needs an internet connection');
  await page.unroute('**/api/account/ways-in/*');
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(success(page, 'A way to log in was removed')).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveText(['Password']);
  consoleErrors.length = 0; // the provider is another host, on purpose
});
