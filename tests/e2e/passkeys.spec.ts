import type { Page } from '@playwright/test';
import { expect, success, test } from './fixtures.ts';

/** A device with a fingerprint, as far as the browser knows. */
async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, logs in without password or code, and is removed; an IP address is told why not', async ({
  page,
  owner,
  consoleErrors,
}) => {
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Ways to log in' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(/^Passkeys need a domain name in the address/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Add a passkey' })).toBeHidden();

  const named = owner.baseUrl.replace('127.0.0.1', 'localhost');
  await addDevice(page);
  const logIn = async () => {
    await page.goto(`${named}/login`);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  };
  await page.goto(`${named}/login`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${named}/settings/account`);
  await page.getByRole('button', { name: 'Ways to log in' }).click();
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await sheet.getByLabel('Name').fill('My phone');
  await sheet.getByLabel('Current password', { exact: true }).fill('wrong horse 7');
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Wrong password');
  await sheet.getByLabel('Current password', { exact: true }).fill(owner.password);
  await sheet.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(success(page, 'Passkey added')).toBeVisible();
  await expect(sheet.getByRole('listitem')).toContainText(['Password', /My phone\s*Passkey, not used yet/]);

  await page.context().clearCookies();
  await logIn();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(`${named}/settings/account`);
  await page.getByRole('button', { name: 'Ways to log in' }).click();
  await expect(sheet.getByRole('listitem')).toContainText(['Password', /My phone\s*Passkey, last used/]);
  await sheet.getByRole('button', { name: 'Remove My phone' }).click();
  await sheet.getByLabel('Current password', { exact: true }).fill('wrong horse 7');
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(sheet.getByRole('alert')).toHaveText('Wrong password');
  await sheet.getByLabel('Current password', { exact: true }).fill(owner.password);
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(success(page, 'A way to log in was removed')).toBeVisible();
  await page.context().clearCookies();
  await logIn();
  await expect(page.getByRole('alert')).toHaveText(
    'This passkey is not known here. It may have been removed.',
  );
  consoleErrors.length = 0; // the other name of this host, and the refusal
});
