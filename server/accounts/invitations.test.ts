import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Visitor } from '#tests/client.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { runJob } from '#tests/run-job.ts';
import { errorIn, openIdPerson, signInWith } from '#tests/openid-sign-in.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { openWorld, type World } from '#tests/world.ts';
import { newId } from '#server/platform/deps.ts';
import { listInvitations, deleteInvitation } from './invitation-store.ts';
import { eraseAccounts } from './jobs.ts';
import { makeInvitation } from './make-invitation.ts';

let database: TestDatabase;
let google: OpenIdServer;
/** Two processes of one installation. */
let world: World;
let other: World;

beforeAll(async () => {
  [database, google] = await Promise.all([startTestDatabase(), startOpenIdServer(openIdPerson())]);
  const env = { ...google.googleEnv, SIGN_UP: 'invite', LOG_LEVEL: 'silent' };
  const options = { databaseUrl: database.url, dataDir: database.folder, env };
  world = await openWorld(options);
  other = await openWorld(options);
  expect((await signUp(newAccount())).status, 'the first account needs no invitation').toBe(200);
});
beforeEach(() => world.setClock());
afterAll(async () => {
  await Promise.all([world.close(), other.close()]);
  await google.stop();
  await database.stop();
});

type NewAccount = { email: string; password: string; name: string; invitation?: string };
const newAccount = (invitation?: string): NewAccount => ({
  email: `${newId()}@example.com`,
  password: 'correct horse 7',
  name: 'Anna',
  ...(invitation === undefined ? {} : { invitation }),
});
const signUp = (json: NewAccount, at = world) =>
  at.visitor().send('POST', '/api/auth/sign-up/email', { json });
const refused = (code: string) => ({ status: 403, body: { defined: true, code, status: 403 } });

async function invite(email: string | null = null, now = new Date()): Promise<{ id: string; token: string }> {
  const { id, path } = await makeInvitation(world.deps.db, { email, days: 7, now });
  return { id, token: new URL(path, world.baseUrl).searchParams.get('invitation')! };
}

async function viaGoogle(invitation?: string): Promise<{ visitor: Visitor; error: string | null }> {
  const visitor = world.visitor();
  return { visitor, error: errorIn(await signInWith(visitor, 'google', invitation)) };
}
const emailOf = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user.email;

describe('a server for invited people', () => {
  test('tells pages so, and refuses who has no invitation, by e-mail and by Google', async () => {
    expect((await world.visitor().call('session.read')).features.signUp).toBe('invite');
    expect(await signUp(newAccount())).toMatchObject(refused('INVITATION_NEEDED'));
    expect(await signUp(newAccount('x'.repeat(43)))).toMatchObject(refused('INVITATION_INVALID'));
    google.person = openIdPerson();
    expect((await viaGoogle()).error).toBe('INVITATION_NEEDED');
    expect((await viaGoogle('x'.repeat(43))).error).toBe('INVITATION_INVALID');
    const { rows } = await world.deps.db.$client.query('select 1 from auth_user where email = $1', [
      google.person.email,
    ]);
    expect(rows).toEqual([]);
  });

  test('an invitation makes one account, and log-in goes on as before', async () => {
    const { token } = await invite();
    const account = newAccount(token);
    expect((await signUp(account)).status).toBe(200);
    expect(await signUp(newAccount(token), other)).toMatchObject(refused('INVITATION_INVALID'));
    const json = { email: account.email, password: account.password };
    expect((await other.visitor().send('POST', '/api/auth/sign-in/email', { json })).status).toBe(200);
  });

  test('of twelve sign-ups at once with one invitation, on two processes, one succeeds', async () => {
    const { token } = await invite();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => signUp(newAccount(token), at % 2 ? other : world)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject(refused('INVITATION_INVALID'));
  });

  test('an invitation goes with somebody to Google and back', async () => {
    const { token } = await invite();
    google.person = openIdPerson();
    const { visitor, error } = await viaGoogle(token);
    expect(error).toBeNull();
    expect(await emailOf(visitor)).toBe(google.person.email);
    const known = google.person.email;
    expect(await emailOf((await viaGoogle()).visitor), 'a log-in needs none').toBe(known);
    google.person = openIdPerson();
    expect((await viaGoogle(token)).error).toBe('INVITATION_INVALID');
  });

  test('the cookie of an invitation is marked secure over https', async () => {
    const { token } = await invite();
    const env = {
      ...google.googleEnv,
      SIGN_UP: 'invite',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://cars.example.org',
    };
    const secure = await openWorld({ databaseUrl: database.url, dataDir: database.folder, env });
    try {
      const { headers } = await secure.visitor().send('POST', '/api/auth/sign-in/social', {
        json: { provider: 'google', invitation: token },
        headers: { origin: 'https://cars.example.org' },
      });
      const cookies = headers.getSetCookie().filter((cookie) => cookie.includes(token));
      expect(cookies).toEqual([
        `__Secure-carful.invitation=${token}; Max-Age=600; Path=/api/auth/callback; HttpOnly; SameSite=Lax; Secure`,
      ]);
    } finally {
      await secure.close();
    }
  });

  test('an invitation for an address is of no use to another', async () => {
    const account = newAccount();
    const { token } = await invite(account.email);
    expect(await signUp(newAccount(token))).toMatchObject(refused('INVITATION_INVALID'));
    const written = { ...account, email: account.email.toUpperCase(), invitation: token };
    expect((await signUp(written)).status).toBe(200);
  });

  test('an invitation ends by time and by the operator', async () => {
    const { token } = await invite(null, new Date(Date.now() - 8 * 24 * 3_600_000));
    expect(await signUp(newAccount(token))).toMatchObject(refused('INVITATION_INVALID'));
    const revoked = await invite();
    expect(await deleteInvitation(world.deps.db, revoked.id)).toBe(true);
    expect(await signUp(newAccount(revoked.token))).toMatchObject(refused('INVITATION_INVALID'));
    expect(await deleteInvitation(world.deps.db, revoked.id)).toBe(false);
  });

  test('stays used when its account is erased, and its address is forgotten', async () => {
    const account = newAccount();
    const { id, token } = await invite(account.email);
    expect((await signUp({ ...account, invitation: token })).status).toBe(200);
    const stored = async () => (await listInvitations(world.deps.db)).find((each) => each.id === id);
    expect(await stored()).toMatchObject({ usedBy: account.email });
    await world.deps.db.$client.query(
      "update auth_user set deletion_requested_at = now() - interval '31 days' where email = $1",
      [account.email],
    );
    await runJob(world.deps, eraseAccounts);
    expect(await stored()).toBeUndefined();
    expect(await signUp({ ...account, invitation: token })).toMatchObject(refused('INVITATION_INVALID'));
  });

  test('the token is stored as a hash, and no answer names the invitation', async () => {
    const { id, token } = await invite();
    const { body } = await signUp(newAccount(token));
    expect(JSON.stringify(body)).not.toContain(id);
    const { rows } = await world.deps.db.$client.query<{ row: string }>(
      'select i::text || u::text as row from invitations i left join auth_user u on u.invitation_id = i.id',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
