import { URI, type TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutsidePart } from '#domain/operator/schema.ts';
import { deliverNotices } from '#server/notices/deliver-notices.ts';
import { writeDrill } from '#server/platform/backup/drill-status.ts';
import { readConfig } from '#server/platform/config.ts';
import { newId } from '#server/platform/deps.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { newProgram } from '#tests/keys.ts';
import { newCar, newLink, signUp, type Owner } from '#tests/people.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { startMailServer } from '#tests/stand-ins/mail-server.ts';
import { startModelServer } from '#tests/stand-ins/model-server.ts';
import { startRealProvider } from '#tests/stand-ins/real-provider.ts';
import { openWorld, type World } from '#tests/world.ts';
import { VISIT_MS } from '#server/platform/access/operator.ts';

let database: TestDatabase;
let world: World;
afterAll(async () => {
  await world.close();
  await database.stop();
});

/** The first account of this server, which has a database of its own. */
let operator: Owner;
let totp: TOTP;
let other: Owner;
/** Each code works once: the one of now has turned the second factor on, later ones are taken a little early. */
const MINUTE_MS = 60_000;
let now: number;
beforeAll(async () => {
  now = Date.now();
  database = await startTestDatabase();
  world = await openWorld({
    databaseUrl: database.url,
    env: { RELEASES_URL: 'https://127.0.0.1/releases/latest' },
  });
  world.setClock(new Date(now));
  operator = await signUp(world.visitor(), 'Operator');
  other = await world.newOwner('Other');
  world.jobs.start(world.deps, [deliverNotices]);
  await world.jobs.ready();
});
beforeEach(() => world.setClock(new Date(now)));

const auth = (visitor: Owner, path: string, json: Record<string, unknown>) =>
  visitor.send('POST', `/api/auth/${path}`, { json });
const state = () => operator.call('operator.state');
const open = (code: string, who: Owner = operator) => who.attempt('operator.open', { code });

async function turnOnSecondFactor(owner: Owner): Promise<TOTP> {
  const { body } = await auth(owner, 'two-factor/enable', { password: owner.password });
  const made = URI.parse((body as { totpURI: string }).totpURI) as TOTP;
  expect((await auth(owner, 'two-factor/verify-totp', { code: made.generate() })).status).toBe(200);
  return made;
}

describe('who opens the page', () => {
  test('the first account, with a second factor and its code, for half an hour', async () => {
    expect(await state()).toEqual({ isOperator: true, hasSecondFactor: false, isOpen: false });
    expect((await operator.call('session.read')).session?.user.isOperator).toBe(true);
    expect((await other.call('session.read')).session?.user.isOperator).toBe(false);
    expect((await open('123456')).status).toBe(404);
    totp = await turnOnSecondFactor(operator);
    expect((await operator.attempt('operator.overview')).status).toBe(404);
    expect((await open('000000')).body).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await operator.attempt('operator.overview')).status).toBe(404);
    const code = totp.generate({ timestamp: Date.now() + 30_000 });
    expect((await open(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await state()).toEqual({ isOperator: true, hasSecondFactor: true, isOpen: true });
    expect((await open(code)).body).toMatchObject({ code: 'BAD_REQUEST' });
    world.setClock(new Date(now + VISIT_MS - MINUTE_MS));
    expect((await operator.attempt('operator.overview')).status).toBe(200);
    world.setClock(new Date(now + VISIT_MS + MINUTE_MS));
    expect((await operator.attempt('operator.overview')).status).toBe(404);
  });

  test('no other account, no other session and no key', async () => {
    expect(await other.call('operator.state')).toEqual({
      isOperator: false,
      hasSecondFactor: false,
      isOpen: false,
    });
    const theirs = await turnOnSecondFactor(other);
    expect((await open(theirs.generate({ timestamp: Date.now() + 30_000 }), other)).status).toBe(404);
    expect((await other.attempt('operator.accounts', {})).status).toBe(404);
    const program = await newProgram(operator);
    expect((await program.attempt('operator.overview')).status).not.toBe(200);
  });
});

