import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { idFrom } from '#domain/make-id.ts';
import { newId } from '#server/platform/deps.ts';
import { authUser } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import { carDraft } from '#tests/people.ts';
import { mails, withMails, world } from '#tests/set-up.ts';
import { openWorld } from '#tests/world.ts';
import { insertSignUp, readSignUps } from './link-store.ts';
import { makeResetLink } from './make-reset-link.ts';

/** Two people sign up with one address; only one of them reads its mail. */
withMails();

const OWNERS = 'correct horse 7';
const SQUATTERS = 'wicked horse 6';

const signUp = (visitor: Visitor, email: string, password: string, name: string) =>
  visitor.send('POST', '/api/auth/sign-up/email', { json: { email, password, name } });
const canSignIn = async (email: string, password: string) =>
  (await world.visitor().send('POST', '/api/auth/sign-in/email', { json: { email, password } })).status ===
  200;
const session = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user ?? null;
const confirm = (token: string, password?: string, visitor = world.visitor()) =>
  visitor.call('account.confirmEmail', { token, ...(password === undefined ? {} : { password }) });
const tokensTo = async (email: string, count: number) => {
  const all = () => mails.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => all().length).toBe(count);
  return all().map(({ text }) => /token=([\w-]+)/.exec(text)![1]!);
};

async function both(first: string, second: string) {
  const email = `${newId()}@example.com`;
  const [early, late] = [world.visitor(), world.visitor()];
  expect((await signUp(early, email, first, 'First')).status).toBe(200);
  await early.call('profile.save', {
    termsVersion: POLICY.version,
    firstName: 'First',
    lastName: 'Person',
    phone: '+37126123456',
  });
  const [earlyToken] = await tokensTo(email, 1);
  expect(await signUp(late, email, second, 'Second')).toMatchObject({
    status: 422,
    body: { code: 'EMAIL_NOT_CONFIRMED' },
  });
  const [, lateToken] = await tokensTo(email, 2);
  return { email, early, late, earlyToken: earlyToken!, lateToken: lateToken! };
}

describe('an earlier sign-up without access to the mailbox', () => {
  test.each(['earlyToken', 'lateToken'] as const)('loses the account through the link %s', async (which) => {
    const { email, early, [which]: token } = await both(SQUATTERS, OWNERS);
    expect(await confirm(token)).toEqual({ outcome: 'password-needed' });
    expect(await confirm(token, 'no horse at all 5')).toEqual({ outcome: 'wrong-password' });
    expect(await confirm(token, OWNERS)).toEqual({ outcome: 'confirmed', email });
    expect(await session(early)).toBeNull();
    expect([await canSignIn(email, SQUATTERS), await canSignIn(email, OWNERS)]).toEqual([false, true]);
    const owner = world.visitor();
    await owner.send('POST', '/api/auth/sign-in/email', { json: { email, password: OWNERS } });
    expect(await session(owner)).toMatchObject({ name: 'Second', emailVerified: true });
    expect((await owner.call('profile.read')).profile).toBeNull();
  });

  test('cannot regain it by later sign-ups or older links', async () => {
    const { email, early, earlyToken, lateToken } = await both(SQUATTERS, OWNERS);
    const reset = await makeResetLink(world.deps.db, email, new Date());
    await confirm(lateToken, OWNERS);
    expect(await confirm(earlyToken, SQUATTERS, early)).toEqual({ outcome: 'used' });
    expect((await signUp(world.visitor(), email, SQUATTERS, 'Eve')).status).toBe(422);
    const json = { token: reset!.split('=')[1], newPassword: SQUATTERS };
    expect((await world.visitor().send('POST', '/api/auth/reset-password', { json })).status).toBe(400);
    expect(await canSignIn(email, SQUATTERS)).toBe(false);
  });

  test('also loses it to a password reset', async () => {
    const { email, early, lateToken } = await both(SQUATTERS, OWNERS);
    const reset = await makeResetLink(world.deps.db, email, new Date());
    const json = { token: reset!.split('=')[1], newPassword: 'third horse 10' };
    expect((await world.visitor().send('POST', '/api/auth/reset-password', { json })).status).toBe(200);
    expect(await session(early)).toBeNull();
    expect(await confirm(lateToken, SQUATTERS)).toEqual({ outcome: 'used' });
    const works = [SQUATTERS, OWNERS, 'third horse 10'].map((password) => canSignIn(email, password));
    expect(await Promise.all(works)).toEqual([false, false, true]);
  });
});

