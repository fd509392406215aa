import { expect, inject, test } from 'vitest';
import { runCommand, runCommandSource } from '#tests/operator-command.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const env = () => ({ DATABASE_URL: inject('databaseUrl'), PUBLIC_URL: world.baseUrl });
const run = (...words: string[]) => runCommand('reset-link', env(), ...words);

test('the operator’s link lets the owner choose a new password, once (D113)', async () => {
  const owner = await world.newOwner();
  const { code, stdout } = await run(owner.email.toUpperCase());
  expect(code).toBe(0);
  const link = new URL(stdout.split('\n', 1)[0]!);
  expect([link.origin, link.pathname]).toEqual([world.baseUrl, '/auth/reset-password']);
  const token = link.searchParams.get('token');
  const reset = (newPassword: string) =>
    world.visitor().send('POST', '/api/auth/reset-password', { json: { token, newPassword } });
  expect((await reset('other horse 9')).status).toBe(200);
  expect(await reset('third horse 10')).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  expect((await owner.attempt('cars.list')).status).toBe(401);
  const json = { email: owner.email, password: 'other horse 9' };
  expect((await world.visitor().send('POST', '/api/auth/sign-in/email', { json })).status).toBe(200);
});

test('an unknown or missing address is reported in a sentence', async () => {
  expect(await run('nobody@example.com')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'No link was made. No account has the address nobody@example.com.\n',
  });
  expect((await runCommandSource('reset-link', env())).stderr).toContain('npm run reset-link -- EMAIL');
});
