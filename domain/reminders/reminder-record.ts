import { limits } from '#domain/limits.ts';
import type { Id } from '#domain/ids.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { rowsIn, type CarRecords, type Cars } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { reminderColumns } from './reminder-row.ts';
import type { Completion, Leads, Reminder, ReminderList } from './schema.ts';

/** A reminder as devices keep it (decision 048). */
export type ReminderRecord = ReturnType<typeof reminderColumns> &
  Pick<Reminder, 'id' | 'carId' | 'byKey' | 'version' | 'createdAt'> & {
    /** All, the oldest first. */
    reminderCompletions: readonly Completion[];
    updatedAt?: string;
  };

/** With all its completions. */
export function reminderOf(record: ReminderRecord, documentId: Id | null): Reminder {
  const { repeatEvery: every, repeatUnit: unit, reminderCompletions } = record;
  return {
    id: record.id,
    carId: record.carId,
    documentId,
    title: record.title,
    kind: record.kind,
    notes: record.notes,
    plan: {
      dueDate: record.dueDate,
      dueKm: record.dueKm,
      anchorDay: record.anchorDay,
      repeat: every === null || unit === null ? null : { every, unit },
      repeatKm: record.repeatKm,
      yearDays: record.yearDays,
      base: record.base,
    },
    leadDays: record.leadDays,
    leadKm: record.leadKm,
    snooze: snoozeOf(record),
    isPaused: record.isPaused,
    isDone: record.isDone,
    completions: reminderCompletions.toReversed(),
    byKey: record.byKey,
    version: record.version,
    createdAt: record.createdAt,
  };
}

function snoozeOf(record: ReminderRecord): Reminder['snooze'] {
  const { snoozedUntil: until, snoozedKm: km, snoozedOn: since, snoozedOverdue: wasOverdue } = record;
  if (until !== null) return { until, wasOverdue };
  return km === null || since === null ? null : { until, km: { until: km, since }, wasOverdue };
}

/** By id. */
export const remindersOf = viewOf(['reminder', 'document'], (records): Reminder[] => {
  const ofDocument = (id: Id) => records.document?.get(id)?.['reminderId'] === id;
  return rowsIn<ReminderRecord>(records, 'reminder')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((record) => {
      const one = reminderOf(record, ofDocument(record.id) ? record.id : null);
      return { ...one, completions: one.completions.slice(0, limits.completionsListed) };
    });
});

type Warned = Partial<{ leadDays: number | null; leadKm: number | null }>;

export const leadsOf = ({ leadDays: days = null, leadKm: km = null }: Warned): Leads => ({ days, km });

/** The reminders of these cars, and what decides their state. */
export function reminderListOf(cars: Cars): ReminderList {
  const all = [...cars];
  const settings = all[0]?.[1].account?.noticeSettings as Warned | null | undefined;
  return {
    reminders: all.flatMap(([, records]) => remindersOf(records)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    mileage: all.map(([carId, records]) => ({ carId, ...drivenOf(records) })),
    leads: settings ? leadsOf(settings) : null,
  };
}

type Driven = Warned & { outOfUse?: object | null; yearlyKm?: number | null };

/** What the mileage of a car says, of which its reminders depend. */
export function drivenOf(records: CarRecords): Omit<ReminderList['mileage'][number], 'carId'> {
  const car = (records.car ?? {}) as Driven;
  return {
    readings: readingsOf(records).slice(0, limits.dueReadings),
    isOutOfUse: car.outOfUse != null,
    leads: leadsOf(car),
    yearlyKm: car.yearlyKm ?? null,
  };
}
