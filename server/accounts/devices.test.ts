import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { authSession } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import { newId } from '#server/platform/deps.ts';
import { pushDevice } from '#tests/nouns/notices.ts';
import type { Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

async function anotherDevice(owner: Owner, userAgent = PHONE): Promise<Visitor> {
  const device = world.visitor();
  const { email, password } = owner;
  const headers = { 'user-agent': userAgent };
  await device.send('POST', '/api/auth/sign-in/email', { json: { email, password }, headers });
  return device;
}
const isSignedIn = async (visitor: Visitor) => (await visitor.call('session.read')).session !== null;

describe('the devices of an account (D113)', () => {
  test('are listed with kind and last activity, without tokens', async () => {
    const owner = await world.newOwner();
    const phone = await anotherDevice(owner);
    const account = await phone.call('account.read');
    expect(account).toMatchObject({
      email: owner.email,
      hasPassword: true,
      providers: [],
      twoFactorEnabled: false,
    });
    expect(account.devices).toHaveLength(2);
    expect(account.devices.find(({ current }) => current)).toMatchObject({
      browser: 'Safari',
      system: 'iPhone',
    });
    const tokens = await world.deps.db.select().from(authSession).where(eq(authSession.userId, owner.id));
    for (const { token } of tokens) expect(JSON.stringify(account)).not.toContain(token);
  });

  test('reading the session counts as activity', async () => {
    const owner = await world.newOwner();
    const longAgo = new Date(Date.now() - 3 * 3_600_000);
    await world.deps.db
      .update(authSession)
      .set({ updatedAt: longAgo })
      .where(eq(authSession.userId, owner.id));
    expect((await owner.call('account.read')).devices[0]?.lastActiveAt).toBe(longAgo.toISOString());
    await owner.call('session.read');
    const { lastActiveAt } = (await owner.call('account.read')).devices[0]!;
    expect(Date.now() - Date.parse(lastActiveAt)).toBeLessThan(60_000);
  });

  test('can be signed out one by one, but never a stranger’s', async () => {
    const [owner, stranger] = [await world.newOwner(), await world.newOwner()];
    const phone = await anotherDevice(owner);
    const { devices } = await phone.call('account.read');
    const sessionId = devices.find(({ current }) => current)!.id;
    expect(await stranger.call('account.endSession', { sessionId })).toEqual({ done: true });
    expect(await isSignedIn(phone)).toBe(true);
    expect(await owner.call('account.endSession', { sessionId })).toEqual({ done: true });
    expect((await phone.attempt('cars.list')).status).toBe(401);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(owner)).toBe(true);
    expect((await owner.attempt('account.endSession', { sessionId: 'x' })).status).toBe(400);
  });

  test('can be signed out all at once, with or without the current one', async () => {
    const [owner, bystander] = [await world.newOwner(), await world.newOwner()];
    const [phone, tablet] = [await anotherDevice(owner), await anotherDevice(owner)];
    await phone.call('account.endSessions', { includingThis: false });
    expect([await isSignedIn(owner), await isSignedIn(tablet), await isSignedIn(phone)]).toEqual([
      false,
      false,
      true,
    ]);
    const back = await anotherDevice(owner);
    await phone.call('account.endSessions', { includingThis: true });
    expect(phone.cookie).toBe('');
    expect([await isSignedIn(back), await isSignedIn(bystander)]).toEqual([false, true]);
  });
});

