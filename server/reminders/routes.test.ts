import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { reminderCalls } from '#tests/reminder-calls.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar({ mileage: 90_000 });

const { add, read, done, key, readings } = reminderCalls(() => ({ owner, carId }));

describe('a reminder', () => {
  test('is kept as it was written, and its edits merge', { tags: ['REM-01', 'REM-04'] }, async () => {
    const made = await add();
    expect(made).toMatchObject({
      carId,
      title: 'Furtive oil change',
      kind: 'oil',
      notes: 'The clandestine filter, too',
      leadDays: 14,
      leadKm: 500,
    });
    expect(await read()).toEqual([made]);
    const other = await newCar(owner);
    const plain = { kind: 'tyres', notes: null, leadDays: null, leadKm: null } as const;
    const bare = await owner.call('reminders.add', reminderDraft(other.id, plain));
    expect(bare).toMatchObject({ carId: other.id, ...plain });
    const edit = (changes: object) =>
      owner.attempt('reminders.edit', { ...editing(made), carId, reminderId: made.id, changes });
    await edit({ title: { from: made.title, to: 'Oil' } });
    expect((await edit({ notes: { from: made.notes, to: '' } })).body).toMatchObject({
      title: 'Oil',
      notes: null,
    });
    expect((await edit({ title: { from: made.title, to: 'Filter' } })).status).toBe(409);
    expect((await edit({ title: { from: 'Oil', to: 'Oil' } })).body).toMatchObject({ version: 3 });
    const chosen = {
      kind: { from: 'oil', to: 'belt' },
      leadDays: { from: 14, to: null },
      leadKm: { from: 500, to: null },
    };
    expect((await edit(chosen)).body).toMatchObject({ kind: 'belt', leadDays: null, leadKm: null });
    expect(
      (await owner.attempt('reminders.edit', { ...editing(made), carId, reminderId: newId(), changes: {} }))
        .status,
    ).toBe(404);
  });

  test('is due at a date or a mileage, and each interval has its part', { tags: ['REM-02'] }, async () => {
    const { plan } = reminderDraft(carId);
    const refused = async (changes: object) =>
      faults(await owner.attempt('reminders.add', reminderDraft(carId, { plan: { ...plan, ...changes } })));
    const none = { dueDate: null, dueKm: null, repeat: null, repeatKm: null };
    expect(await refused(none)).toEqual(['plan: Enter a date or a mileage']);
    expect(await refused({ dueDate: null })).toEqual(['plan: Date is required']);
    expect(await refused({ dueKm: null })).toEqual(['plan: Enter a date or a mileage']);
    expect(await refused({ repeatKm: 0 })).toEqual(['plan.repeatKm: Enter a whole number above zero']);
    expect(await read()).toEqual([]);
    let kept = await add();
    const edit = (to: object) =>
      owner.attempt('reminders.edit', {
        ...editing(kept),
        carId,
        reminderId: kept.id,
        changes: { plan: { from: kept.plan, to: { ...plan, ...to } } },
      });
    expect(faults(await edit(none))).toEqual(['changes.plan.to: Enter a date or a mileage']);
    expect(await read()).toEqual([kept]);
    for (const one of [{ dueDate: '2026-12-01' }, { dueKm: 5 }]) {
      const due = { ...none, anchorDay: null, ...one };
      expect((await add({ plan: { ...plan, ...due } })).plan).toMatchObject(due);
      kept = (await edit(due)).body as Reminder;
      expect((await read()).find(({ id }) => id === kept.id)?.plan).toMatchObject(due);
    }
  });

  test('is listed with how far ahead its car and its owner warn', { tags: ['REM-04'] }, async () => {
    const other = await newCar(owner);
    const leads = async () => {
      const { mileage: cars, leads: ofOwner } = await owner.call('reminders.list');
      return [ofOwner ?? null, ...cars.map((one) => one.leads)];
    };
    const undecided = { days: null, km: null };
    expect((await leads()).slice(1)).toEqual([undecided, undecided]);
    const ofCar = { leadDays: { from: null, to: 20 }, leadKm: { from: null, to: 700 } };
    await owner.call('cars.edit', { opId: newId(), carId: other.id, baseVersion: 1, changes: ofCar });
    const { version } = await owner.call('notices.read');
    const ofOwner = { leadDays: { from: null, to: 45 }, leadKm: { from: null, to: 3_000 } };
    await owner.call('notices.edit', { opId: newId(), baseVersion: version, changes: ofOwner });
    expect(await leads()).toEqual([{ days: 45, km: 3_000 }, undecided, { days: 20, km: 700 }]);
  });

  test('a second one under its id is refused, in another car, too', async () => {
    const { id } = await add();
    const other = await newCar(owner);
    for (const car of [carId, other.id]) {
      const answer = await owner.attempt('reminders.add', reminderDraft(car, { id }));
      expect(answer).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
    }
    const stranger = await world.newOwner();
    const theirs = await newCar(stranger);
    // Nobody learns of another account's ids.
    expect((await stranger.attempt('reminders.add', reminderDraft(theirs.id, { id }))).status).toBe(200);
    expect(await read()).toHaveLength(1);
  });
});

