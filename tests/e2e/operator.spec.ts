import { rm } from 'node:fs/promises';
import { URI, type TOTP } from 'otpauth';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { migratedFolder } from '#tests/migrated-cluster.ts';
import { signUp } from '#tests/people.ts';
import { startModelServer } from '#tests/stand-ins/model-server.ts';
import { expect, test } from './fixtures.ts';

test('the first account of a server looks after the others, behind a code', async ({ browser }) => {
  test.setTimeout(120_000);
  const folder = await migratedFolder();
  const model = await startModelServer();
  model.set({ sends: JSON.stringify({ data: [{ id: 'words' }] }) });
  const app = await startApp(folder, {
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'words',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: 'carful',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
  });
  const operator = await signUp(new Visitor(app.url), 'Anna');
  const other = await signUp(new Visitor(app.url), 'Berta');
  const enable = await operator.send('POST', '/api/auth/two-factor/enable', {
    json: { password: operator.password },
  });
  const totp = URI.parse((enable.body as { totpURI: string }).totpURI) as TOTP;
  await operator.send('POST', '/api/auth/two-factor/verify-totp', { json: { code: totp.generate() } });
  const enter = async (cookie: string) => {
    const context = await browser.newContext({ baseURL: app.url });
    await context.addCookies(cookiesOf(cookie, app.url));
    return context.newPage();
  };

  const theirs = await enter(other.cookie);
  await theirs.goto('/settings/server');
  await expect(theirs.getByRole('heading', { name: 'This server' })).toHaveCount(0);

  const page = await enter(operator.cookie);
  await page.goto('/settings');
  await page.getByRole('link', { name: /^This server/ }).click();
  const code = page.getByLabel('One-time code');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Wrong code. Please try again.')).toBeVisible();
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByLabel('Search by email').fill(other.email.slice(0, 10));
  const account = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await expect(account).toHaveCount(1);
  await account.getByRole('button', { name: /^Lock/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click();
  await expect(account.getByText('Locked')).toBeVisible();
  expect((await other.attempt('cars.list')).status).toBe(401);
  await page.getByRole('button', { name: 'New invitation' }).click();
  await expect(page.getByLabel('Link')).toHaveValue(/invitation=/);

  await page.getByRole('button', { name: 'Test the AI model' }).click();
  await expect(page.getByRole('status').filter({ hasText: /has words/ })).toContainText('Works');
  await page.getByRole('button', { name: 'Test the login provider' }).click();
  const provider = page.getByRole('status').filter({ hasText: /Failed/ });
  await expect(provider).toContainText('Set PUBLIC_URL');

  await page.getByRole('button', { name: 'Operator activity' }).click();
  await expect(page.getByText(/^Tested a connection/).first()).toBeVisible();
  await expect(page.getByText(/^Locked an account/)).toBeVisible();
  await Promise.all([app.stop(), model.stop()]);
  await rm(folder, { recursive: true, force: true });
});
