import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { newId } from '#server/platform/deps.ts';
import { newRepairOf, reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { keptRecords } from '#tests/synced.ts';

withOwner();

const shown = (records: Cars, operations: PendingOperation[]) =>
  withWaiting(records, { ...nothingPending, operations });
const comparableRepairs = (repairs: readonly Repair[]) =>
  repairs.map(({ createdAt: _at, version: _version, ...repair }) => repair);

/** Without values that only the server knows. */
const comparable = ({ reminders, mileage, leads }: ReminderList, carId: Id) => ({
  ownLeads: leads,
  isOutOfUse: mileage.find((one) => one.carId === carId)?.isOutOfUse,
  leads: mileage.find((one) => one.carId === carId)?.leads,
  yearlyKm: mileage.find((one) => one.carId === carId)?.yearlyKm,
  reminders: reminders
    .filter((one) => one.carId === carId)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ version: _version, createdAt: _at, completions, ...one }) => ({
      ...one,
      completions: completions.map(({ createdAt: _when, ...completion }) => completion),
    })),
  readings: mileage
    .find((one) => one.carId === carId)
    ?.readings.map(({ km, date, source }) => `${date} ${km} ${source}`)
    .toSorted(),
});

const step = fc.record({
  kind: fc.constantFrom(
    'add',
    'edit',
    'done',
    'repair',
    'guess',
    'undo',
    'snooze',
    'pause',
    'delete',
    'read',
    'drop',
    'sell',
    'warn',
    'warnAll',
    'drive',
  ),
  at: fc.nat(5),
  day: fc.integer({ min: 10, max: 20 }),
});
type Step = { kind: string; at: number; day: number };

const SOLD = { reason: 'sold', since: '2026-01-05' };

/** What an owner does who sees this list. */
function operationOf({ kind, at, day }: Step, carId: Id, list: ReminderList): [string, object] | null {
  const mine = list.reminders.filter((one) => one.carId === carId);
  const one = mine.at(at % mine.length);
  if (kind === 'add' || !one) {
    const { opId: _opId, ...draft } = reminderDraft(carId);
    return ['reminders.add', draft];
  }
  const key = { carId, reminderId: one.id };
  if (kind === 'edit') {
    const plan = { from: one.plan, to: { ...one.plan, dueDate: `2026-12-${day}` } };
    return ['reminders.edit', { ...key, baseVersion: one.version, changes: { plan } }];
  }
  if (kind === 'done' || kind === 'guess' || kind === 'repair') {
    const due = { date: one.plan.dueDate, km: one.plan.dueKm };
    const said = {
      due,
      doneOn: `2026-03-${day}`,
      doneKm: 97_000 + day,
      isKmEstimated: kind === 'guess',
      ends: at === 5,
    };
    const newRepair = kind === 'repair' ? newRepairOf() : null;
    const { opId: _opId, ...done } = reminderDone(carId, one.id, { ...said, newRepair });
    return ['reminders.done', done];
  }
  if (kind === 'undo') {
    const last = one.completions.find(({ previous }) => previous !== null);
    return last ? ['reminders.undo', { ...key, completionId: last.id, repairId: last.repairId }] : null;
  }
  if (kind === 'snooze') {
    const km = { until: 97_000 + day, since: `2026-11-${day}` };
    const ends = day % 2 === 0 ? { until: null, km } : { until: `2026-12-${day}` };
    const snooze = at % 2 === 0 ? null : { ...ends, wasOverdue: day > 15 };
    return ['reminders.snooze', { ...key, snooze }];
  }
  if (kind === 'warn') {
    const from = list.mileage.find((known) => known.carId === carId)?.leads?.days ?? null;
    const leadDays = { from, to: at % 2 === 0 ? null : day };
    return ['cars.edit', { carId, baseVersion: 1, changes: { leadDays } }];
  }
  if (kind === 'drive') {
    const from = list.mileage.find((known) => known.carId === carId)?.yearlyKm ?? null;
    const yearlyKm = { from, to: at % 2 === 0 ? null : 1_000 * day };
    return ['cars.edit', { carId, baseVersion: 1, changes: { yearlyKm } }];
  }
  if (kind === 'warnAll') {
    const leadKm = { from: list.leads?.km ?? null, to: at % 2 === 0 ? null : 100 * day };
    return ['notices.edit', { baseVersion: 1, changes: { leadKm } }];
  }
  if (kind === 'sell') {
    const isSold = list.mileage.some((known) => known.carId === carId && known.isOutOfUse);
    const to = isSold ? null : SOLD;
    return [
      'cars.edit',
      { carId, baseVersion: 1, changes: { outOfUse: { from: isSold ? SOLD : null, to } } },
    ];
  }
  if (kind === 'pause') return ['reminders.pause', { ...key, isPaused: !one.isPaused }];
  if (kind === 'read') {
    const readings = list.mileage.find((known) => known.carId === carId)?.readings ?? [];
    const reading = readings.find(({ source }) => source === 'reminder');
    if (!reading) return null;
    const { source, sourceId, date, km: from } = reading;
    return ['mileage.correct', { carId, source, sourceId, date, from, km: at % 2 === 0 ? null : from + at }];
  }
  if (kind === 'drop') {
    const repairId = one.completions.find((done) => done.madeRepair)?.repairId;
    return repairId ? ['repairs.delete', { carId, repairId }] : null;
  }
  return ['reminders.delete', key];
}

const steps = (...kinds: string[]): Step[] => kinds.map((kind) => ({ kind, at: 1, day: 12 }));
/** Applied again, the first two must not undo what the third did. */
const lostAnswer = steps('edit', 'snooze', 'done');
const droppedRepair = steps('repair', 'drop');

test(
  'what waits shows as the server will have it',
  { tags: ['REM-04', 'REM-14', 'REM-42', 'CARS-10'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const { id: carId } = await newCar(owner, { mileage: 90_000 });
        await owner.call('reminders.add', reminderDraft(carId));
        const records = await keptRecords(owner);
        const operations: PendingOperation[] = [];
        for (const each of steps) {
          const [procedure, input] =
            operationOf(each, carId, reminderListOf(shown(records, operations))) ?? [];
          if (!procedure) continue;
          operations.push({ procedure, input, at: new Date().toISOString() } as PendingOperation);
        }
        const early = shown(records, operations);
        for (const { procedure, input } of operations)
          await owner.call(procedure as 'reminders.add', { opId: newId(), ...input } as never);
        const after = comparable(await owner.call('reminders.list'), carId);
        const { repairs } = await owner.call('repairs.list', { carId });
        const kept = await keptRecords(owner);
        // Applied again after a lost answer.
        for (const cars of [early, kept, shown(kept, operations)]) {
          expect(comparable(reminderListOf(cars), carId)).toEqual(after);
          expect(comparableRepairs(repairsOf(cars.get(carId)!))).toEqual(comparableRepairs(repairs));
        }
      }),
      {
        numRuns: 40,
        examples: [
          [steps('sell')],
          [steps('sell', 'sell')],
          [steps('warn', 'warnAll')],
          [steps('drive')],
          [steps('repair', 'snooze', 'pause', 'undo')],
          [lostAnswer],
          [droppedRepair],
          [[...droppedRepair, ...steps('undo')]],
        ],
      },
    );
  },
);
