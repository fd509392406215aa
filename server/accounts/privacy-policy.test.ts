import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { retentionTexts } from '#domain/accounts/policy/retention-texts.ts';
import { limits } from '#domain/limits.ts';
import { NOTICES_KEPT_DAYS } from '#server/notices/plan-notices.ts';
import { modelUsage } from '#server/platform/model/table.ts';
import { newId } from '#server/platform/deps.ts';
import { CHANGES_KEPT_DAYS } from '#server/sync/jobs.ts';
import { faults } from '#tests/applied-once.ts';
import { runJob } from '#tests/run-job.ts';
import { openWorld } from '#tests/world.ts';
import { SESSION_DAYS } from './auth.ts';
import { EMAIL_LINK_MS } from './confirm-email.ts';
import { RECOVERY_PERIOD_MS } from './delete-account.ts';
import { deleteExpiredRows, eraseAccounts, KEPT_DAYS } from './jobs.ts';
import { PENDING_SIGN_UP_MS } from './pending-sign-ups.ts';
import { TRUSTED_DEVICE_DAYS } from './second-factor.ts';
import { authRateLimit, users } from './table.ts';
import { withWorld, world } from '#tests/set-up.ts';

const DAY_MS = 24 * 3_600_000;
withWorld();

const {
  records,
  account,
  sessions,
  events,
  notices,
  mails,
  answers,
  changes,
  exchange,
  counters,
  invitations,
  keys,
  operators,
} = retentionTexts;

test('the periods of the privacy policy are those of the code', () => {
  for (const [text, en, lv] of [
    [account, `after ${RECOVERY_PERIOD_MS / DAY_MS} days`, `Pēc ${RECOVERY_PERIOD_MS / DAY_MS} dienām`],
    [
      account,
      `nobody confirmed is erased ${RECOVERY_PERIOD_MS / DAY_MS} days after`,
      `apstiprinājis, tiek izdzēsts ${RECOVERY_PERIOD_MS / DAY_MS} dienas pēc`,
    ],
    [
      account,
      `count for ${PENDING_SIGN_UP_MS / 3_600_000} hours`,
      `spēkā ${PENDING_SIGN_UP_MS / 3_600_000} stundas`,
    ],
    [records, `files for ${limits.binDays} days`, `atkritnē ${limits.binDays} dienas`],
    [sessions, `${SESSION_DAYS} days after the last use`, `${SESSION_DAYS} dienas pēc pēdējās lietošanas`],
    [
      sessions,
      `remembered for at most ${TRUSTED_DEVICE_DAYS} days`,
      `atmiņā ne ilgāk kā ${TRUSTED_DEVICE_DAYS} dienas`,
    ],
    [
      events,
      `listed in the settings: ${KEPT_DAYS.securityEvents} days`,
      `iestatījumos: ${KEPT_DAYS.securityEvents} dienas`,
    ],
    [notices, `notified of: ${NOTICES_KEPT_DAYS} days`, `paziņots: ${NOTICES_KEPT_DAYS} dienas`],
    [changes, `new: ${CHANGES_KEPT_DAYS} days`, `jauno: ${CHANGES_KEPT_DAYS} dienas`],
    [mails, `at most ${KEPT_DAYS.mails} days`, `ne ilgāk kā ${KEPT_DAYS.mails} dienas`],
    [mails, `at most ${EMAIL_LINK_MS / 3_600_000} hours`, `ne ilgāk kā ${EMAIL_LINK_MS / 3_600_000} stundas`],
    [answers, `for ${KEPT_DAYS.operations} days`, `serveris ${KEPT_DAYS.operations} dienas`],
    [invitations, `for: ${KEPT_DAYS.invitations} days`, `izsniegti: ${KEPT_DAYS.invitations} dienas`],
    [keys, `at most ${KEPT_DAYS.keys} days after`, `ne ilgāk kā ${KEPT_DAYS.keys} dienas pēc`],
    [operators, `${KEPT_DAYS.operatorActions / 365} years`, `${KEPT_DAYS.operatorActions / 365} gadus`],
    [exchange, `${KEPT_DAYS.modelUsage} days`, `${KEPT_DAYS.modelUsage} dienas`],
  ] as const) {
    expect(text.en).toContain(en);
    expect(text.lv).toContain(lv);
  }
  // The policy says 'a day after it expires' and 'at most a day later'.
  expect([KEPT_DAYS.verifications, KEPT_DAYS.counters]).toEqual([1, 1]);
  expect(counters.en).toContain('at most a day later');
  expect(eraseAccounts.everyMinutes).toBe(60);
});