describe('kept silent', () => {
  test(
    'snoozed, paused and resumed; the same again changes nothing',
    { tags: ['REM-30', 'REM-31'] },
    async () => {
      const made = await add();
      const snooze = { until: '2026-12-24', wasOverdue: true };
      for (let times = 0; times < 2; times++)
        expect(await owner.call('reminders.snooze', { ...key(made), snooze })).toMatchObject({
          snooze,
          version: 2,
        });
      const untilKm = { until: null, km: { until: 98_000, since: '2026-11-22' }, wasOverdue: false };
      expect(await owner.call('reminders.snooze', { ...key(made), snooze: untilKm })).toMatchObject({
        snooze: untilKm,
      });
      expect((await read())[0]).toMatchObject({ snooze: untilKm });
      expect(await owner.call('reminders.snooze', { ...key(made), snooze: null })).toMatchObject({
        snooze: null,
      });
      for (let times = 0; times < 2; times++)
        expect(await owner.call('reminders.pause', { ...key(made), isPaused: true })).toMatchObject({
          isPaused: true,
          version: 5,
        });
      expect(await owner.call('reminders.pause', { ...key(made), isPaused: false })).toEqual(
        (await read())[0],
      );
    },
  );
});

describe('the list', () => {
  test(
    'holds the reminders and readings of all cars of the owner, and of nobody else',
    { tags: ['REM-41'] },
    async () => {
      const other = await newCar(owner, { mileage: 5 });
      const mine = [await add(), await owner.call('reminders.add', reminderDraft(other.id))];
      const list = await owner.call('reminders.list');
      expect(list.reminders.map(({ id }) => id).toSorted()).toEqual(mine.map(({ id }) => id).toSorted());
      expect(list.mileage.map((one) => [one.carId, one.readings.map(({ km }) => km)])).toEqual([
        [carId, [90_000]],
        [other.id, [5]],
      ]);
      const stranger = await world.newOwner();
      expect(await stranger.call('reminders.list')).toEqual({ reminders: [], mileage: [], leads: null });
    },
  );

  test('a deleted reminder goes with its history, its readings stay', { tags: ['REM-40'] }, async () => {
    const made = await add();
    await done(made, { doneOn: '2026-02-20' });
    await owner.call('reminders.delete', key(made));
    expect(await read()).toEqual([]);
    expect(await readings()).toContain('2026-02-20 97000 reminder');
    const { rowCount } = await world.deps.db.$client.query(
      'select from reminder_completions where owner_id = $1',
      [owner.id],
    );
    expect(rowCount).toBe(0);
  });
});

test('an account has a thousand reminders at most, in all its cars', { tags: ['REM-01'] }, async () => {
  const other = await newCar(owner);
  await world.deps.db.$client.query(
    `insert into reminders (owner_id, id, car_id, title, kind, due_date, base)
     select $1, gen_random_uuid(), $2, 'Reminder', 'other', current_date, 'due' from generate_series(1, $3) n`,
    [owner.id, other.id, limits.reminders - 1],
  );
  await add();
  expect(await owner.attempt('reminders.add', reminderDraft(carId))).toMatchObject({
    status: 400,
    body: { data: { fields: [{ phrase: 'No more reminders can be added to this account.' }] } },
  });
});
