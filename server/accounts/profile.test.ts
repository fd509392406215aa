import { POLICY } from '#domain/accounts/policy/edition.ts';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openLog } from '#server/platform/log.ts';
import { users } from './table.ts';
import { faults } from '#tests/applied-once.ts';
import type { Visitor } from '#tests/client.ts';
import { openWorld } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const password = 'correct horse 7';
const session = async (visitor: Visitor) => (await visitor.call('session.read')).session;

test(
  'an e-mail of another profile row is refused as taken, and nothing is written',
  { tags: ['ERR-07', 'CALL-15'] },
  async () => {
    const [owner, other] = [await world.newOwner(), await world.newOwner()];
    const { db } = world.deps;
    await db.delete(users).where(eq(users.id, owner.id));
    // Only a manual change in the database causes this: the app keeps both addresses of an account equal.
    await db.update(users).set({ email: owner.email }).where(eq(users.id, other.id));
    const answer = await owner.attempt('profile.save', {
      termsVersion: POLICY.version,
      firstName: 'Eve',
      lastName: 'Other',
    });
    expect(answer).toMatchObject({ status: 409, body: { defined: true, code: 'EMAIL_TAKEN', status: 409 } });
    expect(JSON.stringify(answer.body)).not.toContain(owner.email);
    expect((await owner.call('profile.read')).profile).toBeNull();
    expect((await other.call('profile.read')).profile).toMatchObject({ firstName: 'Anna' });
  },
);

test(
  'sign-in succeeds even if the profile row cannot be saved; the failure is logged',
  { tags: ['CALL-20'] },
  async () => {
    let logged = '';
    const sink = new PassThrough();
    sink.on('data', (line: Buffer) => (logged += line.toString()));
    const heard = await openWorld({ log: openLog('error', sink) });
    const { db } = world.deps;
    try {
      const { id, email, password } = await heard.newOwner();
      await db.execute(`create function refuse_row() returns trigger language plpgsql as $$
      begin raise exception 'the row is refused'; end $$`);
      await db.execute(`create trigger refuse_row before update on users
      for each row when (new.id = '${id}') execute function refuse_row()`);
      const visitor = heard.visitor();
      const answer = await visitor.send('POST', '/api/auth/sign-in/email', { json: { email, password } });
      expect(answer.status).toBe(200);
      expect((await visitor.call('session.read')).session?.user.id).toBe(id);
      expect(logged).toContain('a sign-in could not be recorded in the profile');
      expect(logged).toContain('the row is refused');
    } finally {
      await db.execute('drop function if exists refuse_row cascade');
      await heard.close();
    }
  },
);

test(
  'a weak new password is refused as at sign-up',
  { tags: ['ERR-18', 'VAL-06', 'VAL-07', 'VAL-08'] },
  async () => {
    const owner = await world.newOwner();
    for (const [path, given] of [
      ['change-password', { currentPassword: owner.password }],
      ['reset-password', { token: 'any' }],
    ] as const)
      for (const [newPassword, reason] of [
        ['short1', 'Password must be at least 8 characters.'],
        ['12345678', 'Include at least one letter.'],
        ['abcdefgh', 'Include at least one number.'],
      ] as const) {
        const json = { ...given, newPassword };
        expect(await owner.send('POST', `/api/auth/${path}`, { json })).toMatchObject({
          status: 400,
          body: { code: 'WEAK_PASSWORD', data: { reasons: [reason] } },
        });
      }
  },
);

test('sign-in without an address or a password says what is missing', { tags: ['VAL-15'] }, async () => {
  for (const json of [
    {},
    { email: 'anna@example.com' },
    { password: 'correct horse 7' },
    { email: '', password: '' },
    { email: '', password: 'correct horse 7' },
    { email: 'anna@example.com', password: '' },
  ]) {
    expect(await world.visitor().send('POST', '/api/auth/sign-in/email', { json })).toMatchObject({
      status: 400,
      body: {
        code: 'CREDENTIALS_MISSING',
        message: 'You must provide either an email or phone number and a password',
      },
    });
  }
});

describe('values that no form sends', () => {
  const refused = { status: 400, body: { defined: true, code: 'BAD_REQUEST' } };

  test('are refused with the field, and change nothing', async () => {
    const owner = await world.newOwner();
    const before = await session(owner);
    const update = (json: unknown) => owner.send('POST', '/api/auth/update-user', { json });
    for (const json of [
      { onboardingCompleted: 'x' },
      { onboardingCompleted: 1 },
      { name: 7 },
      { name: {} },
    ]) {
      const fields = [{ path: Object.keys(json)[0], phrase: 'Missing information' }];
      expect(await update(json)).toMatchObject({ ...refused, body: { ...refused.body, data: { fields } } });
    }
    expect((await update({ name: null, onboardingCompleted: null })).status).toBe(400);
    expect(await session(owner)).toEqual(before);
    for (const text of ['\0', 'x\0', '\ud800']) {
      const json = { email: `a${text}@example.com`, password: `${password}${text}` };
      expect(await world.visitor().send('POST', '/api/auth/sign-in/email', { json })).toMatchObject(refused);
      const reset = { token: `x${text}`, newPassword: password };
      const answer = await world.visitor().send('POST', '/api/auth/reset-password', { json: reset });
      expect(answer).toMatchObject(refused);
    }
  });

  test('lose what the database cannot store, where it is a name; a name too short is refused', async () => {
    const owner = await world.newOwner();
    const renamed = await owner.send('POST', '/api/auth/update-user', { json: { name: 'An\0na\ud800' } });
    expect(renamed.status).toBe(200);
    expect((await session(owner))!.user.name).toBe('Anna\ufffd');
    const profile = await owner.call('profile.save', { firstName: 'A\0nna', lastName: 'Bēr\0ziņa' });
    expect(profile).toMatchObject({ firstName: 'Anna', lastName: 'Bērziņa' });
    const wrong = await owner.attempt('profile.save', { firstName: 'A', lastName: 'K', phone: '12' });
    expect(faults(wrong)).toHaveLength(3);
  });
});
