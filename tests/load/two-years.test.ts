import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '#domain/calls.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { newNotices, type EarlierNotice } from '#domain/notices/notice-rules.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import type { Plan } from '#domain/reminders/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { planNotices } from '#server/notices/plan-notices.ts';
import { editing } from '#tests/applied-once.ts';
import { openNoticeWorld, type NoticeWorld } from '#tests/notice-world.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { runJob } from '#tests/run-job.ts';

// In the past, so that the session lasts.
const FIRST_DAY = '2024-09-01';
const DAYS = 730;
const MINUTE_MS = 60_000;
/** In minutes since midnight: an hour that one clock change skips and the other repeats. */
const DIGEST_AT = 3.5 * 60;
/** Summer time in Riga: after the first day to the second, by then. */
const SUMMERS = [
  ['2024-03-31', '2024-10-27'],
  ['2025-03-30', '2025-10-26'],
  ['2026-03-29', '2026-10-25'],
] as const;

let here: NoticeWorld;
beforeAll(async () => {
  here = await openNoticeWorld();
});
afterAll(() => here.close());

const isSummer = (day: string) => SUMMERS.some(([from, to]) => day > from && day <= to);
/** 3:30 in Riga; the first of two in October, 4:30 in March. */
const digestOn = (day: string) => Date.parse(`${day}T0${isSummer(day) ? 0 : 1}:30:00Z`);
const noonOn = (day: string) => new Date(`${day}T10:00:00Z`);

/** The titles of a mail: each is the first of three lines. */
const titlesOf = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n\n')
    .map((block) => block.split('\n'))
    .flatMap((lines) => (lines.length === 3 ? [lines[0]!] : []))
    .toSorted();

/** What arrives when the daily run looks at this time. */
async function look(at: number, owner: Owner, device: { endpoint: string }) {
  const [mails, pushes] = [here.mails.received.length, here.pushes.received.length];
  here.world.setClock(new Date(at));
  await runJob(here.world.deps, planNotices);
  if ((await here.waiting()).length > 0) await here.delivered();
  const came = here.mails.received.slice(mails).filter(({ header }) => header('list-unsubscribe') !== '');
  expect(came.every(({ to }) => to.includes(owner.email))).toBe(true);
  const messages = here.pushes.received.slice(pushes);
  expect(messages.every(({ endpoint }) => endpoint === device.endpoint)).toBe(true);
  return {
    mails: came.map(({ text }) => titlesOf(text)),
    pushed: messages.map(({ message }) => message.title),
  };
}

/** The driver of two cars, whose life is a list of what they do at noon of some days. */
async function newLife() {
  const owner = await here.world.newOwner();
  here.world.setClock(noonOn(addDays(FIRST_DAY, -1)));
  await here.world.deps.db.$client.query('update auth_user set email_verified = true where id = $1', [
    owner.id,
  ]);
  await owner.call('notices.setZone', { opId: newId(), zone: 'Europe/Riga' });
  const changes = {
    digestAt: { from: 480, to: DIGEST_AT },
    quietFrom: { from: 1320, to: 0 },
    quietTo: { from: 420, to: 0 },
  };
  await owner.call('notices.edit', { ...editing(await owner.call('notices.read')), changes });
  const device = await here.addDevice(owner);
  const [{ id: driven }, { id: rested }] = [
    await newCar(owner, { nickname: 'Driven', mileage: 100_000 }),
    await newCar(owner, { nickname: 'Rested' }),
  ];
  const todo = new Map<string, (() => Promise<unknown>)[]>();
  const on = (day: string, act: () => Promise<unknown>) => todo.set(day, [...(todo.get(day) ?? []), act]);

  const add = async (carId: Id, title: string, plan: Partial<Plan>) => {
    const own = { title, plan: planOf(plan), leadDays: null, leadKm: null };
    return (await owner.call('reminders.add', reminderDraft(carId, own))).id;
  };
  const done = async (reminderId: Id, doneOn: string, doneKm: number | null = null) => {
    const { reminders } = await owner.call('reminders.list');
    const { carId, plan } = reminders.find(({ id }) => id === reminderId)!;
    const due = { date: plan.dueDate, km: plan.dueKm };
    await owner.call('reminders.done', reminderDone(carId, reminderId, { doneOn, doneKm, due }));
  };
  const edit = async (carId: Id, more: Pick<Input<'cars.edit'>, 'today' | 'changes'>) => {
    const car = await owner.call('cars.read', { carId });
    await owner.call('cars.edit', { ...editing(car), carId, ...more });
  };

  const once = await add(driven, 'Registration', { dueDate: '2025-03-30' });
  on('2025-04-05', () => done(once, '2025-04-05'));
  const autumn = await add(driven, 'Antifreeze', { dueDate: '2025-10-26' });
  on('2025-10-26', () => done(autumn, '2025-10-26'));
  const yearly = await add(driven, 'Inspection', {
    dueDate: '2024-11-10',
    repeat: { every: 1, unit: 'year' },
  });
  for (const day of ['2024-11-15', '2025-11-20']) on(day, () => done(yearly, day));
  await add(driven, 'Wipers', { dueDate: '2024-09-20', repeat: { every: 1, unit: 'month' } });
  const paused = await add(driven, 'Brakes', { dueDate: '2025-05-20' });
  const pause = (isPaused: boolean) =>
    owner.call('reminders.pause', { opId: newId(), carId: driven, reminderId: paused, isPaused });
  on('2025-04-01', () => pause(true));
  on('2025-06-10', () => pause(false));
  on('2025-06-20', () => done(paused, '2025-06-20'));
  const snoozed = await add(driven, 'Coolant', { dueDate: '2025-07-20' });
  const snooze = { until: '2025-07-16', wasOverdue: false };
  on('2025-06-25', () =>
    owner.call('reminders.snooze', { opId: newId(), carId: driven, reminderId: snoozed, snooze }),
  );
  on('2025-07-20', () => done(snoozed, '2025-07-20'));

  const oil = await add(driven, 'Oil', { dueKm: 105_000, repeatKm: 15_000 });
  on('2025-02-03', () => done(oil, '2025-02-03', 105_000));
  for (let month = 1; month < 24; month += 1) {
    const day = new Date(Date.UTC(2024, 8 + month, 1)).toISOString().slice(0, 10);
    const km = 100_000 + 1000 * month;
    on(day, () => edit(driven, { today: day, changes: { mileage: { from: km - 1000, to: km } } }));
  }

  const battery = await add(rested, 'Battery', { dueDate: '2025-02-15' });
  const rest = { reason: 'laid_up', since: '2025-01-10' } as const;
  on('2025-01-10', () => edit(rested, { changes: { outOfUse: { from: null, to: rest } } }));
  on('2025-05-01', () => edit(rested, { changes: { outOfUse: { from: rest, to: null } } }));
  on('2025-05-03', () => done(battery, '2025-05-03'));

  const names = new Map([
    [driven, 'Driven'],
    [rested, 'Rested'],
  ]);
  return { owner, device, todo, names };
}

