import { eq, sql } from 'drizzle-orm';
import { URI, type TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { newId } from '#server/platform/deps.ts';
import { authTwoFactor, users } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import type { Owner } from '#tests/people.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { openWorld } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

/** Each test uses its own network, because limits count per network. */
let network = 0;
beforeEach(() => (network += 1));
const post = (visitor: Visitor, path: string, json: Record<string, unknown>) =>
  visitor.send('POST', `/api/auth/${path}`, { json, headers: { 'x-forwarded-for': `198.18.${network}.1` } });

async function newOwner(): Promise<Owner> {
  const visitor = world.visitor();
  const [email, password] = [`${newId()}@example.com`, 'correct horse 7'];
  await post(visitor, 'sign-up/email', { email, password, name: 'Anna' });
  await visitor.call('profile.save', {
    termsVersion: POLICY.version,
    firstName: 'Anna',
    lastName: 'Kalniņa',
  });
  const { session } = await visitor.call('session.read');
  return Object.assign(visitor, { email, password, id: session!.user.id });
}

/** `usedCode` is the code that enabled the second factor. */
type Secured = { owner: Owner; totp: TOTP; usedCode: string; recoveryCodes: string[] };
async function secured(): Promise<Secured> {
  const owner = await newOwner();
  const { body } = await post(owner, 'two-factor/enable', { password: owner.password });
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
  const totp = URI.parse(totpURI) as TOTP;
  const code = totp.generate();
  expect((await post(owner, 'two-factor/verify-totp', { code })).status).toBe(200);
  return { owner, totp, usedCode: code, recoveryCodes: backupCodes };
}
const firstStep = async ({ email, password }: Owner) => {
  const visitor = world.visitor();
  return { visitor, answer: await post(visitor, 'sign-in/email', { email, password }) };
};
const session = async (visitor: Visitor) => (await visitor.call('session.read')).session;
/** The next code is accepted early. Each code works once, and `secured` has used the current one. */
const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 });
const earlierCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() - 30_000 });
const wrong = (totp: TOTP, by = 1) => String((Number(totp.generate()) + by) % 1_000_000).padStart(6, '0');

describe('setting up', () => {
  test('requires the password, returns a QR code and takes effect with the first code', async () => {
    const owner = await newOwner();
    expect((await post(owner, 'two-factor/enable', { password: 'wrong horse 8' })).body).toMatchObject({
      code: 'INVALID_PASSWORD',
    });
    const { body } = await post(owner, 'two-factor/enable', { password: owner.password });
    const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
    const totp = URI.parse(totpURI) as TOTP;
    expect([totp.issuer, totp.label, totp.digits, totp.period]).toEqual(['Carful', owner.email, 6, 30]);
    expect(new Set(backupCodes).size).toBe(10);
    expect((await owner.call('account.read')).twoFactorEnabled).toBe(false);
    expect((await firstStep(owner)).answer.body).not.toHaveProperty('twoFactorRedirect');

    expect((await post(owner, 'two-factor/verify-totp', { code: wrong(totp) })).body).toMatchObject({
      code: 'INVALID_CODE',
    });
    expect((await post(owner, 'two-factor/verify-totp', { code: totp.generate() })).status).toBe(200);
    expect((await owner.call('account.read')).twoFactorEnabled).toBe(true);
    const [kept] = await world.deps.db.select().from(authTwoFactor).where(eq(authTwoFactor.userId, owner.id));
    expect(JSON.stringify(kept)).not.toContain(backupCodes[0]);
    expect(JSON.stringify(kept)).not.toContain(totp.secret.base32);
  });

  test('can be switched off with the password', async () => {
    const { owner } = await secured();
    const off = (password: string) => post(owner, 'two-factor/disable', { password });
    expect((await off('wrong horse 8')).body).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await off(owner.password)).status).toBe(200);
    const { visitor, answer } = await firstStep(owner);
    expect(answer.status).toBe(200);
    expect((await session(visitor))?.user.id).toBe(owner.id);
  });

  test('is refused while the address is not confirmed', async () => {
    const mails: MailServer = await startMailServer();
    const open = await openWorld({ env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org' } });
    try {
      const visitor = open.visitor();
      const password = 'correct horse 7';
      await post(visitor, 'sign-up/email', { email: `${newId()}@example.com`, password, name: 'Anna' });
      const tries = [
        await post(visitor, 'two-factor/enable', { password }),
        await post(visitor, 'change-password', { currentPassword: password, newPassword: 'other horse 9' }),
      ];
      for (const answer of tries) expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    } finally {
      await open.close();
      await mails.stop();
    }
  });
});