describe('what it does', () => {
  test('shows the server in numbers, and no secret', async () => {
    const overview = await operator.call('operator.overview');
    expect(overview.accounts).toMatchObject({ confirmed: 2, madeInWeek: 2 });
    expect(overview.jobs.map(({ name }) => name)).toContain('deliver-notices');
    expect(overview.database.bytes).toBeGreaterThan(1_000_000);
    const text = JSON.stringify(overview);
    for (const secret of [operator.email, other.email]) expect(text).not.toContain(secret);
    expect(overview.settings.find(({ name }) => name === 'AUTH_SECRET')).toMatchObject({ value: null });
  });

  test('finds accounts, and tells what they take', async () => {
    await newCar(other);
    const { accounts, total } = await operator.call('operator.accounts', { text: other.email.slice(0, 12) });
    expect([total, accounts.map(({ email, state: of, isOwn }) => [email, of, isOwn])]).toEqual([
      1,
      [[other.email, 'active', false]],
    ]);
    const space = await operator.call('operator.space', { accountId: other.id });
    expect(space.records).toBeGreaterThan(0);
    expect((await operator.call('operator.accounts', { by: 'used' })).total).toBe(2);
    expect((await operator.call('operator.accounts', { from: 1 })).accounts).toHaveLength(1);
  });

  test('locks, unlocks and erases an account, but not the own one', async () => {
    const change = (action: 'lock' | 'unlock' | 'erase', accountId = other.id) =>
      operator.attempt('operator.change', { accountId, action });
    const link = await newLink(other, (await newCar(other)).id);
    expect((await change('lock')).status).toBe(200);
    expect((await other.attempt('cars.list', {})).status).toBe(401);
    expect((await world.visitor().attempt('share.open', { token: link.token })).status).not.toBe(200);
    expect((await change('unlock')).status).toBe(200);
    expect((await change('erase')).status).toBe(200);
    const { accounts } = await operator.call('operator.accounts', { text: other.email });
    expect(accounts[0]!.state).toBe('deleted');
    expect((await change('unlock')).status).toBe(200);
    expect((await change('lock', operator.id)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await change('lock', newId())).status).toBe(404);
    expect((await operator.attempt('cars.list', {})).status).toBe(200);
  });

  test('makes links for a new password and for a new account', async () => {
    const { path } = await operator.call('operator.resetLink', { accountId: other.id });
    const token = new URL(path, world.baseUrl).searchParams.get('token')!;
    const json = { token, newPassword: 'another horse 8' };
    expect((await world.visitor().send('POST', '/api/auth/reset-password', { json })).status).toBe(200);
    const invited = await operator.call('operator.invite', { email: 'new@example.com', days: 3 });
    expect(invited.path).toContain('invitation=');
    const { invitations } = await operator.call('operator.invitations');
    expect(invitations).toMatchObject([{ email: 'new@example.com', usedBy: null }]);
    const invitationId = invitations[0]!.id;
    expect((await operator.attempt('operator.endInvitation', { invitationId })).status).toBe(200);
    expect((await operator.attempt('operator.endInvitation', { invitationId })).status).toBe(404);
  });

  test('tries a failed job again', async () => {
    const { deps } = world;
    const jobId = newId();
    await deps.db.$client.query(
      `insert into ${JOB_SCHEMA}.job (id, name, state, retry_limit, output, completed_on)
       values ($1, 'deliver-notices', 'failed', 0, '{"message": "no mail server"}', now())`,
      [jobId],
    );
    const { failures } = await operator.call('operator.failures');
    expect(failures).toMatchObject([{ id: jobId, job: 'deliver-notices', reason: 'no mail server' }]);
    expect((await operator.attempt('operator.retry', { jobId })).status).toBe(200);
    await expect
      .poll(async () => (await operator.call('operator.failures')).failures, { timeout: 20_000 })
      .toEqual([]);
    expect((await operator.attempt('operator.retry', { jobId })).status).toBe(404);
  });

  test('looks for a newer version when asked to, in no network of its own', async () => {
    expect((await operator.call('operator.overview')).hasReleases).toBe(true);
    expect(await operator.call('operator.newest')).toEqual({ failure: 'a private address' });
  });

  test('tries what is outside, names the step that fails, and quotes no secret', async () => {
    const [provider, mails, model] = await Promise.all([
      startRealProvider({ sub: newId(), email: 'anna@example.com', groups: [] }),
      startMailServer(),
      startModelServer(),
    ]);
    provider.allow(world.baseUrl);
    const { config } = world.deps;
    const own = { ...config };
    const outside = readConfig('/', {
      DATA_DIR: '/nowhere',
      PUBLIC_URL: world.baseUrl,
      ...provider.env,
      SMTP_URL: mails.url,
      MAIL_FROM: 'carful@example.org',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'words',
      MODEL_API_KEY: 'the-key-of-the-model',
    });
    const { openId, mail } = outside;
    const tried = async (part: OutsidePart) => {
      const { steps } = await operator.call('operator.test', { part });
      return steps.map(({ step, level, advice }) => [step, level, advice]);
    };
    expect((await operator.attempt('operator.test', { part: 'mail' })).status).toBe(404);
    try {
      Object.assign(config, { publicUrl: outside.publicUrl, openId, mail, model: outside.model });
      const found = ['discovery', 'keys', 'redirect'].map((step) => [step, 'ok', null]);
      expect(await tried('provider')).toEqual([...found, ['client', 'ok', null]]);
      config.openId = { ...openId!, clientSecret: 'wrong' };
      expect(await tried('provider')).toEqual([...found, ['client', 'fail', 'client']]);
      config.openId = { ...openId!, issuer: `${openId!.issuer}/` };
      expect(await tried('provider')).toEqual([['discovery', 'fail', 'issuer']]);

      expect(await tried('mail')).toEqual([['mail', 'ok', null]]);
      config.mail = { ...mail!, url: 'smtp://me:hush-hush@127.0.0.1:9' };
      const refused = await operator.call('operator.test', { part: 'mail' });
      expect(refused.steps).toMatchObject([
        { level: 'fail', state: expect.stringContaining('ECONNREFUSED') },
      ]);
      expect(mails.received).toEqual([]);

      model.set({ sends: JSON.stringify({ data: [{ id: 'words' }] }) });
      expect(await tried('model')).toEqual([['model', 'ok', null]]);
      model.set({ fails: 401 });
      const answer = await operator.call('operator.test', { part: 'model' });
      expect(answer.steps).toMatchObject([{ level: 'fail', advice: 'key' }]);
      expect(JSON.stringify([refused, answer])).not.toMatch(/hush|the-key-of/);
    } finally {
      Object.assign(config, own, { openId: own.openId, mail: own.mail, model: own.model });
      await Promise.all([provider.stop(), mails.stop(), model.stop()]);
    }
  });

  test('tells of the last drill, and whether the storage answers', async () => {
    const { folder } = world.deps.config.backup;
    expect((await operator.call('operator.overview')).backup.drill).toBeNull();
    await writeDrill(folder, { at: '2026-11-30T03:00:00.000Z', error: 'rows are missing' });
    const { backup, files } = await operator.call('operator.overview');
    expect([backup.drill?.error, files.isWorking]).toEqual(['rows are missing', true]);
  });

  test('all of it is noted, without addresses of owners', async () => {
    const { actions } = await operator.call('operator.actions');
    expect(new Set(actions.map(({ operator: who }) => who))).toEqual(new Set([operator.email]));
    expect(new Set(actions.map(({ action }) => action))).toEqual(
      new Set([
        'open',
        'lock',
        'unlock',
        'erase',
        'reset-link',
        'invite',
        'end-invitation',
        'retry',
        'ask-newest',
        'test',
      ]),
    );
    expect(JSON.stringify(actions)).not.toContain(other.email);
  });
});
