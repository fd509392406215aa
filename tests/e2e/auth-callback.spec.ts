import { expect, test, waitUntilQuiet } from './fixtures.ts';

test(
  'the callback waits for the session; after a finished tutorial it opens Home',
  { tag: ['@AUTHCB-01', '@AUTHCB-02', '@AUTHCB-05', '@STAT-58'] },
  async ({ page, owner }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/api/session', async (route) => held.then(() => route.continue()));
    await page.goto('/auth/callback');
    await expect(page.getByText('Logging you in...')).toBeVisible();
    go();
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    // Who is signed in is told of an error as well.
    await page.goto('/auth/callback?error=access_denied');
    await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
    await expect(page.getByText('The login was canceled.', { exact: true })).toBeVisible();
    // Neither does a page of the app lead to the tutorial.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/cars');
    await expect(page.getByText('No cars yet')).toBeVisible();
    expect(owner.id).toBeTruthy();
  },
);

test(
  'without a session the callback goes to the welcome page, whoever was here before',
  { tag: ['@AUTHCB-04'] },
  async ({ page, owner, context }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    const flag = await page.evaluate(
      (key) => localStorage.getItem(key),
      `carful:${owner.id}:hasCompletedOnboarding`,
    );
    expect(flag).toBe('true');
    // What is still read would be refused.
    await waitUntilQuiet(page);
    await context.clearCookies();
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(/\/onboarding\/welcome$/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(/\/onboarding\/welcome$/);
  },
);

test(
  'a failed sign-in shows an error and a link back',
  { tag: ['@AUTHCB-05', '@AUTHCB-06', '@AUTHCB-07'] },
  async ({ page, consoleErrors }) => {
    let message = '';
    await page.route('**/api/session', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message } }),
    );
    const title = page.getByRole('heading', { name: 'Authentication Error' });
    await page.goto('/auth/callback');
    await expect(title).toBeVisible();
    await expect(page.getByText('An error occurred during authentication')).toBeVisible();
    message = 'The database is asleep';
    await page.goto('/auth/callback');
    await expect(page.getByText(message)).toBeVisible();
    await expect(title).toBeVisible();
    await page.unroute('**/api/session');
    await page.goto('/auth/callback?error=access_denied&error_description=Call+this+number');
    await expect(title).toBeVisible();
    // The browser notes each 500 by itself, the last one only now.
    expect(consoleErrors.splice(0).filter((error) => !error.includes('status of 500'))).toEqual([]);
    await expect(page.getByText('The login was canceled.', { exact: true })).toBeVisible();
    await expect(page.getByText('Call this number')).toBeHidden();
    // The messages of the other codes, without loading the page for each.
    for (const [code, text] of [
      ['account_not_linked', /^An account with this email already exists\. Please log in with your password/],
      ['not_in_group', /^You are not in a group that may use this server\./],
      ['ACCOUNT_DISABLED', 'This account is disabled. Please contact the operator of this server.'],
      ['SIGN_UP_CLOSED', 'This server does not accept new accounts. If you have an account, log in.'],
      ['INVITATION_NEEDED', /^New accounts on this server need an invitation\./],
      ['INVITATION_INVALID', /^This invitation is no longer valid/],
    ] as const) {
      await page.evaluate((error) => {
        history.replaceState(history.state, '', `?error=${error}`);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      }, code);
      await expect(page.getByText(text)).toBeVisible();
    }
    await page.goto('/auth/callback?error=constructor&error_description=Call+this+number');
    await expect(page.getByText('An error occurred during authentication', { exact: true })).toBeVisible();
    await expect(page.getByText('Call this number')).toBeHidden();
    await page.goto('/auth/callback?error=');
    await expect(page.getByText('An error occurred during authentication')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Welcome' }).click();
    await expect(page).toHaveURL(/\/onboarding\/welcome$/);
  },
);
