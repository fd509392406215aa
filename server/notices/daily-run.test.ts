import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { Visitor } from '#tests/client.ts';
import { openNoticeWorld, today, type NoticeWorld } from '#tests/notice-world.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { runJob } from '#tests/run-job.ts';
import { planNotices } from './plan-notices.ts';

let here: NoticeWorld;
beforeAll(async () => {
  here = await openNoticeWorld();
});
afterEach(() => here.clear());
afterAll(() => here.close());

const edit = async (owner: Owner, changes: Record<string, { from: unknown; to: unknown }>) => {
  const before = await owner.call('settings.read');
  expect(await owner.attempt('settings.edit', { ...editing(before), changes })).toMatchObject({
    status: 200,
  });
};

test('the digest is a mail in the language of its owner', { tags: ['NOT-04', 'NOT-10'] }, async () => {
  const { owner, carId, reminderId } = await here.newDriver();
  await edit(owner, { language: { from: 'en', to: 'lv' } });
  const { mailer } = here.world.deps;
  await here.runOn(1);
  const [mail, ...others] = here.mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Oil & filter · Brūnis' });
  expect(mail!.text).toContain('Pēc 2 dienām');
  expect(mail!.text).toContain(`${mailer!.linkOrigin}/reminders/${carId}?done=${reminderId}`);
  expect(mail!.html).toContain('<html lang="lv">');
  expect(mail!.html).toContain('Oil &amp; filter');
  expect(mail!.html).toContain('Pēc 2 dienām');
  expect(mail!.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail!.header('message-id')).toMatch(/^<[0-9a-f-]{36}@127\.0\.0\.1>$/);
});

test(
  'several reminders are one digest, and none is announced again',
  { tags: ['NOT-01', 'NOT-04'] },
  async () => {
    const { owner, carId } = await here.newDriver(3, 'Oil');
    const add = (title: string, days: number) =>
      owner.call(
        'reminders.add',
        reminderDraft(carId, { title, plan: planOf({ dueDate: addDays(today, days) }) }),
      );
    await add('Inspection', 1);
    await add('In a year', 365);
    await here.runOn(1);
    await here.runOn(1);
    const [mail] = here.mailsTo(owner);
    expect(mail!.subject).toBe('Carful: 2 reminders');
    expect(mail!.text.indexOf('Inspection')).toBeLessThan(mail!.text.indexOf('Oil'));
    expect(mail!.text).not.toContain('In a year');
    await here.runOn(2);
    // The second day's notices contain only what became overdue.
    expect(here.mailsTo(owner).map(({ subject }) => subject)).toEqual([
      'Carful: 2 reminders',
      'Inspection · Brūnis',
    ]);
  },
);

test(
  'an account with thousands of notices, or one that fails, does not stop the others',
  { tags: ['long'] },
  async () => {
    const [many, broken, other] = [
      await here.newDriver(),
      await here.newDriver(),
      await here.newDriver(),
    ] as const;
    const { $client } = here.world.deps.db;
    const device = await here.addDevice(many.owner);
    const { version } = await many.owner.call('notices.read');
    const changes = { emailEnabled: { from: true, to: false } };
    await many.owner.call('notices.edit', { opId: newId(), baseVersion: version, changes });
    await $client.query(
      `insert into reminders (owner_id, id, car_id, title, kind, due_date, base)
       select $1, gen_random_uuid(), $2, 'Reminder ' || n, 'other', $3, 'due' from generate_series(1, 7000) n`,
      [many.owner.id, many.carId, addDays(today, 1)],
    );
    await broken.owner.call('notices.setZone', { opId: newId(), zone: 'Europe/Riga' });
    await $client.query(`update notice_settings set zone = 'No/Where' where owner_id = $1`, [
      broken.owner.id,
    ]);
    await here.runOn(1);
    expect([many, broken, other].map(({ owner }) => here.mailsTo(owner).length)).toEqual([0, 0, 1]);
    expect(here.pushes.to(device)).toMatchObject([{ title: 'Carful: 7\u00A0001 reminders' }]);
    expect(here.pushes.to(device)[0]!.body).toMatch(/\+ 6996 more$/);
    const { rows } = await $client.query<{ nextAt: Date }>(
      'select next_at as "nextAt" from notice_runs where owner_id = $1',
      [broken.owner.id],
    );
    expect(rows[0]!.nextAt).toEqual(new Date(here.noonOn(1).getTime() + 3_600_000));
  },
);

test(
  'changing the settings at the hour does not lose the digest of the day',
  { tags: ['NOT-04'] },
  async () => {
    const { owner } = await here.newDriver();
    here.world.setClock(here.noonOn(0));
    await runJob(here.world.deps, planNotices);
    here.world.setClock(here.noonOn(1));
    const { version } = await owner.call('notices.read');
    const changes = { digestAt: { from: 480, to: 540 } };
    await owner.call('notices.edit', { opId: newId(), baseVersion: version, changes });
    await runJob(here.world.deps, planNotices);
    await here.delivered();
    expect(here.mailsTo(owner)).toHaveLength(1);
  },
);