describe('a later sign-up without access to the mailbox', () => {
  test('changes nothing, sees nothing and gains nothing from the mail it caused', async () => {
    const { email, early, late, lateToken } = await both(OWNERS, SQUATTERS);
    const car = await early.call('cars.add', carDraft());
    expect(await session(late)).toBeNull();
    expect(await canSignIn(email, SQUATTERS)).toBe(false);
    expect(await confirm(lateToken, undefined, early)).toEqual({ outcome: 'confirmed' });
    expect(await session(early)).toMatchObject({ name: 'First', emailVerified: true });
    expect((await early.call('profile.read')).profile).toMatchObject({ lastName: 'Person' });
    expect((await early.call('cars.list')).cars).toEqual([car]);
    expect([await canSignIn(email, OWNERS), await canSignIn(email, SQUATTERS)]).toEqual([true, false]);
  });

  test('is stored as pending, at most the newest five', async () => {
    const { email } = await both(OWNERS, SQUATTERS);
    const [user] = await world.deps.db.select().from(authUser).where(eq(authUser.email, email));
    const expiresAt = new Date(Date.now() + 60_000);
    for (let n = 1; n <= 6; n++) {
      const signUp = { userId: user!.id, name: String(n), passwordHash: 'none' };
      const id = idFrom(Date.now() + n, randomBytes(10));
      await insertSignUp(world.deps.db, { id, signUp, expiresAt });
    }
    const waiting = await readSignUps(world.deps.db, user!.id, new Date());
    expect(waiting.map(({ name }) => name)).toEqual(['6', '5', '4', '3', '2']);
  });

  test('is pending for a day at most', async () => {
    const { email } = await both(OWNERS, SQUATTERS);
    const inHours = (hours: number) => world.setClock(new Date(Date.now() + hours * 3_600_000));
    try {
      inHours(23);
      await world.visitor().send('POST', '/api/auth/send-verification-email', { json: { email } });
      const [, , token] = await tokensTo(email, 3);
      inHours(25);
      expect(await confirm(token!, SQUATTERS)).toEqual({ outcome: 'wrong-password' });
    } finally {
      world.setClock();
    }
  });
});

test('a stranger’s session does not confirm an address', async () => {
  const { lateToken } = await both(SQUATTERS, OWNERS);
  const stranger = world.visitor();
  await signUp(stranger, `${newId()}@example.com`, OWNERS, 'Other');
  expect(await confirm(lateToken, undefined, stranger)).toEqual({ outcome: 'password-needed' });
});

test('limits password guesses for one link to ten a minute', async () => {
  const limited = await openWorld({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', RATE_LIMITS: 'on' },
  });
  try {
    const email = `${newId()}@example.com`;
    await signUp(limited.visitor(), email, OWNERS, 'Anna');
    const [token] = await tokensTo(email, 1);
    const guess = () =>
      limited.visitor().attempt('account.confirmEmail', { token, password: 'no horse at all 5' });
    for (let tried = 0; tried < 10; tried++) expect((await guess()).status).toBe(200);
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const [user] = await limited.deps.db.select().from(authUser).where(eq(authUser.email, email));
    expect(user?.emailVerified).toBe(false);
  } finally {
    await limited.close();
  }
});

describe('a link for a new password', () => {
  async function confirmed() {
    const email = `${newId()}@example.com`;
    const owner = world.visitor();
    await signUp(owner, email, OWNERS, 'Anna');
    await owner.call('account.confirmEmail', { token: (await tokensTo(email, 1))[0]! });
    const link = await makeResetLink(world.deps.db, email, new Date());
    const reset = () =>
      world.visitor().send('POST', '/api/auth/reset-password', {
        json: { token: link!.split('=')[1], newPassword: SQUATTERS },
      });
    return { email, owner, reset };
  }

  test('is void once the password has changed', async () => {
    const { owner, reset } = await confirmed();
    const change = (currentPassword: string) =>
      owner.send('POST', '/api/auth/change-password', {
        json: { currentPassword, newPassword: 'new horse 11' },
      });
    expect((await change('not mine 1')).status).toBe(400);
    expect((await change(OWNERS)).status).toBe(200);
    expect(await reset()).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  });

  test('stays valid if changing the password fails', async () => {
    const { owner, reset } = await confirmed();
    await owner.send('POST', '/api/auth/change-password', {
      json: { currentPassword: 'not mine 1', newPassword: 'new horse 11' },
    });
    expect((await reset()).status).toBe(200);
  });

  test('is void once another one was used', async () => {
    const { email, reset } = await confirmed();
    const other = await makeResetLink(world.deps.db, email, new Date());
    const json = { token: other!.split('=')[1], newPassword: 'new horse 11' };
    expect((await world.visitor().send('POST', '/api/auth/reset-password', { json })).status).toBe(200);
    expect(await reset()).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  });

  test('is void once the address has changed', async () => {
    const { owner, reset } = await confirmed();
    const newEmail = `${newId()}@example.org`;
    await owner.call('account.changeEmail', { newEmail, password: OWNERS });
    await owner.call('account.confirmEmail', { token: (await tokensTo(newEmail, 1))[0]! });
    expect((await session(owner))?.email).toBe(newEmail);
    expect(await reset()).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  });
});