describe('signing in', () => {
  test(
    'the password alone opens no session and does not update last seen',
    { tags: ['ENT-65'] },
    async () => {
      const { owner, totp } = await secured();
      const lastSeen = async () => (await owner.call('profile.read')).profile?.lastSeen;
      const longAgo = new Date('2026-01-01T00:00:00Z');
      await world.deps.db.update(users).set({ lastSeen: longAgo }).where(eq(users.id, owner.id));
      const { visitor, answer } = await firstStep(owner);
      expect(answer).toMatchObject({
        status: 200,
        body: { twoFactorRedirect: true, twoFactorMethods: ['totp'] },
      });
      expect(JSON.stringify(answer.body)).not.toContain(owner.id);
      expect(await session(visitor)).toBeNull();
      expect((await visitor.attempt('cars.list')).status).toBe(401);
      expect(await lastSeen()).toBe(longAgo.toISOString());
      const before = Date.now();
      expect((await post(visitor, 'two-factor/verify-totp', { code: nextCode(totp) })).status).toBe(200);
      expect(Date.parse((await lastSeen())!)).toBeGreaterThanOrEqual(before);
    },
  );

  test(
    'a code opens a session, once; a wrong code does not',
    { tags: ['STAT-61', 'STAT-62', 'CALL-17'] },
    async () => {
      const { owner, totp } = await secured();
      const isThem = eq(users.id, owner.id);
      await world.deps.db
        .update(users)
        .set({ role: 'other', accountStatus: 'asleep', lastSeen: new Date(0), deletedAt: new Date(0) })
        .where(isThem);
      const before = Date.now();
      const { visitor } = await firstStep(owner);
      expect(await post(visitor, 'two-factor/verify-totp', { code: wrong(totp) })).toMatchObject({
        status: 401,
        body: { code: 'INVALID_CODE' },
      });
      const { cookie } = visitor;
      expect((await post(visitor, 'two-factor/verify-totp', { code: nextCode(totp) })).status).toBe(200);
      expect((await session(visitor))?.user.id).toBe(owner.id);
      const [row] = await world.deps.db.select().from(users).where(isThem);
      expect(row).toMatchObject({ role: 'owner', accountStatus: 'active', deletedAt: null });
      expect(row!.lastSeen.getTime()).toBeGreaterThanOrEqual(before);
      const replay = Object.assign(world.visitor(), { cookie });
      expect((await post(replay, 'two-factor/verify-totp', { code: earlierCode(totp) })).status).toBe(401);
      expect(
        (await post(world.visitor(), 'two-factor/verify-totp', { code: earlierCode(totp) })).status,
      ).toBe(401);
    },
  );

  test('a code works for one sign-in only, one after the other and at once', async () => {
    const { owner, totp, usedCode } = await secured();
    const use = async (code: string) => {
      const { visitor } = await firstStep(owner);
      return { visitor, answer: await post(visitor, 'two-factor/verify-totp', { code }) };
    };
    const refused = { status: 401, body: { code: 'INVALID_CODE' } };
    // The code that enabled the second factor counts, too.
    expect((await use(usedCode)).answer).toMatchObject(refused);
    const code = nextCode(totp);
    const visitors = await Promise.all(Array.from({ length: 6 }, () => firstStep(owner)));
    const answers = await Promise.all(
      visitors.map(({ visitor }) => post(visitor, 'two-factor/verify-totp', { code })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await use(code)).answer).toMatchObject(refused);
    // Another account may happen to have the same code.
    network += 1;
    const other = await secured();
    await world.deps.db.execute(sql`
      update auth_two_factor set secret = (select secret from auth_two_factor where user_id = ${owner.id})
      where user_id = ${other.owner.id}`);
    const { visitor } = await firstStep(other.owner);
    expect((await post(visitor, 'two-factor/verify-totp', { code })).status).toBe(200);
  });

  test('a used code stays refused with cookies that only the auth library understands', async () => {
    const { owner, usedCode } = await secured();
    // Only the second one is read as the cookie of a sign-in.
    for (const [disguise, code] of [
      [(cookie: string) => cookie.replace(/(two_factor=)([^;]+)/, '$1"$2"'), 'INVALID_TWO_FACTOR_COOKIE'],
      [(cookie: string) => `carful.two_factorX; ${cookie}`, 'INVALID_CODE'],
    ] as const) {
      const { visitor } = await firstStep(owner);
      visitor.cookie = disguise(visitor.cookie);
      expect(await post(visitor, 'two-factor/verify-totp', { code: usedCode })).toMatchObject({
        status: 401,
        body: { code },
      });
    }
  });

  test('a code that comes when its sign-in is over is not called wrong', { tags: ['VAL-19'] }, async () => {
    const { totp, recoveryCodes } = await secured();
    const tries = { totp: nextCode(totp), 'backup-code': recoveryCodes[0]! };
    for (const [kind, code] of Object.entries(tries))
      expect(await post(world.visitor(), `two-factor/verify-${kind}`, { code })).toMatchObject({
        status: 401,
        body: { code: 'INVALID_TWO_FACTOR_COOKIE' },
      });
  });

  test('each recovery code works once', { tags: ['STAT-61', 'STAT-62'] }, async () => {
    const { owner, recoveryCodes } = await secured();
    const isThem = eq(users.id, owner.id);
    const aged = { role: 'other', deletedAt: new Date(0) };
    await world.deps.db.update(users).set(aged).where(isThem);
    const use = async (code: string) => {
      const { visitor } = await firstStep(owner);
      const answer = await post(visitor, 'two-factor/verify-backup-code', { code });
      return { visitor, answer };
    };
    const first = await use(recoveryCodes[0]!);
    expect((await session(first.visitor))?.user.id).toBe(owner.id);
    const [row] = await world.deps.db.select().from(users).where(isThem);
    expect(row).toMatchObject({ role: 'owner', deletedAt: null });
    expect((await use(recoveryCodes[0]!)).answer).toMatchObject({
      status: 401,
      body: { code: 'INVALID_BACKUP_CODE' },
    });
    const { body } = await post(owner, 'two-factor/generate-backup-codes', { password: owner.password });
    const { backupCodes } = body as { backupCodes: string[] };
    expect((await use(recoveryCodes[1]!)).answer.status).toBe(401);
    expect((await session((await use(backupCodes[0]!)).visitor))?.user.id).toBe(owner.id);
  });

  test('a trusted device skips the code until the account signs out everywhere', async () => {
    const { owner, totp } = await secured();
    const { visitor } = await firstStep(owner);
    await post(visitor, 'two-factor/verify-totp', { code: nextCode(totp), trustDevice: true });
    await post(visitor, 'sign-out', {});
    const again = () => post(visitor, 'sign-in/email', { email: owner.email, password: owner.password });
    expect((await again()).body).not.toHaveProperty('twoFactorRedirect');
    await owner.call('account.endSessions', { includingThis: false });
    expect((await again()).body).toMatchObject({ twoFactorRedirect: true });
  });

  test('a trusted device that is signed out from another one has to enter a code again', async () => {
    const { owner, totp } = await secured();
    const { visitor } = await firstStep(owner);
    await post(visitor, 'two-factor/verify-totp', { code: nextCode(totp), trustDevice: true });
    const { devices } = await visitor.call('account.read');
    const stolen = devices.find(({ current }) => current)!.id;
    const stranger = await newOwner();
    await stranger.call('account.endSession', { sessionId: stolen });
    const again = () => post(visitor, 'sign-in/email', { email: owner.email, password: owner.password });
    expect((await again()).body).not.toHaveProperty('twoFactorRedirect');
    await owner.call('account.endSession', { sessionId: stolen });
    expect((await again()).body).toMatchObject({ twoFactorRedirect: true });
  });

  test('limits guesses by network and by account', async () => {
    const { owner, totp } = await secured();
    const { visitor } = await firstStep(owner);
    const guess = (by: number) => post(visitor, 'two-factor/verify-totp', { code: wrong(totp, by) });
    const statuses: number[] = [];
    for (let tried = 0; tried < 12; tried++) statuses.push((await guess(tried + 1)).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    // Five wrong codes end this sign-in; then the network is limited.
    expect(new Set(statuses.slice(5, 9))).toEqual(new Set([400, 401]));
    expect(statuses.at(-1)).toBe(429);
    expect(await session(visitor)).toBeNull();

    await world.deps.db.execute(sql`
      update auth_two_factor set locked_until = now() + interval '10 minutes' where user_id = ${owner.id}`);
    network += 1;
    const next = await firstStep(owner);
    const locked = await post(next.visitor, 'two-factor/verify-totp', { code: nextCode(totp) });
    expect(locked).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  });
});