test(
  'push ends where its owner is signed out, and stays where they are not',
  { tags: ['NOT-24', 'NOT-40'] },
  async () => {
    const owner = await world.newOwner();
    const [phone, tablet] = [await anotherDevice(owner), await anotherDevice(owner)];
    const [mine, ofPhone, ofTablet] = [pushDevice(), pushDevice(), pushDevice()];
    await owner.call('notices.addDevice', mine);
    await phone.call('notices.addDevice', ofPhone);
    await tablet.call('notices.addDevice', ofTablet);
    await owner.call('notices.makeCalendar', { opId: newId() });
    const devices = async () =>
      (await owner.call('notices.read')).devices.map(({ id, isCurrent }) => `${id} ${isCurrent}`).toSorted();
    const others = [`${ofPhone.id} false`, `${ofTablet.id} false`];
    expect(await devices()).toEqual([`${mine.id} true`, ...others].toSorted());

    await phone.send('POST', '/api/auth/sign-out', { json: {} });
    expect(await devices()).toEqual([`${mine.id} true`, `${ofTablet.id} false`].toSorted());
    const sessions = (await tablet.call('account.read')).devices;
    await owner.call('account.endSession', { sessionId: sessions.find(({ current }) => current)!.id });
    expect(await devices()).toEqual([`${mine.id} true`]);

    const tv = await anotherDevice(owner);
    const ofExpired = pushDevice();
    await tv.call('notices.addDevice', ofExpired);
    const removeExpired =
      'delete from auth_session where id = (select session_id from push_devices where id = $1)';
    const { rowCount } = await world.deps.db.$client.query(removeExpired, [ofExpired.id]);
    expect(rowCount).toBe(1);
    expect(await devices()).toEqual([`${mine.id} true`, `${ofExpired.id} false`].toSorted());

    const laptop = await anotherDevice(owner);
    await laptop.call('notices.addDevice', pushDevice());
    // As added by an earlier version.
    const early = pushDevice();
    await laptop.call('notices.addDevice', early);
    await world.deps.db.$client.query('update push_devices set session_id = null where id = $1', [early.id]);
    expect(await devices()).toHaveLength(4);
    await owner.call('account.endSessions', { includingThis: false });
    expect(await devices()).toEqual([`${mine.id} true`]);
    const { calendar } = await owner.call('notices.read');
    expect((await world.visitor().send('GET', calendar!)).status).toBe(200);

    await owner.call('account.endSessions', { includingThis: true });
    expect((await world.visitor().send('GET', calendar!)).status).toBe(404);
  },
);

describe('changing the password', () => {
  const change = (visitor: Visitor, json: Record<string, unknown>) =>
    visitor.send('POST', '/api/auth/change-password', { json });

  test('signs out all other devices whatever the request says, and keeps this one', async () => {
    const owner = await world.newOwner();
    const phone = await anotherDevice(owner);
    const before = owner.cookie;
    const answer = await change(owner, {
      currentPassword: owner.password,
      newPassword: 'other horse 9',
      revokeOtherSessions: false,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toHaveProperty('token');
    expect([await isSignedIn(owner), await isSignedIn(phone)]).toEqual([true, false]);
    expect(owner.cookie).not.toBe(before);
  });

  test('requires the current one', async () => {
    const owner = await world.newOwner();
    const phone = await anotherDevice(owner);
    const wrong = { currentPassword: 'wrong horse 8', newPassword: 'other horse 9' };
    expect(await change(owner, wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect(await isSignedIn(phone)).toBe(true);
  });
});

describe('the auth library', () => {
  test('exposes only the allowed endpoints', async () => {
    const owner = await world.newOwner();
    const paths = [
      ['GET', 'get-session'],
      ['GET', 'list-sessions'],
      ['GET', 'list-accounts'],
      ['POST', 'revoke-sessions'],
      ['POST', 'delete-user'],
      ['POST', 'change-email'],
      ['POST', 'get-access-token'],
      ['POST', 'two-factor/get-totp-uri'],
      ['POST', 'two-factor/send-otp'],
      ['GET', 'verify-email?token=x'],
      ['GET', `reset-password/${newId()}?callbackURL=/x`],
      ['GET', 'sign-out'],
      ['POST', '__proto__'],
      ['GET', 'error'],
    ] as const;
    for (const [method, path] of paths) {
      const json = method === 'POST' ? { json: { token: 'x', password: owner.password } } : {};
      const answer = await owner.send(method, `/api/auth/${path}`, json);
      expect([path, answer.status, answer.body]).toMatchObject([path, 404, { code: 'NOT_FOUND' }]);
    }
    expect(await isSignedIn(owner)).toBe(true);
  });

  test('limits the length of a name', async () => {
    const owner = await world.newOwner();
    const rename = (name: unknown) => owner.send('POST', '/api/auth/update-user', { json: { name } });
    expect(await rename('A'.repeat(151))).toMatchObject({ status: 400, body: { code: 'NAME_TOO_LONG' } });
    expect((await rename('A'.repeat(150))).status).toBe(200);
  });
});