test('hour and day are those of the time zone of its owner', { tags: ['NOT-04', 'REM-16'] }, async () => {
  const { owner } = await here.newDriver(1);
  await owner.call('notices.setZone', { opId: newId(), zone: 'Asia/Tokyo' });
  here.world.setClock(here.noonOn(0));
  await runJob(here.world.deps, planNotices);
  const { rows } = await here.world.deps.db.$client.query<{ nextAt: Date }>(
    'select next_at as "nextAt" from notice_runs where owner_id = $1',
    [owner.id],
  );
  // At 8:00 in the morning of the next day there.
  const morning = new Date(`${today}T23:00:00Z`);
  expect(rows).toEqual([{ nextAt: morning }]);
  here.world.setClock(morning);
  await runJob(here.world.deps, planNotices);
  await here.delivered();
  expect(here.mailsTo(owner).map(({ text }) => text.includes('Due today'))).toEqual([true]);
  const { rows: told } = await here.world.deps.db.$client.query(
    'select state, day::text as day from notices where owner_id = $1',
    [owner.id],
  );
  expect(told).toEqual([{ state: 'due', day: addDays(today, 1) }]);
});

test(
  'one click stops the mails without a session, opening the link does not',
  { tags: ['NOT-11'] },
  async () => {
    const { owner } = await here.newDriver();
    await here.runOn(1);
    const [mail] = here.mailsTo(owner);
    const url = new URL(/<(.+)>/.exec(mail!.header('list-unsubscribe'))![1]!);
    expect(url.origin).toBe(here.world.baseUrl);
    const path = url.pathname + url.search;
    const isOn = async () => (await owner.call('notices.read')).emailEnabled;
    const page = await here.world.visitor().send('GET', path);
    expect([page.status, String(page.body).includes('<form method="post">'), await isOn()]).toEqual([
      200,
      true,
      true,
    ]);
    for (const wrong of [path.slice(0, -2), `${path}x`, '/api/notices/unsubscribe']) {
      const { status } = await here.world.visitor().send('POST', wrong);
      expect([wrong, status, await isOn()]).toEqual([wrong, 404, true]);
    }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = { headers, body: 'List-Unsubscribe=One-Click' };
    const program = new Visitor(here.world.baseUrl, '');
    expect((await program.send('POST', path, click)).status).toBe(200);
    expect(await isOn()).toBe(false);
    await owner.call(
      'reminders.add',
      reminderDraft((await newCar(owner)).id, { plan: planOf({ dueDate: today }) }),
    );
    await here.runOn(1);
    expect(here.mailsTo(owner)).toHaveLength(1);
  },
);

test('an unconfirmed address gets no digest', { tags: ['NOT-10'] }, async () => {
  const { owner } = await here.newDriver();
  await here.world.deps.db.$client.query('update auth_user set email_verified = false where id = $1', [
    owner.id,
  ]);
  await here.runOn(1);
  expect(here.mailsTo(owner)).toEqual([]);
});

test('a disabled account gets nothing until it is enabled', async () => {
  const { owner } = await here.newDriver();
  const device = await here.addDevice(owner);
  const disable = (at: Date | null) =>
    here.world.deps.db.$client.query('update auth_user set disabled_at = $2 where id = $1', [owner.id, at]);
  await disable(new Date());
  await here.runOn(1);
  expect([here.mailsTo(owner), here.pushes.to(device)]).toEqual([[], []]);
  await disable(null);
  await here.runOn(2);
  expect([here.mailsTo(owner).length, here.pushes.to(device).length]).toEqual([1, 1]);
});

test('the switch of the settings silences every channel', { tags: ['NOT-07', 'SET-02'] }, async () => {
  const { owner } = await here.newDriver();
  const device = await here.addDevice(owner);
  await edit(owner, { notificationsEnabled: { from: true, to: false } });
  await here.runOn(1);
  expect([here.mailsTo(owner), here.pushes.to(device)]).toEqual([[], []]);
  await edit(owner, { notificationsEnabled: { from: false, to: true } });
  await here.runOn(2);
  expect([here.mailsTo(owner).length, here.pushes.to(device).length]).toEqual([1, 1]);
});

test(
  'nothing is recorded without a channel, so that it comes with the first one',
  { tags: ['NOT-08'] },
  async () => {
    const { owner } = await here.newDriver();
    const { version } = await owner.call('notices.read');
    const changes = { emailEnabled: { from: true, to: false } };
    await owner.call('notices.edit', { opId: newId(), baseVersion: version, changes });
    await here.runOn(1);
    const device = await here.addDevice(owner);
    await here.runOn(2);
    expect([here.mailsTo(owner).length, here.pushes.to(device).length]).toEqual([0, 1]);
  },
);

test('what was done before its digest is sent is left out', { tags: ['NOT-06'] }, async () => {
  const { owner, carId, reminderId } = await here.newDriver();
  here.mails.mood = 'refusing';
  Object.assign(here.mails, { refusal: { responseCode: 451, enhancedCode: '4.3.0' } });
  await here.plan(1);
  const due = { date: addDays(today, 3), km: null };
  expect(await here.waiting()).toHaveLength(1);
  await owner.call('reminders.done', reminderDone(carId, reminderId, { doneOn: today, doneKm: null, due }));
  // The mail server keeps refusing: a delivery ends only because nothing is left to send.
  for (const { id } of await here.waiting()) await here.deliver(id);
  await here.delivered();
  expect(here.mailsTo(owner)).toEqual([]);
});
