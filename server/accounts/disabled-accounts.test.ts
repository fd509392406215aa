import { afterAll, beforeAll, expect, test } from 'vitest';
import { LivePage } from '#tests/live-page.ts';
import { newCar, newLink, type Owner } from '#tests/people.ts';
import { runJob } from '#tests/run-job.ts';
import { errorIn, signInWith } from '#tests/openid-sign-in.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { openWorld, type World } from '#tests/world.ts';
import { newId } from '#server/platform/deps.ts';
import { eraseAccounts } from './jobs.ts';
import { deleteAccountOf, disableAccount, enableAccount } from './operate-accounts.ts';
import { listAccounts } from './operator-store.ts';

const person = { sub: newId(), email: `${newId()}@example.com`, name: 'Anna', email_verified: true };
let google: OpenIdServer;
let world: World;
beforeAll(async () => {
  google = await startOpenIdServer(person);
  world = await openWorld({ env: { ...google.googleEnv, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await world.close();
  await google.stop();
});

const signIn = ({ email, password }: Pick<Owner, 'email' | 'password'>) =>
  world.visitor().send('POST', '/api/auth/sign-in/email', { json: { email, password } });
const refused = { status: 403, body: { defined: true, code: 'ACCOUNT_DISABLED', status: 403 } };
const stateOf = async (email: string) =>
  (await listAccounts(world.deps.db, { text: '', by: 'made' })).find((account) => account.email === email);

test('disabling ends sessions, links and open pages at once, and refuses each way to log in', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const { token } = await newLink(owner, carId);
  const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
  await page.hears('hello');
  expect(await disableAccount(world.deps.db, owner.email.toUpperCase(), new Date())).toBe(true);
  await page.hears('ended');
  expect((await owner.attempt('cars.list')).status).toBe(401);
  expect((await owner.call('session.read')).session).toBeNull();
  expect((await world.visitor().attempt('share.open', { token })).status).toBe(404);
  expect(await signIn(owner)).toMatchObject(refused);
  // The password is checked first: a guess learns nothing about the account.
  expect(await signIn({ ...owner, password: 'wrong horse 7' })).toMatchObject({
    status: 401,
    body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
  });
  expect(await enableAccount(world.deps.db, owner.email)).toBe(true);
  expect((await signIn(owner)).status).toBe(200);
  expect((await world.visitor().attempt('share.open', { token })).status).toBe(404);
});

test('a disabled account is told so after Google, too', async () => {
  const visitor = world.visitor();
  expect(errorIn(await signInWith(visitor, 'google'))).toBeNull();
  await disableAccount(world.deps.db, person.email, new Date());
  expect(errorIn(await signInWith(world.visitor(), 'google'))).toBe('ACCOUNT_DISABLED');
  expect((await visitor.attempt('cars.list')).status).toBe(401);
});

test('log-ins at the same moment as the command leave no session behind', async () => {
  const owner = await world.newOwner();
  await Promise.all([
    ...Array.from({ length: 8 }, () => signIn(owner)),
    disableAccount(world.deps.db, owner.email, new Date()),
  ]);
  const { rows } = await world.deps.db.$client.query('select 1 from auth_session where user_id = $1', [
    owner.id,
  ]);
  expect(rows).toEqual([]);
});

test('a deletion by the operator is not taken back by logging in, but by the operator', async () => {
  const owner = await world.newOwner();
  expect(await deleteAccountOf(world.deps.db, owner.email, new Date(), 'later')).toBe(true);
  expect(await signIn(owner)).toMatchObject(refused);
  expect((await stateOf(owner.email))!.deletionRequestedAt).not.toBeNull();
  await runJob(world.deps, eraseAccounts);
  expect(await enableAccount(world.deps.db, owner.email)).toBe(true);
  expect((await signIn(owner)).status).toBe(200);
  expect(await stateOf(owner.email)).toMatchObject({ deletionRequestedAt: null, disabledAt: null });
});

test('enabling does not take back a deletion that the owner asked for before', async () => {
  const owner = await world.newOwner();
  await owner.call('account.delete', { password: owner.password });
  const asked = (await stateOf(owner.email))!.deletionRequestedAt;
  const later = new Date(Date.now() + 60_000);
  await deleteAccountOf(world.deps.db, owner.email, later, 'later');
  expect((await stateOf(owner.email))!.deletionRequestedAt).toEqual(asked);
  await enableAccount(world.deps.db, owner.email);
  expect(await stateOf(owner.email)).toMatchObject({ disabledAt: null, deletionRequestedAt: asked });
});

test('erased at once, nothing of the account is left', async () => {
  const owner = await world.newOwner();
  await newCar(owner);
  expect(await deleteAccountOf(world.deps.db, owner.email, new Date(), 'now')).toBe(true);
  expect(await stateOf(owner.email)).toBeUndefined();
  expect(await signIn(owner)).toMatchObject({ status: 401 });
  for (const command of [disableAccount, enableAccount])
    expect(await command(world.deps.db, owner.email, new Date())).toBe(false);
});