test('a session ends as many days after its last use', async () => {
  const { session } = await (await world.newOwner()).call('session.read');
  const days = (Date.parse(session!.expiresAt) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(SESSION_DAYS - 0.1);
  expect(days).toBeLessThanOrEqual(SESSION_DAYS);
});

test('old counters of attempts and of model calls are deleted, newer ones stay', async () => {
  const { db } = world.deps;
  const { id: ownerId } = await world.newOwner();
  const daysAgo = (days: number) => Date.now() - days * DAY_MS;
  const keys = { old: newId(), young: newId() };
  await db.insert(authRateLimit).values([
    { id: newId(), key: keys.old, count: 1, lastRequest: daysAgo(KEPT_DAYS.counters) - 60_000 },
    { id: newId(), key: keys.young, count: 1, lastRequest: daysAgo(KEPT_DAYS.counters) + 60_000 },
  ]);
  const day = (days: number) => new Date(daysAgo(days)).toISOString().slice(0, 10);
  await db.insert(modelUsage).values([
    { ownerId, day: day(KEPT_DAYS.modelUsage + 1), calls: 3 },
    { ownerId, day: day(KEPT_DAYS.modelUsage - 1), calls: 4 },
  ]);
  await runJob(world.deps, deleteExpiredRows);
  expect(await db.select().from(authRateLimit).where(eq(authRateLimit.key, keys.old))).toEqual([]);
  expect(await db.select().from(authRateLimit).where(eq(authRateLimit.key, keys.young))).toHaveLength(1);
  const usage = await db.select().from(modelUsage).where(eq(modelUsage.ownerId, ownerId));
  expect(usage.map(({ calls }) => calls)).toEqual([4]);
});

describe('the terms', () => {
  const names = { firstName: 'Anna', lastName: 'Kalniņa' };
  const signUp = async () => {
    const visitor = world.visitor();
    const json = { name: 'Anna', email: `${newId()}@example.com`, password: 'correct horse 7' };
    await visitor.send('POST', '/api/auth/sign-up/email', { json });
    return visitor;
  };

  test('are accepted with the first profile, which is refused without', { tags: ['VAL-12'] }, async () => {
    const visitor = await signUp();
    for (const terms of [
      {},
      { termsVersion: 0 },
      { termsVersion: POLICY.version + 1 },
      { termsVersion: 1.5 },
    ]) {
      expect(faults(await visitor.attempt('profile.save', { ...names, ...terms }))).toEqual([
        'termsVersion: Please accept the terms of use and confirm that you have read the privacy policy.',
      ]);
    }
    expect((await visitor.call('profile.read')).profile).toBeNull();
    const before = Date.now();
    const { terms } = await visitor.call('profile.save', { ...names, termsVersion: POLICY.version });
    expect(terms?.version).toBe(POLICY.version);
    expect(Date.parse(terms!.acceptedAt)).toBeGreaterThanOrEqual(before - 1000);
  });

  test('stay accepted when the profile is edited; accounts from before have none', async () => {
    const owner = await world.newOwner();
    const { profile } = await owner.call('profile.read');
    const edited = await owner.call('profile.save', { ...names, firstName: 'Ieva' });
    expect(edited).toMatchObject({ firstName: 'Ieva', terms: profile!.terms });
    const earlier = { termsVersion: null, termsAcceptedAt: null };
    await world.deps.db.update(users).set(earlier).where(eq(users.id, owner.id));
    expect((await owner.call('profile.save', names)).terms).toBeNull();
  });
});

describe('what this installation uses is public', () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'carful@example.org' };
  const installation = async (env: Record<string, string>) => {
    const other = await openWorld({ env });
    try {
      return (await other.visitor().call('session.read')).features.installation;
    } finally {
      await other.close();
    }
  };

  test('nothing is set up', async () => {
    expect(await installation({})).toEqual({
      setUp: expect.any(String),
      build: expect.objectContaining({ version: expect.stringMatching(/^\d/) }),
      operator: { name: null, email: null },
      model: null,
      speech: null,
      database: 'outside',
      files: 'disk',
      backups: null,
    });
  });

  test('the set-up is another one with another provider only; an account accepts the present one', async () => {
    const model = { MODEL_BASE_URL: 'https://api.example.com/v1', MODEL_NAME: 'words' };
    const { setUp } = await installation(model);
    expect((await installation({ ...model, MODEL_NAME: 'other' })).setUp).toBe(setUp);
    for (const other of [{}, { ...model, MODEL_BASE_URL: 'https://b.example.com' }, mail])
      expect((await installation(other)).setUp).not.toBe(setUp);
    const owner = await world.newOwner();
    const { features } = await owner.call('session.read');
    const { terms } = await owner.call('profile.save', {
      firstName: 'Anna',
      lastName: 'Kalniņa',
      termsVersion: POLICY.version,
    });
    expect(terms!.setUp).toBe(features.installation.setUp);
  });

  test('everything is set up; no address of a private network is told', async () => {
    const env = {
      OPERATOR_NAME: ' Anna Kalniņa ',
      OPERATOR_EMAIL: 'anna@example.org',
      MODEL_BASE_URL: 'https://api.example.com/v1',
      MODEL_NAME: 'words',
      MODEL_VISION_NAME: 'eyes',
      MODEL_SPEECH_NAME: 'ears',
      MODEL_SPEECH_BASE_URL: 'http://whisper:9000',
      BACKUP_AT: '03:15',
      BACKUP_ZONE: 'UTC',
      BACKUP_KEEP: '14',
      BACKUP_S3_BUCKET: 'copies',
    };
    expect(await installation(env)).toEqual({
      setUp: expect.any(String),
      build: expect.objectContaining({ version: expect.stringMatching(/^\d/) }),
      operator: { name: 'Anna Kalniņa', email: 'anna@example.org' },
      model: { host: 'api.example.com', pictures: true },
      speech: { host: null },
      database: 'outside',
      files: 'disk',
      backups: { kept: 14, offSite: true },
    });
    for (const address of ['http://localhost:11434/v1', 'http://10.0.0.7/v1', 'http://model.lan/v1'])
      expect(await installation({ MODEL_BASE_URL: address, MODEL_NAME: 'words' })).toMatchObject({
        model: { host: null, pictures: false },
      });
  });
});
