import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { afterEach, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import type { OutOfUse } from '#domain/cars/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { editing } from '#tests/applied-once.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { openWorld } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

const DAY_MS = 24 * 3_600_000;
const TITLE = 'Zobsiksna; ūdens sūknis, spriegotājs un viss pārējais \\ ko servisā iesaka mainīt reizē ar to';
const today = new Date().toISOString().slice(0, 10);

let owner: Owner;
withWorld();
afterEach(() => world.setClock());

const feed = async () => {
  const { calendar } = await owner.call('notices.read');
  return world.visitor().send('GET', calendar!);
};

/** Two independent parsers read the same. */
async function events() {
  const { status, body, headers } = await feed();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = String(body);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const parsed = new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        summary: event.summary,
        day: event.startDate.toString(),
        sequence: event.sequence,
        status: component.getFirstPropertyValue('status'),
        alarms: component
          .getAllSubcomponents('valarm')
          .map((one) => String(one.getFirstPropertyValue('trigger'))),
      };
    });
  const other = Object.values(ical.sync.parseICS(text)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  );
  expect(other.map(({ uid, summary, sequence, status }) => [uid, summary, Number(sequence), status])).toEqual(
    parsed.map(({ uid, summary, sequence, status }) => [uid, summary, sequence, status]),
  );
  return parsed;
}

test(
  'an event keeps its identity while it moves, and is cancelled when it is gone',
  { tags: ['NOT-41', 'REM-32'] },
  async () => {
    owner = await world.newOwner();
    const { id: carId } = await newCar(owner, { nickname: 'Brūnis' });
    await owner.call('notices.makeCalendar', { opId: newId() });
    expect(await events()).toEqual([]);
    const plan = planOf({ dueDate: addDays(today, 60) });
    const made = await owner.call(
      'reminders.add',
      reminderDraft(carId, { title: TITLE, plan, leadDays: 14 }),
    );
    const first = {
      uid: `${made.id}@carful`,
      summary: `${TITLE} · Brūnis`,
      day: plan.dueDate,
      sequence: 0,
      status: 'CONFIRMED',
      alarms: ['-P13DT15H', 'PT9H'],
    };
    expect(await events()).toEqual([first]);
    expect(await events()).toEqual([first]);

    const moved = { ...plan, dueDate: addDays(today, 90) };
    const changes = { plan: { from: made.plan, to: moved } };
    const key = { opId: newId(), carId, reminderId: made.id };
    await owner.call('reminders.edit', { ...key, baseVersion: made.version, changes });
    expect(await events()).toEqual([{ ...first, day: moved.dueDate, sequence: 1 }]);

    const sell = async (from: OutOfUse | null, to: OutOfUse | null) =>
      owner.call('cars.edit', {
        opId: newId(),
        carId,
        baseVersion: (await owner.call('cars.read', { carId })).version,
        changes: { outOfUse: { from, to } },
      });
    const sold: OutOfUse = { reason: 'sold', since: today };
    await sell(null, sold);
    expect(await events()).toMatchObject([{ uid: first.uid, status: 'CANCELLED', sequence: 2 }]);
    await sell(sold, null);
    expect(await events()).toEqual([{ ...first, day: moved.dueDate, sequence: 3 }]);

    await owner.call('reminders.delete', { ...key, opId: newId() });
    const gone = { uid: first.uid, status: 'CANCELLED', sequence: 4, day: moved.dueDate, alarms: [] };
    expect(await events()).toMatchObject([gone]);
    expect(await events()).toMatchObject([gone]);
    expect(String((await feed()).body)).not.toContain('Zobsiksna');
    const path = (await owner.call('notices.read')).calendar!;
    const cancelled = async () =>
      String((await world.visitor().send('GET', path)).body).includes('CANCELLED');
    world.setClock(new Date(Date.now() + 29 * DAY_MS));
    expect(await cancelled()).toBe(true);
    world.setClock(new Date(Date.now() + 31 * DAY_MS));
    expect(await cancelled()).toBe(false);
  },
);

test(
  'what only a mileage decides is estimated, and a paused or completed reminder is no event',
  { tags: ['NOT-41', 'REM-31'] },
  async () => {
    owner = await world.newOwner();
    const { id: carId } = await newCar(owner, { mileage: 90_000, today: addDays(today, -100) });
    const car = await owner.call('cars.read', { carId });
    await owner.call('cars.edit', {
      opId: newId(),
      carId,
      baseVersion: car.version,
      today,
      changes: { mileage: { from: 90_000, to: 94_000 } },
    });
    const add = (title: string, plan: ReturnType<typeof planOf>) =>
      owner.call('reminders.add', reminderDraft(carId, { title, plan }));
    await add('Oil', planOf({ dueKm: 96_000 }));
    const { id: reminderId } = await add('Paused', planOf({ dueDate: today }));
    await owner.call('reminders.pause', { opId: newId(), carId, reminderId, isPaused: true });
    const done = await add('Done', planOf({ dueDate: today }));
    const due = { date: today, km: null };
    await owner.call('reminders.done', reminderDone(carId, done.id, { doneOn: today, doneKm: null, due }));
    await owner.call('notices.makeCalendar', { opId: newId() });
    expect(await events()).toMatchObject([
      { summary: 'Oil · Volvo V70 (estimated)', day: addDays(today, 50) },
    ]);
  },
);