test(
  'two years of one owner: each notice once, at their hour, also over clock changes',
  { tags: ['NOT-01', 'NOT-02', 'NOT-03', 'NOT-04', 'REM-31', 'REM-32'] },
  async () => {
    const { owner, device, todo, names } = await newLife();
    await look(noonOn(addDays(FIRST_DAY, -1)).getTime(), owner, device);

    const earlier: EarlierNotice[] = [];
    const sent = new Map<string, string[]>();
    const expected = new Map<string, string[]>();
    for (let at = 0; at < DAYS; at += 1) {
      const day = addDays(FIRST_DAY, at);
      const digest = digestOn(day);
      const nothing = { mails: [], pushed: [] };
      expect([day, await look(digest - 5 * MINUTE_MS, owner, device)]).toEqual([day, nothing]);

      const list = await owner.call('reminders.list');
      const found = newNotices(dueList(list, day), earlier, day);
      earlier.push(...found.map((notice) => ({ ...notice, day })));
      const titles = new Map(list.reminders.map(({ id, title }) => [id, title]));
      const lines = found.map(
        ({ subjectId, carId }) => `${titles.get(subjectId) ?? 'What is the mileage?'} · ${names.get(carId)}`,
      );
      if (lines.length > 0) expected.set(day, lines.toSorted());

      const { mails, pushed } = await look(digest, owner, device);
      expect([day, mails.length <= 1]).toEqual([day, true]);
      if (mails[0]) sent.set(day, mails[0]);
      // More than three are one message.
      const single =
        (mails[0] ?? []).length <= 3 ? (mails[0] ?? []) : [`Carful: ${mails[0]!.length} reminders`];
      expect([day, pushed.toSorted()]).toEqual([day, single]);

      for (const later of [5, 60, 65])
        expect([day, await look(digest + later * MINUTE_MS, owner, device)]).toEqual([day, nothing]);
      here.world.setClock(noonOn(day));
      for (const act of todo.get(day) ?? []) await act();
    }
    expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(expected));

    const daysOf = (line: string) => [...sent].flatMap(([day, lines]) => (lines.includes(line) ? [day] : []));
    expect(daysOf('Registration · Driven')).toEqual(['2025-02-28', '2025-03-23', '2025-03-30', '2025-03-31']);
    expect(daysOf('Antifreeze · Driven')).toEqual(['2025-09-26', '2025-10-19', '2025-10-26']);
    expect(daysOf('Inspection · Driven')).toEqual([
      '2024-10-11',
      '2024-11-03',
      '2024-11-10',
      '2024-11-11',
      // Five days later than the year before, as it was done five days late.
      '2025-10-16',
      '2025-11-08',
      '2025-11-15',
      '2025-11-16',
    ]);
    const overdue = Array.from({ length: 24 }, (_, nth) => addDays('2024-09-21', 30 * nth));
    expect(daysOf('Wipers · Driven')).toEqual(['2024-09-06', '2024-09-13', '2024-09-20', ...overdue]);
    // Without the month in which it was paused, and the ones in which its car was laid up.
    expect(daysOf('Brakes · Driven')).toEqual(['2025-06-11']);
    expect(daysOf('Coolant · Driven')).toEqual(['2025-06-20', '2025-07-16', '2025-07-20']);
    expect(daysOf('Battery · Rested')).toEqual(['2025-05-02']);
    // Due by the reading of the day before, and overdue by that of the next month.
    const oil = daysOf('Oil · Driven');
    expect(oil).toContain('2025-02-02');
    expect(oil.slice(-5)).toEqual(['2026-05-02', '2026-06-02', '2026-07-02', '2026-08-01', '2026-08-31']);
    const asked = daysOf('What is the mileage? · Driven');
    expect(asked.length).toBeGreaterThan(1);
    const gaps = asked.slice(1).map((day, nth) => daysBetween(asked[nth]!, day));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30);
  },
);
