import { newCar } from '#tests/people.ts';
import { expect, expectNoNotice, test, waitUntilQuiet } from './fixtures.ts';

test(
  'logging out offline takes effect at once and reaches the server on reconnect',
  { tag: ['@SET-05', '@SET-06', '@STAT-57'] },
  async ({ page, context, owner, consoleErrors }) => {
    await page.goto('/settings');
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
      .toContain(`${owner.id}:hasCompletedOnboarding`);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await context.setOffline(true);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect([...new Set(visited.filter((path) => path !== '/settings'))]).toEqual(['/', '/login']);
    await expect.poll(() => consoleErrors.join()).toContain('Sign-out failed on the server');
    await expectNoNotice(page);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(owner.id);
    expect((await owner.call('session.read')).session).not.toBeNull();
    await page.unroute('**/api/**');
    // A browser may say that it is online before its requests get through.
    let tries = 0;
    await page.route('**/api/auth/sign-out', (route) => (++tries === 1 ? route.abort() : route.continue()));
    await context.setOffline(false);
    await expect.poll(async () => (await owner.call('session.read')).session).toBeNull();
    expect(tries).toBe(2);
    consoleErrors.length = 0; // logged on purpose, and the browser notes the lost requests
  },
);

test('a pending log-out survives a reload: the old cookie lets nobody in', async ({
  page,
  owner,
  consoleErrors,
}) => {
  let reachable = false;
  await page.route('**/api/auth/sign-out', (route) => (reachable ? route.continue() : route.abort()));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
  reachable = true;
  await page.reload();
  await expect.poll(async () => (await owner.call('session.read')).session).toBeNull();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.reload();
  await expect(page.getByText('Hello, Anna')).toBeVisible();
  consoleErrors.length = 0; // logged on purpose
});

test('a session renewal in progress does not undo a log-out', async ({ page, owner }) => {
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked = page.waitForRequest('**/api/session');
  await page.route('**/api/session', async (route) => {
    // What the server knew before the log-out, told after it.
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const late = (await asked).response();
  const ended = page.waitForResponse('**/api/auth/sign-out');
  await page.getByRole('button', { name: 'Log out' }).click();
  await (await ended).finished();
  await expect(page).toHaveURL(/\/login$/);
  answer();
  await (await late)!.finished();
  await waitUntilQuiet(page);
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(owner.id);
});

test(
  'local storage keeps a small copy under its keys until logging out',
  { tag: ['@GEN-24', '@GEN-25', '@GEN-26', '@GEN-27', '@GEN-28', '@ENT-73'] },
  async ({ page, owner }) => {
    const first = await newCar(owner, { nickname: 'First', vin: 'YV1SW58D942370941' });
    const second = await newCar(owner, { nickname: 'Second' });
    const kept = (name: string) =>
      page.evaluate((key) => localStorage.getItem(key), `carful:${owner.id}:${name}`);
    const parsed = async (name: string) => JSON.parse((await kept(name)) ?? 'null') as unknown;
    await page.goto('/cars');
    await expect
      .poll(() => parsed('cars'))
      .toMatchObject([first, second].map(({ id, nickname }) => ({ id, nickname })));
    expect(await kept('cars')).not.toContain('YV1SW58D942370941');
    await expect.poll(() => kept('username')).toBe('Anna');
    await page.getByRole('listitem').nth(1).getByRole('link').first().click();
    await expect.poll(() => kept('selectedCarId')).toBe(second.id);
    expect(await kept('mainCarId')).toBe(first.id);
    await owner.call('profile.save', { firstName: 'Zane', lastName: 'Kalns', phone: '' });
    await page.goto('/cars');
    await expect.poll(() => kept('username')).toBe('Zane');
    await page.getByRole('checkbox', { name: /main car ?: Second/ }).check();
    await expect.poll(() => kept('mainCarId')).toBe(second.id);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: /^Notifications\b/ }).click();
    await page.getByRole('switch', { name: /^Notifications\b/ }).uncheck();
    await expect
      .poll(() => parsed('settings'))
      .toMatchObject({
        language: 'en',
        notificationsEnabled: false,
        mechanicSharingEnabled: true,
      });
    await page.goto('/settings/sharing');
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
    await expect.poll(() => parsed('shareLinks')).toMatchObject([{ carId: second.id, isEditable: false }]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(owner.id);
  },
);