test('a calendar is answered sixty times an hour at most', { tags: ['NOT-40'] }, async () => {
  const limited = await openWorld({ env: { RATE_LIMITS: 'on' } });
  try {
    const reader = await limited.newOwner();
    await reader.call('notices.makeCalendar', { opId: newId() });
    const { calendar } = await reader.call('notices.read');
    const get = async () => (await limited.visitor().send('GET', calendar!)).status;
    const { rows } = await limited.deps.db.$client.query<{ id: string }>(
      'select id from calendar_feeds where owner_id = $1',
      [reader.id],
    );
    await countRequests(
      limited.deps.db,
      `calendar:${rows[0]!.id}`,
      { max: 60, seconds: 3600 },
      new Date(),
      59,
    );
    expect([await get(), await get()]).toEqual([200, 429]);
  } finally {
    await limited.close();
  }
});

/** Asked for `days` from today. */
const eventOn = async (days: number) => {
  world.setClock(new Date(Date.parse(`${addDays(today, days)}T12:00:00Z`)));
  return (await events())[0];
};

test('with notices off the events stay, without alarms', { tags: ['NOT-07', 'NOT-41'] }, async () => {
  owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const plan = planOf({ dueDate: addDays(today, 60) });
  await owner.call('reminders.add', reminderDraft(carId, { plan, leadDays: 14 }));
  await owner.call('notices.makeCalendar', { opId: newId() });
  expect(await events()).toMatchObject([{ alarms: ['-P13DT15H', 'PT9H'], sequence: 0 }]);
  const settings = await owner.call('settings.read');
  const changes = { notificationsEnabled: { from: true, to: false } };
  await owner.call('settings.edit', { ...editing(settings), changes });
  expect(await events()).toMatchObject([{ day: plan.dueDate, alarms: [], sequence: 1 }]);
});

test('an event stays on the day on which its mileage was reached', { tags: ['NOT-41'] }, async () => {
  owner = await world.newOwner();
  const { id: carId } = await newCar(owner, { mileage: 90_000, today: addDays(today, -100) });
  const car = await owner.call('cars.read', { carId });
  const changes = { mileage: { from: 90_000, to: 94_000 } };
  await owner.call('cars.edit', { opId: newId(), carId, baseVersion: car.version, today, changes });
  const plan = planOf({ dueKm: 94_400 });
  const made = await owner.call('reminders.add', reminderDraft(carId, { plan }));
  await owner.call('notices.makeCalendar', { opId: newId() });
  const day = addDays(today, 10);
  const ahead = await eventOn(0);
  expect(ahead).toMatchObject({ day, sequence: 0 });
  expect(await eventOn(10)).toMatchObject({ day, sequence: 0 });
  expect(await eventOn(11)).toEqual(await eventOn(10));
  expect(await eventOn(20)).toMatchObject({ day, sequence: 0 });

  const key = { opId: newId(), carId, reminderId: made.id };
  const moved = { plan: { from: made.plan, to: { ...plan, dueDate: addDays(today, 20) } } };
  await owner.call('reminders.edit', { ...key, baseVersion: made.version, changes: moved });
  expect(await eventOn(20)).toMatchObject({ day: addDays(today, 20), sequence: 1 });
});

test('the feed of an account that is deleted answers no longer', { tags: ['NOT-40'] }, async () => {
  owner = await world.newOwner();
  await owner.call('notices.makeCalendar', { opId: newId() });
  const path = (await owner.call('notices.read')).calendar!;
  const status = async () => (await world.visitor().send('GET', path)).status;
  expect(await status()).toBe(200);
  await owner.call('account.delete', { password: owner.password });
  expect(await status()).toBe(404);
});

test(
  'another address ends the first, and a removed one answers no longer',
  { tags: ['NOT-40'] },
  async () => {
    owner = await world.newOwner();
    const pathOf = async () => (await owner.call('notices.read')).calendar!;
    const statusOf = async (path: string) => (await world.visitor().send('GET', path)).status;
    await owner.call('notices.makeCalendar', { opId: newId() });
    const first = await pathOf();
    expect(await statusOf(first)).toBe(200);
    await owner.call('notices.makeCalendar', { opId: newId() });
    const second = await pathOf();
    expect(second).not.toBe(first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect(await statusOf(second.replace(/.{3}\.ics$/, 'AAA.ics'))).toBe(404);
    const disable = (at: Date | null) =>
      world.deps.db.$client.query('update auth_user set disabled_at = $2 where id = $1', [owner.id, at]);
    await disable(new Date());
    expect(await statusOf(second)).toBe(404);
    await disable(null);
    expect(await statusOf(second)).toBe(200);
    await owner.call('notices.endCalendar', { opId: newId() });
    expect([await statusOf(second), (await owner.call('notices.read')).calendar]).toEqual([404, null]);
  },
);

test('with a car in its address a feed has the reminders of that car alone', async () => {
  owner = await world.newOwner();
  const cars = [await newCar(owner), await newCar(owner)];
  const plan = planOf({ dueDate: addDays(today, 30) });
  for (const [at, { id }] of cars.entries())
    await owner.call('reminders.add', reminderDraft(id, { title: `Of car ${at}`, plan }));
  await owner.call('notices.makeCalendar', { opId: newId() });
  const { calendar } = await owner.call('notices.read');
  const feedOf = (carId: string) => world.visitor().send('GET', `${calendar}?car=${carId}`);
  const text = String((await feedOf(cars[1]!.id)).body);
  expect([text.includes('Of car 0'), text.includes('Of car 1')]).toEqual([false, true]);
  expect(String((await feed()).body)).toContain('Of car 0');
  const theirs = await newCar(await world.newOwner());
  for (const other of [theirs.id, 'x', ''])
    expect([other, (await feedOf(other)).status]).toEqual([other, 404]);
});
