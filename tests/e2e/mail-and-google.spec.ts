import type { Page } from '@playwright/test';
import { authEvents } from './auth-events.ts';
import { expect, success } from './fixtures.ts';
import { person, test } from './outside-fixtures.ts';
import { address, fillIn } from './sign-up-form.ts';

// One app of their own for all of them.
test.describe.configure({ mode: 'default' });

async function signUpAs(page: Page, email: string): Promise<void> {
  await page.goto('/onboarding/signup');
  await fillIn(page, { email });
  await page.getByRole('button', { name: 'Create account' }).click();
}

const pathIn = (text: string) => /https?:\/\/[^/]+(\/\S+)/.exec(text)![1]!;

test(
  'a forgotten password is replaced by the link of a mail, once',
  { tag: ['@CALL-11', '@ROUTE-24', '@VAL-75'] },
  async ({ page, context, outside, consoleErrors }) => {
    const email = address();
    await signUpAs(page, email);
    await expect(page).toHaveURL(/\/onboarding\/add-car$/);
    await page.goto(pathIn((await outside.mails.mailTo(email)).text));
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await context.clearCookies();
    const told = 'If this address is registered, we have sent a password reset link to it.';
    for (const asked of [address(), email]) {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      // Both screens have such a field.
      await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible();
      await page.getByLabel('Email').fill(asked);
      const sent = page.waitForRequest('**/api/auth/request-password-reset');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      expect((await sent).postDataJSON()).toMatchObject({ email: asked, redirectTo: '/auth/reset-password' });
      await expect(page.getByText(told)).toBeVisible();
    }
    await expect
      .poll(async () => (await outside.mails.mailTo(email)).text)
      .toContain('/auth/reset-password?token=');
    const link = pathIn((await outside.mails.mailTo(email)).text);
    await page.goto(link);
    await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'At least 8 characters A letter A number Not just a common word with numbers, such as winter2026',
    );
    await page.getByLabel('New password', { exact: true }).fill('battery staple 8');
    await page.getByLabel('New password again').fill('battery staple 8');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(success(page, 'Password changed')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('battery staple 8');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('battery staple 9');
    await page.getByLabel('New password again').fill('battery staple 9');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByRole('alert')).toContainText('This password reset link has expired.');
    await page.getByRole('link', { name: 'Send reset link' }).click();
    await expect(page).toHaveURL(/\/auth\/forgot-password$/);
    consoleErrors.length = 0; // the browser notes the refused link
  },
);

for (const [path, beside, ...tag] of [
  ['/login', 'Log in', '@ROUTE-03', '@CALL-06', '@ROUTE-23', '@STAT-63', '@VAL-12', '@VAL-19'],
  ['/onboarding/register-options', 'Sign Up with Email', '@ROUTE-11', '@ROUTE-23', '@CALL-06', '@STAT-63'],
] as const) {
  test(
    `${path} leads to Google and back through the callback`,
    { tag },
    async ({ page, outside, consoleErrors }) => {
      outside.google.person = person('Līga Ozola');
      const told = await authEvents(page);
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      const authorize = page.waitForRequest(`${outside.google.url}/authorize*`);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(
        main.getByRole('button').or(main.getByRole('link')).filter({ hasText: beside }),
      ).toBeVisible();
      const withGoogle = page.getByRole('button', { name: 'Continue with Google' });
      await page.context().route('**/sign-in/social', (route) => route.abort());
      await withGoogle.click();
      await expect(page.getByRole('alert')).toHaveText('This needs an internet connection');
      await page.context().unrouteAll();
      await withGoogle.click();
      const { searchParams } = new URL((await authorize).url());
      expect(Object.fromEntries(searchParams)).toMatchObject({
        access_type: 'offline',
        prompt: 'consent',
        code_challenge_method: 'S256',
      });
      // Confirmed by Google, but without a row of its own yet (D106).
      await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
      expect(visited).toContain('/auth/callback');
      await expect.poll(() => told).toEqual(['signed-in']);
      await page.getByRole('button', { name: 'Skip Tutorial' }).click();
      await expect(page).toHaveURL(/\/auth\/complete-profile$/);
      await expect(page.getByLabel('First name')).toHaveValue('Līga');
      await expect(page.getByLabel('Last name')).toHaveValue('Ozola');
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(
        page.getByText('Please accept the terms of use and confirm that you have read the privacy policy.'),
      ).toBeVisible();
      await page
        .getByRole('checkbox', { name: 'I accept the terms of use and have read the privacy policy' })
        .check();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByText('Hello, Līga')).toBeVisible();
      consoleErrors.length = 0; // Google is another host, on purpose
    },
  );
}

test('a server that does not know the address of its page names it', async ({
  page,
  outside,
  consoleErrors,
}) => {
  const { port } = new URL(outside.url);
  await page.goto(`http://localhost:${port}/login`);
  await page.getByLabel('Email').fill('anna@example.org');
  await page.getByLabel('Password', { exact: true }).fill('wrong horse 7');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    `This server does not know the address http://localhost:${port}: its operator has to set PUBLIC_URL to this address.`,
  );
  consoleErrors.length = 0; // its page is at another address than the one that the tests have
});
