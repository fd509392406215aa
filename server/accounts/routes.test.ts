import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { newId } from '#server/platform/deps.ts';
import { authAccount, authUser } from './table.ts';
import type { Visitor } from '#tests/client.ts';
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

const tokenIn = (visitor: Visitor) => decodeURIComponent(visitor.cookie.split('=')[1]!).split('.')[0]!;

describe('signing up', () => {
  test(
    'creates an owner with a lower-cased address and signs in',
    { tags: ['CALL-01', 'VAL-05', 'GEN-02', 'ENT-70', 'ENT-71'] },
    async () => {
      const visitor = world.visitor();
      const local = newId();
      const answer = await signUp(visitor, {
        email: `${local.toUpperCase()}@Example.COM`,
        name: 'Anna',
      });
      expect(answer.status).toBe(200);
      const email = `${local}@example.com`;
      expect((await session(visitor))!.user).toMatchObject({
        email,
        name: 'Anna',
        role: 'owner',
        onboardingCompleted: false,
      });
      const [stored] = await world.deps.db.select().from(authUser).where(eq(authUser.email, email));
      expect(stored).toMatchObject({ role: 'owner' });
      await visitor.call('profile.save', {
        termsVersion: POLICY.version,
        firstName: 'Anna',
        lastName: 'Bērziņa',
      });
      expect((await visitor.call('profile.read')).profile).toMatchObject({ email, role: 'owner' });
      expect((await signIn(world.visitor(), email.toUpperCase())).status).toBe(200);
    },
  );

  test(
    'ignores a role, an id or a confirmation sent by the browser (D96)',
    { tags: ['ROLE-01', 'ENT-70', 'GEN-02'] },
    async () => {
      for (const role of ['mechanic', 'user', '']) {
        const anyone = world.visitor();
        expect((await signUp(anyone, { role })).status).toBe(200);
        expect((await session(anyone))!.user.role).toBe('owner');
      }
      const id = newId();
      const visitor = world.visitor();
      const sent = { role: 'admin', id, emailVerified: false, accountStatus: 'vip' };
      expect((await signUp(visitor, sent)).status).toBe(200);
      await visitor.send('POST', '/api/auth/update-user', { json: { role: 'admin' } });
      await visitor.send('POST', '/api/auth/update-user', { json: { name: 'Anna B', emailVerified: false } });
      const { user } = (await session(visitor))!;
      expect(user.id).not.toBe(id);
      const [stored] = await world.deps.db.select().from(authUser).where(eq(authUser.id, user.id));
      expect(stored).toMatchObject({ role: 'owner', emailVerified: true });
      const profile = await visitor.attempt('profile.save', {
        termsVersion: POLICY.version,
        firstName: 'Anna',
        lastName: 'Bērziņa',
        ...sent,
        email: 'other@example.com',
      });
      expect(profile.body).toMatchObject({
        id: user.id,
        email: user.email,
        role: 'owner',
        accountStatus: 'active',
      });
    },
  );

  test(
    'refuses a weak password with the reasons',
    { tags: ['ERR-18', 'VAL-06', 'VAL-07', 'VAL-08'] },
    async () => {
      const reasons = async (word: unknown) => {
        const { status, body } = await signUp(world.visitor(), { password: word });
        expect([status, (body as { code: string }).code]).toEqual([400, 'WEAK_PASSWORD']);
        return (body as { data: { reasons: string[] } }).data.reasons;
      };
      expect(await reasons('short1')).toEqual(['Password must be at least 8 characters.']);
      expect(await reasons('12345678')).toEqual(['Include at least one letter.']);
      expect(await reasons('abcdefgh')).toEqual(['Include at least one number.']);
      expect(await reasons('---')).toEqual([
        'Password must be at least 8 characters.',
        'Include at least one letter.',
        'Include at least one number.',
      ]);
      expect(await reasons('Password123!')).toEqual([
        'Password is too weak. Please choose a stronger password.',
      ]);
      expect((await signUp(world.visitor(), { password: 'āčēģīķļ8' })).status).toBe(200);
      expect((await signUp(world.visitor(), { password: 'correct horse 7'.padEnd(128, 'x') })).status).toBe(
        200,
      );
      expect(await reasons(`${'x'.repeat(128)}1`)).toHaveLength(1);
    },
  );

  test('refuses an invalid or taken address in the usual error shape', { tags: ['VAL-04'] }, async () => {
    const long = `${'x'.repeat(250)}@example.com`;
    for (const email of ['nobody', 'a@b', '', 7, long]) {
      const { status, body } = await signUp(world.visitor(), { email });
      expect([email, status, (body as { defined: boolean }).defined]).toEqual([email, 400, true]);
      if (email === long) expect(body).toMatchObject({ message: 'Please enter a valid email address.' });
    }
    const owner = await world.newOwner();
    const again = await signUp(world.visitor(), { email: owner.email.toUpperCase() });
    expect(again).toMatchObject({ status: 422, body: { defined: true, status: 422 } });
    expect((again.body as { message: string }).message.toLowerCase()).toContain('email');
    expect((await signIn(world.visitor(), owner.email, owner.password)).status).toBe(200);
  });

  test('does not store the password in plain text', async () => {
    const owner = await world.newOwner();
    const [account] = await world.deps.db.select().from(authAccount).where(eq(authAccount.userId, owner.id));
    expect(account!.password).not.toContain(owner.password);
    expect(account!.password!.length).toBeGreaterThan(60);
  });
});

