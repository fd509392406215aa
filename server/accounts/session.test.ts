import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { newId } from '#server/platform/deps.ts';
import { authSession, users } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import { openWorld } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const password = 'correct horse 7';
const newEmail = () => `${newId()}@example.com`;
const signUp = (visitor: Visitor, changes: Record<string, unknown> = {}) =>
  visitor.send('POST', '/api/auth/sign-up/email', {
    json: { email: newEmail(), password, name: 'Anna', ...changes },
  });
const signIn = (visitor: Visitor, email: string, word = password) =>
  visitor.send('POST', '/api/auth/sign-in/email', { json: { email, password: word } });
const session = async (visitor: Visitor) => (await visitor.call('session.read')).session;
const row = async (id: string) => (await world.deps.db.select().from(users).where(eq(users.id, id)))[0];

describe('the session', () => {
  const cookies = async (env: Record<string, string>) => {
    const other = await openWorld({ env });
    try {
      const visitor = other.visitor();
      const answer = await visitor.send('POST', '/api/auth/sign-up/email', {
        json: { email: newEmail(), password, name: 'Anna' },
        ...(env['PUBLIC_URL'] ? { headers: { origin: env['PUBLIC_URL'] } } : {}),
      });
      expect(answer.status).toBe(200);
      return answer.headers.getSetCookie();
    } finally {
      await other.close();
    }
  };

  test('is an HttpOnly, SameSite cookie; Secure only over https', async () => {
    const [plain, ...more] = await cookies({});
    expect(more).toEqual([]);
    expect(plain).toMatch(/^carful\.session_token=/);
    for (const flag of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\/(;|$)/i, /; Max-Age=2592000/i])
      expect(plain).toMatch(flag);
    expect(plain).not.toMatch(/secure|domain/i);
    const [secure] = await cookies({ PUBLIC_URL: 'https://cars.example.org' });
    expect(secure).toMatch(/^__Secure-carful\.session_token=.*; HttpOnly/i);
    expect(secure).toMatch(/; Secure/i);
    const [http] = await cookies({ PUBLIC_URL: 'http://cars.example.org' });
    expect(http).not.toMatch(/secure/i);
  });

  test(
    'is renewed by reading it once it is a day old, but not after it has ended',
    { tags: ['CALL-12', 'CALL-13'] },
    async () => {
      const owner = await world.newOwner();
      const { db } = world.deps;
      const fresh = await owner.attempt('session.read');
      expect(fresh.headers.getSetCookie()).toEqual([]);
      const DAY = 86_400_000;
      const expires = (at: number) =>
        db
          .update(authSession)
          .set({ expiresAt: new Date(at) })
          .where(eq(authSession.userId, owner.id));
      await expires(Date.now() + 28.5 * DAY);
      const renewed = await owner.attempt('session.read');
      const { expiresAt } = (renewed.body as { session: { expiresAt: string } }).session;
      expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 29.9 * DAY);
      expect(renewed.headers.getSetCookie().join()).toMatch(/^carful\.session_token=.*HttpOnly/i);
      expect((await owner.attempt('cars.list')).status).toBe(200);
      await expires(Date.now() - 1000);
      expect(await owner.attempt('cars.list')).toMatchObject({ status: 401 });
      const ended = await owner.attempt('session.read');
      expect(ended.body).toMatchObject({ session: null });
      // A late response must not clear the cookie of a newer session.
      expect(ended.headers.getSetCookie()).toEqual([]);
    },
  );

  test(
    'the completed tutorial is stored with the user',
    { tags: ['CALL-09', 'STAT-56', 'ENT-71'] },
    async () => {
      const visitor = world.visitor();
      const email = newEmail();
      await signUp(visitor, { email });
      const other = world.visitor();
      await signUp(other);
      expect((await session(visitor))!.user.onboardingCompleted).toBe(false);
      const update = await visitor.send('POST', '/api/auth/update-user', {
        json: { onboardingCompleted: true },
      });
      expect(update.status).toBe(200);
      expect((await session(visitor))!.user.onboardingCompleted).toBe(true);
      // A later change of another field keeps it.
      const renamed = await visitor.send('POST', '/api/auth/update-user', { json: { name: 'Anna Marija' } });
      expect(renamed.status).toBe(200);
      expect((await session(visitor))!.user).toMatchObject({
        name: 'Anna Marija',
        onboardingCompleted: true,
      });
      const elsewhere = world.visitor();
      await signIn(elsewhere, email);
      expect((await session(elsewhere))!.user.onboardingCompleted).toBe(true);
      expect((await session(other))!.user.onboardingCompleted).toBe(false);
      const anyone = await world
        .visitor()
        .send('POST', '/api/auth/update-user', { json: { onboardingCompleted: true } });
      expect(anyone.status).toBe(401);
    },
  );
});

