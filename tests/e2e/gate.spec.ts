import type { Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { Visitor } from '#tests/client.ts';
import { signUp } from '#tests/people.ts';
import { expect, expectNoNotice, notice, signInBrowser, test } from './fixtures.ts';

test(
  'a visitor is sent to /login with one explanation and returns to the page after signing in',
  { tag: ['@GATE-04', '@GATE-05', '@ERR-02', '@STAT-59'] },
  async ({ page, context, baseURL }) => {
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    await page.goto('/settings?from=test');
    await expect(page).toHaveURL(/\/login$/);
    await expect(notice(page, 'Please log in to continue', undefined, 'info')).toBeVisible();
    const id = newId();
    for (const path of ['/home', `/log-repair/${id}/${id}`]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/login$/);
    }
    await expectNoNotice(page);
    // Another tab is a browser session of its own.
    const tab = await context.newPage();
    await tab.goto('/cars');
    await expect(notice(tab, 'Please log in to continue', undefined, 'info')).toBeVisible();
    await tab.close();
    // The last one, not the first.
    await page.goto('/reports?from=test');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/reports\?from=test$/);
    await expectNoNotice(page);
  },
);

test('the gate says what it is waiting for', { tag: ['@GATE-02', '@GATE-03'] }, async ({ page, owner }) => {
  const hold = (path: string) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    return { go, ready: page.route(path, async (route) => held.then(() => route.continue())) };
  };
  const session = hold('**/api/session');
  const profile = hold('**/api/profile');
  await Promise.all([session.ready, profile.ready]);
  const spinner = page.getByRole('status').locator('.animate-turn');
  await page.goto('/settings');
  const waiting = page.getByRole('status').filter({ has: page.locator('.animate-turn') });
  for (const [text, go] of [
    ['Checking authentication...', session.go],
    ['Verifying user profile...', profile.go],
  ] as const) {
    await expect(waiting).toHaveText(text);
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    go();
  }
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(waiting).toHaveCount(0);
  expect(owner.id).toBeTruthy();
});

test(
  'before the tutorial every page leads to it',
  { tag: ['@GATE-08', '@ERR-05', '@STAT-59'] },
  async ({ page, context, baseURL }) => {
    const owner = await signUp(new Visitor(baseURL!), 'Anna', false);
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/cars');
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    await expect(
      notice(page, "Let's get you started with a quick tutorial", undefined, 'info'),
    ).toBeVisible();
    await page.goto('/reports');
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    await expectNoNotice(page);
    // In a browser session of its own: who has seen it is let in, and told nothing.
    await owner.send('POST', '/api/auth/update-user', { json: { onboardingCompleted: true } });
    const tab = await context.newPage();
    await tab.goto('/cars');
    await expect(tab.getByRole('heading', { name: 'My Cars' })).toBeVisible();
    await expectNoNotice(tab);
  },
);

test(
  'with an unconfirmed address every page asks to confirm it',
  { tag: ['@GATE-06', '@ERR-03', '@STAT-59', '@ROUTE-25', '@ROUTE-26', '@GATE-05', '@CALL-08'] },
  async ({ page, owner }) => {
    let confirmed = false;
    const methods = new Set<string>();
    await page.route('**/api/session', async (route) => {
      methods.add(route.request().method());
      const response = await route.fetch();
      const answer = (await response.json()) as { session: { user: { emailVerified: boolean } } };
      answer.session.user.emailVerified = confirmed;
      await route.fulfill({ response, json: answer });
    });
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/auth\/confirm-email$/);
    const refused = notice(
      page,
      'Please confirm your email to continue',
      'Check your inbox for the confirmation link',
      'info',
    );
    await expect(refused).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
    await expect(page.getByText(`We sent a confirmation link to ${owner.email}.`)).toBeVisible();
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
      email: owner.email,
    });
    // What the navigation says counts, not who is signed in.
    await page.evaluate(() => {
      const state = history.state as object;
      history.replaceState({ ...state, usr: { email: 'other@example.com' } }, '');
    });
    await page.reload();
    await expect(page.getByText('We sent a confirmation link to other@example.com.')).toBeVisible();
    await page.getByRole('button', { name: 'I have confirmed' }).click();
    await expect(refused).toBeVisible();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/auth\/confirm-email$/);
    await expectNoNotice(page);
    confirmed = true;
    await page.getByRole('button', { name: 'I have confirmed' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    // Nothing is refused any more (D12).
    await expectNoNotice(page);
    expect([...methods]).toEqual(['GET']);
  },
);

test(
  'without a users row the profile form comes first',
  { tag: ['@GATE-07', '@ROUTE-27', '@ERR-04', '@STAT-59', '@GATE-05'] },
  async ({ page, owner, context }) => {
    let saved = false;
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() === 'PUT') saved = true;
      if (saved) return route.continue();
      return route.fulfill({ json: { profile: null } });
    });
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/auth\/complete-profile$/);
    await expect(notice(page, 'Please complete your profile to continue', undefined, 'info')).toBeVisible();
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/auth\/complete-profile$/);
    await expectNoNotice(page);
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    await page.getByLabel('Last name').fill('Ozola');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expectNoNotice(page);
    const { profile } = await owner.call('profile.read');
    expect(profile).toMatchObject({ id: owner.id, firstName: 'Anna', lastName: 'Ozola' });
    // What the page reads some seconds later must not meet a session without cookies.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/auth/complete-profile');
    await expect(page).toHaveURL(/\/login$/);
  },
);

async function breakProfile(page: Page): Promise<() => void> {
  let isBroken = true;
  await page.route('**/api/profile', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } })
      : route.continue(),
  );
  return () => void (isBroken = false);
}

test(
  'a profile that cannot be read shows an error and a retry button',
  { tag: ['@STAT-64', '@STAT-65', '@STAT-66'] },
  async ({ page, owner, consoleErrors }) => {
    const mend = await breakProfile(page);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('It broke')).toBeVisible();
    await expect(
      notice(page, 'Failed to verify user profile', 'Please try refreshing the page', 'error'),
    ).toBeVisible();
    mend();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
    expect(owner.id).toBeTruthy();
    consoleErrors.length = 0; // the browser notes the 500 by itself
  },
);

test(
  'with a session the callback continues to the tutorial, or to Home when it was finished',
  { tag: ['@AUTHCB-02', '@AUTHCB-03', '@GATE-05'] },
  async ({ page, context, baseURL }) => {
    const owner = await signUp(new Visitor(baseURL!), 'Anna', false);
    await signInBrowser(context, owner, baseURL!);
    // The gate would send any other page to the tutorial as well: no other page may come in between.
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    const expectWay = async (target: string) => {
      visited.length = 0;
      await page.goto('/auth/callback');
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      expect([...new Set(visited)]).toEqual(['/auth/callback', target]);
    };
    await expectWay('/onboarding/tutorial');
    const setFlag = (userId: string, value: string) =>
      page.evaluate(([key, to]) => localStorage.setItem(key, to), [
        `carful:${userId}:hasCompletedOnboarding`,
        value,
      ] as const);
    await setFlag(owner.id, 'false');
    await setFlag(newId(), 'true');
    await expectWay('/onboarding/tutorial');
    await setFlag(owner.id, 'true');
    await expectWay('/home');
    // Where a page was asked for before, whoever comes back from Google gets there.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/reports?from=test');
    await expect(page).toHaveURL(/\/login$/);
    // The device forgot it with the session.
    await setFlag(owner.id, 'true');
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/auth/callback');
    await expect(page).toHaveURL(/\/reports\?from=test$/);
  },
);