describe('signing in and out', () => {
  test(
    'opens a session that ends on the server at sign-out',
    { tags: ['CALL-03', 'CALL-07', 'CALL-08', 'ERR-16'] },
    async () => {
      const owner = await world.newOwner();
      const visitor = world.visitor();
      expect(await session(visitor)).toBeNull();
      expect((await signIn(visitor, owner.email)).status).toBe(200);
      expect((await session(visitor))!.user.id).toBe(owner.id);
      const stolen = world.visitor();
      stolen.cookie = visitor.cookie;
      const signedOut = await visitor.send('POST', '/api/auth/sign-out', { json: {} });
      expect(signedOut.status).toBe(200);
      expect(signedOut.headers.get('clear-site-data')).toBe('"cache"');
      expect(visitor.cookie).toBe('');
      // A browser that still presents the ended session drops the files it cached (D107).
      const ended = await stolen.send('GET', '/api/session');
      expect(ended.headers.get('clear-site-data')).toBe('"cache"');
      for (const cookie of ['', 'carful.session_token=forged.signature', owner.cookie]) {
        const answer = await Object.assign(world.visitor(), { cookie }).send('GET', '/api/session');
        expect([cookie, answer.headers.get('clear-site-data')]).toEqual([cookie, null]);
      }
      expect(await session(stolen)).toBeNull();
      expect(await stolen.attempt('cars.list')).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHORIZED' },
      });
      expect((await owner.attempt('cars.list')).status).toBe(200);
    },
  );

  test(
    'each of these calls has one method',
    { tags: ['CALL-01', 'CALL-03', 'CALL-07', 'CALL-08', 'CALL-11'] },
    async () => {
      const owner = await world.newOwner();
      const paths = ['sign-up/email', 'sign-in/email', 'sign-out', 'request-password-reset', 'update-user'];
      for (const path of paths)
        for (const method of ['GET', 'PUT', 'DELETE'])
          expect([path, (await owner.send(method, `/api/auth/${path}`)).status]).toEqual([path, 404]);
      for (const method of ['POST', 'PUT', 'DELETE'])
        expect([method, (await owner.send(method, '/api/session')).status]).toEqual([method, 404]);
      expect((await session(owner))!.user.id).toBe(owner.id);
    },
  );

  test('answers a wrong password and an unknown address alike', { tags: ['ERR-17'] }, async () => {
    const owner = await world.newOwner();
    const wrong = await signIn(world.visitor(), owner.email, 'wrong horse 8');
    const unknown = await signIn(world.visitor(), newEmail(), 'wrong horse 8');
    expect(wrong).toMatchObject({
      status: 401,
      body: { defined: true, code: 'INVALID_EMAIL_OR_PASSWORD', status: 401 },
    });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('no response body contains a token, and no endpoint returns one (D4)', async () => {
    const visitor = world.visitor();
    const email = newEmail();
    const answers = [await signUp(visitor, { email })];
    const tokens = [tokenIn(visitor)];
    answers.push(await signIn(visitor, email));
    tokens.push(tokenIn(visitor));
    for (const path of [
      'get-session',
      'list-sessions',
      'update-session',
      'token',
      'list-accounts',
      'account-info',
    ]) {
      answers.push(
        await visitor.send('GET', `/api/auth/${path}`),
        await visitor.send('POST', `/api/auth/${path}`, { json: {} }),
      );
    }
    answers.push(await visitor.send('POST', '/api/auth/update-user', { json: { name: 'B' } }));
    answers.push(await visitor.send('GET', '/api/session'), await visitor.send('GET', '/api/profile'));
    answers.push(
      await visitor.send('POST', '/api/auth/change-password', {
        json: { currentPassword: password, newPassword: 'other horse 9', revokeOtherSessions: true },
      }),
    );
    tokens.push(tokenIn(visitor));
    answers.push(await visitor.send('POST', '/api/auth/sign-out', { json: {} }));
    expect(new Set(tokens).size).toBe(3);
    for (const { body } of answers) {
      const raw = Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
      for (const token of tokens) expect(raw).not.toContain(token);
      expect(raw).not.toMatch(/"(token|session_token|accessToken|password)"/);
    }
  });
});
