import { URI, type TOTP } from 'otpauth';
import type { Visitor } from '#tests/client.ts';
import { authEvents } from './auth-events.ts';
import { expect, test } from './fixtures.ts';
import type { Locator, Page } from '@playwright/test';

const isSignedIn = async (device: Visitor) => (await device.call('session.read')).session !== null;

async function open(page: Page, row: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${row}\\b`) }).click();
  return page.getByRole('dialog');
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test.beforeEach(async ({ page, owner }) => {
  expect(owner.id).toBeTruthy();
  await page.goto('/settings/account');
});

test(
  'a second factor is turned on, required, replaced by a recovery code and turned off',
  { tag: '@long' },
  async ({ page, owner, consoleErrors }) => {
    const told = await authEvents(page);
    const sheet = await open(page, 'Two-factor authentication');
    await sheet.getByLabel('Current password', { exact: true }).fill(owner.password);
    await sheet.getByRole('button', { name: 'Turn on' }).click();
    const link = sheet.getByRole('link', { name: 'Open in the authenticator app' });
    const app = URI.parse((await link.getAttribute('href'))!) as TOTP;
    expect(app.issuer).toBe('Carful');
    const qr = sheet.getByRole('img', { name: 'QR code for the authenticator app' });
    await expect(qr.locator('path')).toHaveAttribute('d', /^M\d/);
    const key = (await sheet.getByTestId('setup-key').textContent())!.replaceAll(' ', '');
    expect(key).toBe(app.secret.base32);
    await sheet.getByLabel('One-time code').fill('000000');
    await sheet.getByRole('button', { name: 'Confirm code' }).click();
    await expect(sheet.getByRole('alert')).toHaveText('Wrong code. Please try again.');
    await sheet.getByLabel('One-time code').fill(app.generate());
    await sheet.getByRole('button', { name: 'Confirm code' }).click();
    await expect(
      sheet.getByText(
        'Keep these codes in a safe place. If you lose your phone, you can log in with them; each works only once.',
      ),
    ).toBeVisible();
    const [recovery] = await sheet.getByRole('listitem').allTextContents();
    await sheet.getByRole('button', { name: "I've saved the codes" }).click();
    await expect(page.getByRole('button', { name: /^Two-factor authentication\b/ })).toContainText('On');

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await logIn(page, owner.email, owner.password);
    await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
    await expect(page.getByTestId('backdrop').locator('> div')).toHaveCSS('filter', 'blur(12px)');
    await expect(page.getByTestId('backdrop')).toHaveText('');
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login$/); // the password alone opens nothing
    await logIn(page, owner.email, owner.password);
    await page.getByLabel('One-time code').fill('000000');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Wrong code. Please try again.');
    // The code that switched it on works once; the next one is accepted early.
    await page.getByLabel('One-time code').fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/home$/);

    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await logIn(page, owner.email, owner.password);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery!);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/home$/);

    await page.goto('/settings/account');
    const again = await open(page, 'Two-factor authentication');
    await again.getByLabel('Current password', { exact: true }).fill(owner.password);
    await again.getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('button', { name: /^Two-factor authentication\b/ })).toContainText('Off');
    const inAndOut = ['signed-out', 'signed-in'];
    await expect.poll(() => told).toEqual(['user-updated', ...inAndOut, ...inAndOut, 'user-updated']);
    consoleErrors.length = 0; // the browser notes the refused code
  },
);

test(
  'an account is deleted after its address is typed, and restored by logging in',
  { tag: '@long' },
  async ({ page, owner }) => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    const sheet = page.getByRole('dialog');
    await expect(
      sheet.getByText(
        'Delete your account? You can get it back by logging in within 30 days; after that all data is erased.',
      ),
    ).toBeVisible();
    const confirm = sheet.getByRole('button', { name: 'Delete account' });
    await expect(confirm).toBeDisabled();
    await sheet.getByLabel(`Type ${owner.email} to confirm`).fill(owner.email);
    await sheet.getByLabel('Current password', { exact: true }).fill('wrong horse 7');
    await confirm.click();
    await expect(sheet.getByRole('alert')).toHaveText('Wrong password');
    await sheet.getByLabel('Current password', { exact: true }).fill(owner.password);
    await confirm.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(/^Account deleted. To get it back, log in by /)).toBeVisible();
    expect(await isSignedIn(owner)).toBe(false);
    await logIn(page, owner.email, owner.password);
    await expect(page).toHaveURL(/\/home$/);
  },
);
