import type { Id } from '#domain/ids.ts';
import { dueStatus, isPressing, silenced, type DueState, type DueStatus } from './due-rules.ts';
import { mileageFacts, type MileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Leads, Reminder, ReminderList } from './schema.ts';

export type DueReminder = { reminder: Reminder; status: DueStatus; mileage: MileageFacts | null };

const ORDER: readonly DueState[] = [
  'overdue',
  'due',
  'urgent',
  'soon',
  'ok',
  'unknown',
  'paused',
  'outOfUse',
  'done',
];

/** Every reminder with its state on this day, the most pressing first. */
export function dueList(
  { reminders, mileage, leads }: ReminderList,
  today: string,
  carId: Id | null = null,
): DueReminder[] {
  const facts = new Map(mileage.map((one) => [one.carId, mileageFacts(one.readings, today, one.yearlyKm)]));
  const ofCar = new Map(mileage.map((one) => [one.carId, one.leads]));
  const outOfUse = new Set(mileage.filter((one) => one.isOutOfUse).map((one) => one.carId));
  return reminders
    .filter((reminder) => carId === null || reminder.carId === carId)
    .map((reminder) => {
      const known = facts.get(reminder.carId) ?? null;
      const status = dueStatus(withLeads(reminder, ofCar.get(reminder.carId), leads), known, today);
      return {
        reminder,
        status: outOfUse.has(reminder.carId) ? silenced(status) : status,
        mileage: known,
      };
    })
    .toSorted((a, b) => {
      const rank = ORDER.indexOf(a.status.state) - ORDER.indexOf(b.status.state);
      return rank || compare(sortKey(a), sortKey(b));
    });
}

/** What is still to be done, by its day: first what is late, last what has no day. */
export const openByDay = (list: readonly DueReminder[]): DueReminder[] =>
  list
    .filter(({ status }) => status.state !== 'done' && status.state !== 'outOfUse')
    .toSorted((a, b) => Number(isLate(b)) - Number(isLate(a)) || compare(sortKey(a), sortKey(b)));

const isLate = ({ status }: DueReminder) => status.state === 'overdue' || status.state === 'due';

export const countPressing = (list: ReminderList, today: string): number =>
  dueList(list, today).filter(({ status }) => isPressing(status)).length;

/** The reminder's own choice comes first, then its car's, then its owner's. */
const withLeads = (reminder: Reminder, ...given: (Leads | null | undefined)[]): Reminder => ({
  ...reminder,
  leadDays: reminder.leadDays ?? given.find((leads) => leads?.days != null)?.days ?? null,
  leadKm: reminder.leadKm ?? given.find((leads) => leads?.km != null)?.km ?? null,
});

const sortKey = ({ reminder, status }: DueReminder) =>
  `${status.date ?? '9999'} ${reminder.title} ${reminder.id}`;
const compare = (a: string, b: string) => (a < b ? -1 : 1);
