import { APICallError, JSONParseError, RetryError } from 'ai';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { URI, type TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { Visitor } from '#tests/client.ts';
import { noticeAddress } from '#tests/nouns/notices.ts';
import { newCar, newLink, signUp } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

const lines: string[] = [];
let world: World;

beforeAll(async () => {
  const log = openLog('trace', { write: (line: string) => void lines.push(line) });
  world = await openWorld({
    log,
    env: { MODEL_BASE_URL: 'http://127.0.0.1:9', MODEL_NAME: 'x', MODEL_API_KEY: 'sk-model-key' },
  });
});
afterAll(() => world.close());

test(
  'every request is logged, and no password, cookie, token, key or address of a person with it',
  { tags: ['NOT-61'] },
  async () => {
    const owner = await signUp(new Visitor(world.baseUrl), 'Zebediah');
    const car = await newCar(owner);
    const { token } = await newLink(owner, car.id);
    await world.visitor().attempt('share.open', { token });
    await world.visitor().send('GET', `/api/media/${newId()}/picture.jpg?token=${token}`);
    await owner.send('POST', '/api/auth/sign-in/email', {
      json: { email: owner.email, password: 'a wrong one 1' },
    });
    await owner.call('functions.analyzeSymptom', { description: 'Squeal of the Zebediah', carDetails: null });
    await owner.call('notices.makeCalendar', { opId: newId() });
    const { calendar } = await owner.call('notices.read');
    expect((await world.visitor().send('GET', calendar!)).status).toBe(200);
    await world.visitor().send('GET', `${calendar!}/more`);
    const address = noticeAddress({ server: 'https://127.0.0.1:9', topic: 'topic-5eca', token: 'tk-5eca' });
    await owner.call('notices.setAddress', address);
    await owner.call('notices.testAddress', { addressId: address.id });
    const all = lines.join('');
    expect(all).toContain('"path":"/api/shared"');
    expect(all).toContain('an address did not take a message');
    expect(all).toContain('"path":"/api/calendar/:file"');
    expect(all).toContain('the model gave no assessment');
    const session = decodeURIComponent(owner.cookie.split('=')[1]!);
    for (const secret of [
      token,
      calendar!.split('/').at(-1)!,
      session,
      session.split('.')[0]!,
      owner.password,
      'a wrong one 1',
      owner.email,
      'Zebediah',
      'sk-model-key',
      '5eca',
      '127.0.0.1:9/',
    ]) {
      expect(all).not.toContain(secret);
    }
  },
);

test('what concerns access is logged with account and network address, and nothing secret', async () => {
  type Line = { security?: string; outcome: string; account: string | null; address: string };
  lines.length = 0;
  const owner = await signUp(new Visitor(world.baseUrl), 'Zebediah');
  const auth = (visitor: Visitor, path: string, json: object) =>
    visitor.send('POST', `/api/auth/${path}`, { json });
  const { email, password } = owner;
  await auth(world.visitor(), 'sign-in/email', { email, password: 'a wrong one 1' });
  await auth(world.visitor(), 'sign-in/email', { email: 'nobody@example.com', password });
  await auth(world.visitor(), 'reset-password', { token: 'made up', newPassword: 'other horse 9' });
  const enabled = await auth(owner, 'two-factor/enable', { password });
  const totp = URI.parse((enabled.body as { totpURI: string }).totpURI) as TOTP;
  // Computed once: a new code begins every 30 seconds, also between these calls.
  const now = Date.now();
  const [used, next] = [now, now + 30_000].map((timestamp) => totp.generate({ timestamp }));
  await auth(owner, 'two-factor/verify-totp', { code: used });
  const phone = world.visitor();
  await auth(phone, 'sign-in/email', { email, password });
  for (const code of [used, next]) await auth(phone, 'two-factor/verify-totp', { code });
  const { devices } = await phone.call('account.read');
  await phone.call('account.endSession', { sessionId: devices.find(({ current }) => !current)!.id });
  const car = await newCar(phone);
  const link = await newLink(phone, car.id);
  const ending = { opId: newId(), linkId: link.id };
  for (const _ of ['once', 'retried']) await phone.call('share.delete', ending);
  await phone.call('account.confirmEmail', { token: 'made up' });
  await phone.call('account.changeEmail', { newEmail: email, password });
  await phone.call('account.delete', { password: 'a wrong one 1' });
  await phone.call('account.delete', { password });
  const events = lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security);
  expect(new Set(events.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']));
  const by = (account: string | null) =>
    events
      .filter((event) => event.account === account)
      .map(({ security, outcome }) => `${security}: ${outcome}`);
  expect(by(owner.id)).toEqual([
    'sign-up/email: done',
    'update-user: done',
    'sign-in/email: INVALID_EMAIL_OR_PASSWORD',
    'two-factor/enable: done',
    'two-factor/verify-totp: done',
    'sign-in/email: second factor needed',
    'two-factor/verify-totp: INVALID_CODE',
    'two-factor/verify-totp: done',
    'end-session: done',
    'make-link: done',
    'revoke-link: done',
    'change-email: same',
    'delete-account: wrong-password',
    'delete-account: requested',
  ]);
  expect(by(null)).toEqual([
    'sign-in/email: INVALID_EMAIL_OR_PASSWORD',
    'reset-password: INVALID_TOKEN',
    'confirm-email: invalid',
  ]);
  for (const secret of [email, password, link.token, totp.secret.base32, 'Zebediah', 'nobody@']) {
    expect(JSON.stringify(events)).not.toContain(secret);
  }
});

test('a failed query is logged without what it was about', async () => {
  const written: string[] = [];
  const log = openLog('trace', { write: (line: string) => void written.push(line) });
  const query = world.deps.db.execute(sql`select ${'what an owner wrote'}::int`);
  await query.catch((error: unknown) => log.error({ err: error }, 'it failed'));
  expect(written.join('')).toContain('Failed query');
  expect(written.join('')).toContain('22P02');
  expect(written.join('')).not.toContain('what an owner wrote');
});

test('an error that quotes an answer or a text is logged without it', () => {
  const secret = 'Zebediah smells fuel';
  const call = new APICallError({
    message: secret,
    url: 'https://api.example.com',
    requestBodyValues: {},
    statusCode: 404,
  });
  let parsing: unknown;
  try {
    JSON.parse(`{"a": ${secret} "b"}`);
  } catch (error) {
    parsing = error;
  }
  const written: string[] = [];
  const log = openLog('trace', { write: (line: string) => void written.push(line) });
  for (const err of [
    call,
    new JSONParseError({ text: secret, cause: parsing }),
    new RetryError({ message: secret, reason: 'maxRetriesExceeded', errors: [call] }),
    parsing,
  ])
    log.warn({ err }, 'it failed');
  expect(written).toHaveLength(4);
  for (const at of [0, 2]) expect(written[at]).toContain('"status":404');
  expect(written.join('')).not.toMatch(/Zebediah|smells/);
});

test('an address that the server does not know is named in the answer, and once in the log', async () => {
  const { hostname, port } = new URL(world.baseUrl);
  // Once for the life of the process.
  const host = `${newId()}.example.org:3000`;
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      const path = '/api/auth/sign-in/email';
      const asking = httpRequest({ hostname, port, method: 'POST', path, headers }, (answer) =>
        text(answer).then(resolve, reject),
      );
      asking.once('error', reject).end();
    });
  for (let n = 0; n < 3; n += 1)
    expect(JSON.parse(await ask())).toMatchObject({
      code: 'UNKNOWN_ADDRESS',
      data: { address: `http://${host}` },
    });
  const told = lines.filter((line) => line.includes(`a page was opened at http://${host}`));
  expect(told).toHaveLength(1);
});
