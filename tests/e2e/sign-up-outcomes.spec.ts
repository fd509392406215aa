import { POLICY } from '#domain/accounts/policy/edition.ts';
import type { Page } from '@playwright/test';
import { expect, notice, test, waitUntilQuiet } from './fixtures.ts';
import { address, fillIn, saidBy } from './sign-up-form.ts';

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });

test.beforeEach(({ page }) => page.goto('/onboarding/signup'));

test(
  'while the account is created the button says so, and one valid request is sent',
  { tag: ['@STAT-49', '@CALL-01', '@CALL-02', '@CALL-18', '@CALL-62', '@ROUTE-22', '@ENT-74'] },
  async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const bodies: unknown[] = [];
    await page.route('**/api/auth/sign-up/email', async (route) => {
      bodies.push(route.request().postDataJSON());
      await held;
      await route.continue();
    });
    const said = saidBy(page);
    const email = address();
    await fillIn(page, { email: email.toUpperCase() });
    await submit(page).dblclick();
    const busy = page.getByRole('button', { name: 'Creating Account...' });
    await expect(busy).toBeDisabled();
    await busy.click({ force: true });
    const profile = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/api/profile'),
    );
    go();
    expect((await profile).postDataJSON()).toEqual({
      firstName: 'Anna',
      lastName: 'Ozola',
      phone: '',
      termsVersion: POLICY.version,
    });
    await expect(page).toHaveURL(/\/onboarding\/add-car$/);
    expect(bodies).toEqual([
      {
        name: 'Anna',
        email,
        password: 'correct horse 7',
        role: 'owner',
        callbackURL: '/auth/callback',
        language: 'en',
      },
    ]);
    expect(said).toContain('signup_success {hasPhone: false}');
  },
);

test(
  'without a user in the answer the mail notice shows, and the form stays',
  { tag: ['@STAT-49', '@STAT-50', '@STAT-51'] },
  async ({ page }) => {
    await page.route('**/api/auth/sign-up/email', (route) => route.fulfill({ json: { user: null } }));
    const email = address();
    await fillIn(page, { email, phone: '+37126123456' });
    await submit(page).click();
    await expect(
      notice(page, 'Almost there! Check your inbox to confirm your email.', undefined, 'info'),
    ).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page).toHaveURL(/\/onboarding\/signup$/);
    for (const [label, value] of [
      ['First name', 'Anna'],
      ['Last name', 'Ozola'],
      ['Email', email],
      ['Phone (optional)', '+37126123456'],
      ['Password', 'correct horse 7'],
      ['Confirm password', 'correct horse 7'],
    ] as const)
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(submit(page)).toBeEnabled();
  },
);

test(
  'a profile whose e-mail is taken returns to register-options',
  { tag: ['@ERR-07', '@ERR-08', '@ERR-09', '@ERR-10', '@CALL-19', '@CALL-61', '@CALL-62'] },
  async ({ page, consoleErrors }) => {
    const said = saidBy(page);
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 409,
            json: { defined: true, code: 'EMAIL_TAKEN', status: 409, message: 'taken' },
          })
        : route.continue(),
    );
    await fillIn(page);
    await submit(page).click();
    await expect(
      notice(
        page,
        'Email Already Registered',
        'This email is already in use. Please try logging in instead.',
        'error',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    expect(said.filter((text) => text.startsWith('signup_'))).toEqual(['signup_started']);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    consoleErrors.length = 0; // the browser notes the 409
  },
);
