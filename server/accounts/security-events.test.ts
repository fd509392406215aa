import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { recordSecurityEvent } from '#server/platform/security/record-event.ts';
import { noticeAddress, pushDevice } from '#tests/nouns/notices.ts';
import { signUp, type Owner } from '#tests/people.ts';
import { runJob } from '#tests/run-job.ts';
import { deleteExpiredRows } from './jobs.ts';
import { makeResetLink } from './make-reset-link.ts';
import { withWorld, world } from '#tests/set-up.ts';

const DAY_MS = 24 * 3_600_000;
withWorld({ env: { LOG_LEVEL: 'silent', TRUST_PROXY: 'on' } });

const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
  'x-forwarded-for': '192.0.2.77',
};
const newOwner = () => signUp(world.visitor(), 'Anna');
const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  world.visitor().send('POST', '/api/auth/sign-in/email', { json: { email, password }, headers });

test('an owner sees logins and attempts with time, network and device, and nobody else’s', async () => {
  const [owner, stranger] = [await newOwner(), await newOwner()];
  await signIn(owner.email, 'a wrong one 1', phone);
  await signIn(owner.email, owner.password, { 'x-forwarded-for': '2001:db8:1:2:3::4' });
  await owner.send('POST', '/api/auth/request-password-reset', { json: { email: owner.email } });
  await owner.attempt('account.delete', { password: 'a wrong one 1' });
  const { events } = await owner.call('account.events');
  expect(events.map(({ action, result }) => [action, result])).toEqual([
    ['delete-account', 'failed'],
    ['request-password-reset', 'done'],
    ['sign-in/email', 'done'],
    ['sign-in/email', 'failed'],
    ['sign-up/email', 'done'],
  ]);
  expect(events[3]).toMatchObject({ network: '192.0.2.0/24', browser: 'Safari', system: 'iPhone' });
  expect(events[2]).toMatchObject({ network: '2001:db8:1::/48', browser: null });
  expect(Date.now() - Date.parse(events[3]!.at)).toBeLessThan(60_000);
  expect(JSON.stringify(events)).not.toContain('192.0.2.77');
  const others = (await stranger.call('account.events')).events;
  expect(others.map(({ action }) => action)).toEqual(['sign-up/email']);
  expect((await world.visitor().attempt('account.events')).status).toBe(401);
});

test('guesses at a password are not stored without end, and a login is stored all the same', async () => {
  const owner = await newOwner();
  await world.deps.db.$client.query(
    `insert into security_events (id, owner_id, at, action, outcome, network)
     select gen_random_uuid(), $1, now() - interval '1 minute', 'sign-in/email', 'INVALID_EMAIL_OR_PASSWORD', ''
     from generate_series(1, 300)`,
    [owner.id],
  );
  const count = async () => {
    const { rows } = await world.deps.db.$client.query<{ count: number }>(
      'select count(*)::int as count from security_events where owner_id = $1',
      [owner.id],
    );
    return rows[0]!.count;
  };
  const before = await count();
  await signIn(owner.email, 'a wrong one 1');
  expect(await count()).toBe(before);
  await signIn(owner.email, owner.password);
  expect(await count()).toBe(before + 1);
});

test('what a stranger can cause does not push the owner’s own events out of the list', async () => {
  const owner = await newOwner();
  await world.deps.db.$client.query(
    `insert into security_events (id, owner_id, at, action, outcome, network)
     select id, $1, now() + interval '1 minute', action, outcome, ''
     from unnest($2::uuid[]) with ordinality as ids (id, at) join (values
       (0, 'sign-in/email', 'INVALID_EMAIL_OR_PASSWORD'), (1, 'request-password-reset', 'done'),
       (2, 'sign-in/email', 'second factor needed')) as kinds (kind, action, outcome) on kind = at % 3`,
    [owner.id, Array.from({ length: 450 }, newId)],
  );
  await signIn(owner.email, owner.password);
  const { events } = await owner.call('account.events');
  expect(events).toHaveLength(52);
  expect(events.slice(-2).map(({ action, result }) => [action, result])).toEqual([
    ['sign-in/email', 'done'],
    ['sign-up/email', 'done'],
  ]);
});

test('an outcome is stored up to 100 characters: Google’s comes by way of the browser', async () => {
  const owner = await newOwner();
  const request = { log: world.deps.log, ip: '192.0.2.77', headers: {} } as FastifyRequest;
  const event = { action: 'callback/google', outcome: 'x'.repeat(5000), account: owner.id };
  await recordSecurityEvent(world.deps, request, event);
  const { rows } = await world.deps.db.$client.query<{ longest: number }>(
    'select max(length(outcome)) as longest from security_events where owner_id = $1',
    [owner.id],
  );
  expect(rows[0]!.longest).toBe(100);
});

test('a calendar address, a device and an address for messages are recorded, once each', async () => {
  const owner = await newOwner();
  const [calendar, device, address] = [{ opId: newId() }, pushDevice(), noticeAddress()];
  for (let sent = 0; sent < 2; sent++) {
    await owner.call('notices.makeCalendar', calendar);
    await owner.call('notices.addDevice', device);
    await owner.call('notices.setAddress', address);
  }
  const { events } = await owner.call('account.events');
  expect(events.map(({ action }) => action).toSorted()).toEqual([
    'add-device',
    'make-calendar',
    'set-address',
    'sign-up/email',
  ]);
});

test.each([
  ['logging out everywhere', (owner: Owner) => owner.call('account.endSessions', { includingThis: true })],
  [
    'another password',
    (owner: Owner) =>
      owner.send('POST', '/api/auth/change-password', {
        json: { currentPassword: owner.password, newPassword: 'correct horse 8' },
      }),
  ],
  [
    'a password reset',
    async (owner: Owner) => {
      const link = await makeResetLink(world.deps.db, owner.email, new Date());
      const json = { token: link!.split('token=')[1], newPassword: 'correct horse 8' };
      await world.visitor().send('POST', '/api/auth/reset-password', { json });
    },
  ],
])(
  '%s ends calendars and messages to devices and addresses',
  { tags: ['NOT-40', 'NOT-24'] },
  async (_, act) => {
    const owner = await newOwner();
    await owner.call('notices.makeCalendar', { opId: newId() });
    await owner.call('notices.addDevice', pushDevice());
    await owner.call('notices.setAddress', noticeAddress());
    const path = (await owner.call('notices.read')).calendar!;
    expect((await world.visitor().send('GET', path)).status).toBe(200);
    await act(owner);
    expect((await world.visitor().send('GET', path)).status).toBe(404);
    const { rows } = await world.deps.db.$client.query(
      `select owner_id from push_devices where owner_id = $1
     union all select owner_id from notice_addresses where owner_id = $1
     union all select owner_id from calendar_entries where owner_id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([]);
  },
);

test('events are removed after 90 days', async () => {
  const owner = await newOwner();
  const left = async () => (await owner.call('account.events')).events.length;
  const age = (days: number) =>
    world.deps.db.$client.query('update security_events set at = $2 where owner_id = $1', [
      owner.id,
      new Date(Date.now() - days * DAY_MS),
    ]);
  await age(89);
  await runJob(world.deps, deleteExpiredRows);
  expect(await left()).toBe(1);
  await age(91);
  await runJob(world.deps, deleteExpiredRows);
  expect(await left()).toBe(0);
});
