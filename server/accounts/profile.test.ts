import { POLICY } from '#domain/accounts/policy/edition.ts';
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { users } from './table.ts';
import { asBytes, pdf } from '#tests/fixtures/media/samples.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

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

test('a call without a session is the same error everywhere', { tags: ['ERR-16'] }, async () => {
  const missing = { status: 401, body: { defined: true, code: 'UNAUTHORIZED', status: 401 } };
  for (const call of ['cars.list', 'profile.read', 'settings.read', 'account.read', 'share.list'] as const)
    expect(await world.visitor().attempt(call), call).toMatchObject(missing);
  // What is not a procedure: accounts, files, the export, the answers of the assistant.
  const json = { name: 'Nobody', id: newId(), content: 'Hello' };
  for (const [method, path, sent] of [
    ['POST', '/api/auth/update-user', { json }],
    ['PUT', `/api/media/${newId()}?purpose=car-photo`, { body: asBytes(pdf()) }],
    ['GET', `/api/media/${newId()}/picture.jpg`, {}],
    ['DELETE', `/api/media/${newId()}`, {}],
    ['GET', '/api/export', {}],
    ['POST', `/api/cars/${newId()}/assistant`, { json }],
    ['POST', '/api/functions/analyze-symptom', { json: { description: 'It squeals', carDetails: null } }],
  ] as const)
    expect(await world.visitor().send(method, path, sent), path).toMatchObject(missing);
});

test('a weak new password is refused as at sign-up', { tags: ['ERR-18'] }, async () => {
  const owner = await world.newOwner();
  for (const [path, given] of [
    ['change-password', { currentPassword: owner.password }],
    ['reset-password', { token: 'any' }],
  ] as const) {
    const json = { ...given, newPassword: 'short1' };
    expect(await owner.send('POST', `/api/auth/${path}`, { json })).toMatchObject({
      status: 400,
      body: { code: 'WEAK_PASSWORD', data: { reasons: ['Password must be at least 8 characters.'] } },
    });
  }
});

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
