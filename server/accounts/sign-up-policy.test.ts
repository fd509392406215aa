import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { openIdPerson, signInWith } from '#tests/openid-sign-in.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let database: TestDatabase;
let google: OpenIdServer;
/** Two processes of one installation: whoever signs up while it is open must be able to log in once it is closed. */
let open: World;
let closed: World;

beforeAll(async () => {
  [database, google] = await Promise.all([startTestDatabase(), startOpenIdServer(openIdPerson())]);
  const shared = { databaseUrl: database.url, dataDir: database.folder };
  const env = { ...google.googleEnv, LOG_LEVEL: 'silent' };
  open = await openWorld({ ...shared, env });
  closed = await openWorld({ ...shared, env: { ...env, SIGN_UP: 'closed' } });
});
afterAll(async () => {
  await Promise.all([open.close(), closed.close()]);
  await google.stop();
  await database.stop();
});

const newAccount = () => ({ email: `${newId()}@example.com`, password: 'correct horse 7', name: 'Anna' });
type NewAccount = ReturnType<typeof newAccount>;
const signUp = (world: World, json: NewAccount) =>
  world.visitor().send('POST', '/api/auth/sign-up/email', { json });
const signIn = (world: World, json: NewAccount) =>
  world.visitor().send('POST', '/api/auth/sign-in/email', { json });

const signUpOf = async (world: World) => (await world.visitor().call('session.read')).features.signUp;
const emailOf = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user.email;
const isRefused = { status: 403, body: { defined: true, code: 'SIGN_UP_CLOSED', status: 403 } };

describe('a server closed for sign-up', () => {
  test('lets the first account be made, and tells pages that it is closed from then on', async () => {
    expect([await signUpOf(open), await signUpOf(closed)]).toEqual(['open', 'open']);
    expect((await signUp(closed, newAccount())).status).toBe(200);
    expect([await signUpOf(open), await signUpOf(closed)]).toEqual(['open', 'closed']);
    // A mistyped or someone else's address closes nothing.
    const confirm = (isConfirmed: boolean) =>
      closed.deps.db.$client.query('update auth_user set email_verified = $1', [isConfirmed]);
    await confirm(false);
    expect(await signUpOf(closed)).toBe('open');
    await confirm(true);
    expect(await signUpOf(closed)).toBe('closed');
  });

  test('refuses a new account by e-mail, a known address with the same answer', async () => {
    const known = newAccount();
    expect((await signUp(open, known)).status).toBe(200);
    const unknown = newAccount();
    const refused = await signUp(closed, unknown);
    expect(refused).toMatchObject(isRefused);
    expect((await signUp(closed, known)).body).toEqual(refused.body);
    expect((await signIn(open, unknown)).status).toBe(401);
  });

  test('refuses a new account by Google, and keeps nothing of it', async () => {
    google.person = openIdPerson();
    const visitor = closed.visitor();
    const { location } = await signInWith(visitor, 'google');
    const { pathname, searchParams } = new URL(location, closed.baseUrl);
    expect([pathname, searchParams.get('error')]).toEqual(['/auth/callback', 'SIGN_UP_CLOSED']);
    expect(await emailOf(visitor)).toBeUndefined();
    const { rows } = await closed.deps.db.$client.query('select 1 from auth_user where email = $1', [
      google.person.email,
    ]);
    expect(rows).toEqual([]);
  });

  test('signs existing accounts in as before', async () => {
    const account = newAccount();
    await signUp(open, account);
    expect((await signIn(closed, account)).status).toBe(200);
    google.person = openIdPerson();
    expect((await signInWith(open.visitor(), 'google')).location).toBe('/auth/callback');
    const visitor = closed.visitor();
    const { location } = await signInWith(visitor, 'google');
    expect(location).toBe('/auth/callback');
    expect(await emailOf(visitor)).toBe(google.person.email);
  });
});