describe('the profile row', () => {
  const person = async () => {
    const visitor = world.visitor();
    const email = newEmail();
    await signUp(visitor, { email });
    return { visitor, email, id: (await session(visitor))!.user.id };
  };

  test(
    'is missing until saved; saving twice gives one row',
    { tags: ['CALL-15', 'CALL-16', 'CALL-18', 'ENT-61', 'ENT-62', 'ENT-66', 'ENT-67', 'ENT-68'] },
    async () => {
      const { visitor, email, id } = await person();
      expect(await visitor.call('profile.read')).toEqual({ profile: null });
      const first = await visitor.call('profile.save', {
        termsVersion: POLICY.version,
        firstName: ' Anna ',
        lastName: 'Kalniņa',
        phone: '',
      });
      expect(first).toMatchObject({
        id,
        email,
        firstName: 'Anna',
        lastName: 'Kalniņa',
        phone: null,
        role: 'owner',
        accountStatus: 'active',
      });
      const long = new Date('2020-01-01T00:00:00Z');
      await world.deps.db.update(users).set({ updatedAt: long }).where(eq(users.id, id));
      const second = await visitor.call('profile.save', {
        termsVersion: POLICY.version,
        firstName: 'Anna Marija',
        lastName: 'Bērziņa',
        phone: '+37126123456',
      });
      expect(await visitor.call('profile.read')).toEqual({ profile: second });
      const rows = await world.deps.db.select().from(users).where(eq(users.email, email));
      expect(rows).toEqual([
        expect.objectContaining({
          id,
          firstName: 'Anna Marija',
          lastName: 'Bērziņa',
          phoneNumber: '+37126123456',
        }),
      ]);
      expect(Date.parse(second.updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt));
      const names = { firstName: 'Anna', lastName: 'Bērziņa' };
      for (const none of [{ phone: '' }, { phone: ' ' }, {}]) {
        await visitor.call('profile.save', { termsVersion: POLICY.version, ...names, phone: '+37126123456' });
        await visitor.call('profile.save', { termsVersion: POLICY.version, ...names, ...none });
        const [row] = await world.deps.db.select().from(users).where(eq(users.id, id));
        expect([none, row!.phoneNumber]).toEqual([none, null]);
      }
    },
  );

  test(
    'a sign-in updates last seen and restores an active owner',
    { tags: ['ENT-63', 'ENT-64', 'ENT-65', 'ENT-69', 'CALL-17', 'STAT-61', 'STAT-62'] },
    async () => {
      const [owner, bystander] = [await world.newOwner(), await world.newOwner()];
      const long = new Date('2020-01-01T00:00:00Z');
      const old = {
        role: 'other',
        accountStatus: 'asleep',
        deletedAt: long,
        lastSeen: long,
        updatedAt: long,
        firstName: 'Kept',
      };
      const age = (id: string) => world.deps.db.update(users).set(old).where(eq(users.id, id));
      await age(bystander.id);
      const before = Date.now();
      for (const _signIn of [1, 2]) {
        await age(owner.id);
        await world.deps.db.update(users).set({ email: newEmail() }).where(eq(users.id, owner.id));
        await signIn(world.visitor(), owner.email);
        const after = (await row(owner.id))!;
        expect(after).toMatchObject({
          id: owner.id,
          email: owner.email,
          role: 'owner',
          accountStatus: 'active',
          deletedAt: null,
          firstName: 'Kept',
        });
        expect(after.lastSeen.getTime()).toBeGreaterThanOrEqual(before);
        expect(after.lastSeen.getTime()).toBeLessThanOrEqual(Date.now());
        expect(after.updatedAt).toEqual(long);
      }
      expect(await row(bystander.id)).toMatchObject(old);
      const draft = { firstName: 'Anna', lastName: 'Kalniņa' };
      await age(owner.id);
      await owner.call('profile.save', draft);
      const saved = (await row(owner.id))!;
      expect(saved.updatedAt.getTime()).toBeGreaterThanOrEqual(before);
      // Saving a profile is not a sign-in.
      expect(saved.lastSeen).toEqual(long);
      expect(saved).toMatchObject({ role: 'owner', accountStatus: 'active' });
      await world.deps.db.delete(users).where(eq(users.id, owner.id));
      await owner.call('profile.save', { ...draft, termsVersion: POLICY.version });
      const made = (await row(owner.id))!;
      expect(made).toMatchObject({ role: 'owner', accountStatus: 'active', deletedAt: null });
      for (const at of [made.lastSeen, made.updatedAt]) expect(at.getTime()).toBeGreaterThanOrEqual(before);
    },
  );

  test('a failed sign-in changes nothing, and no sign-in creates a row (D106)', async () => {
    const { visitor, id } = await person();
    const email = (await session(visitor))!.user.email;
    await signIn(world.visitor(), email);
    expect(await row(id)).toBeUndefined();
    const owner = await world.newOwner();
    const { lastSeen } = (await row(owner.id))!;
    await signIn(world.visitor(), owner.email, 'wrong horse 8');
    expect((await row(owner.id))!.lastSeen).toEqual(lastSeen);
  });
});
