import { grouped } from '#domain/grouped.ts';
import { daysBetween } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { MechanicNews } from '#domain/share/schema.ts';
import { asksMileage, hasSnoozeEnded } from '#domain/reminders/due-rules.ts';

const STATES = ['soon', 'urgent', 'due', 'overdue'] as const;
export type NoticeState = (typeof STATES)[number];

/**
 * `due` is the date and mileage it is about, so a later due date starts anew. The fields together are unique per
 * owner.
 */
export type NoticeKey = {
  /** `record`: added by a mechanic; `answer`: of the assistant, finished after its page was closed. */
  kind: 'reminder' | 'mileage' | 'record' | 'answer';
  subjectId: Id;
  due: string;
  state: NoticeState | 'asked' | 'added';
  /** Counts repetitions from 0. */
  round: number;
};
export type Notice = NoticeKey & { carId: Id };
/** @param day in the owner's time zone */
export type EarlierNotice = NoticeKey & { day: string };

/** Withdrawing a record is told apart from adding it. */
export const recordDue = ({ kind, isWithdrawn }: Pick<MechanicNews, 'kind' | 'isWithdrawn'>): string =>
  isWithdrawn ? 'withdrawn' : kind;

const REPEAT_DAYS = 30;

const dueOf = ({ reminder: { plan } }: DueReminder) => `${plan.dueDate ?? ''}|${plan.dueKm ?? ''}`;

const noticeState = ({ status }: DueReminder): NoticeState | null =>
  status.isSnoozed ? null : (STATES.find((state) => state === status.state) ?? null);

export function newNotices(
  list: readonly DueReminder[],
  earlier: readonly EarlierNotice[],
  today: string,
): Notice[] {
  const bySubject = grouped(earlier, ({ kind, subjectId }) => `${kind} ${subjectId}`);
  const earlierOf = (kind: NoticeKey['kind'], subjectId: Id) => bySubject.get(`${kind} ${subjectId}`) ?? [];
  const reminders = list.flatMap(
    (due) => reminderNotice(due, earlierOf('reminder', due.reminder.id), today) ?? [],
  );
  const cars = new Set(list.filter(asksMileage).map(({ reminder }) => reminder.carId));
  const mileages = [...cars].flatMap(
    (carId) => mileageNotice(carId, earlierOf('mileage', carId), today) ?? [],
  );
  return [...reminders, ...mileages];
}

/** Each state once and never a milder one after a worse; overdue again every 30 days, any state when a snooze ends. */
function reminderNotice(entry: DueReminder, earlier: readonly EarlierNotice[], today: string): Notice | null {
  const state = noticeState(entry);
  if (state === null) return null;
  const { id: subjectId, carId } = entry.reminder;
  const due = dueOf(entry);
  const same = earlier.filter((one) => one.due === due);
  const rank = (of: NoticeKey['state']) => STATES.indexOf(of as NoticeState);
  const repeats = same.filter((one) => one.state === state);
  const isRepeated = (state === 'overdue' && areOld(repeats, today)) || hasReturned(entry, same, today);
  if (!isRepeated && same.some((one) => rank(one.state) >= rank(state))) return null;
  return { kind: 'reminder', subjectId, carId, due, state, round: nextRound(repeats) };
}

/** Its snooze has ended and it was not announced since. */
function hasReturned(
  { reminder: { snooze }, mileage, status: { state } }: DueReminder,
  same: readonly EarlierNotice[],
  today: string,
): boolean {
  if (snooze === null || !hasSnoozeEnded(snooze, mileage, today)) return false;
  if (state === 'overdue' && !snooze.wasOverdue) return false;
  const { until, km } = snooze;
  return same.every(({ day }) => (until === null ? km !== undefined && day <= km.since : day < until));
}

function mileageNotice(carId: Id, asked: readonly EarlierNotice[], today: string): Notice | null {
  if (!areOld(asked, today)) return null;
  return { kind: 'mileage', subjectId: carId, carId, due: '', state: 'asked', round: nextRound(asked) };
}

/** Computed from the last round, as old notices are deleted and cannot be counted. */
const nextRound = (notices: readonly EarlierNotice[]) =>
  1 + Math.max(-1, ...notices.map(({ round }) => round));

const areOld = (notices: readonly EarlierNotice[], today: string) =>
  notices.every(({ day }) => daysBetween(day, today) >= REPEAT_DAYS);

/** Whether a notice still applies when it is sent: the reminder may have been done, moved or snoozed since. */
export function isCurrent(notice: NoticeKey, list: readonly DueReminder[]): boolean {
  if (notice.kind === 'mileage')
    return list.some((due) => due.reminder.carId === notice.subjectId && asksMileage(due));
  return list.some(
    (due) => due.reminder.id === notice.subjectId && dueOf(due) === notice.due && noticeState(due) !== null,
  );
}

/** Drops notices that a later digest to the same channels contains, too. */
export const latestOf = <N extends EarlierNotice & { digest: string }>(
  notices: readonly N[],
  digest: string,
): N[] =>
  notices.filter(
    (one) =>
      one.digest === digest &&
      !notices.some(
        (other) => other.kind === one.kind && other.subjectId === one.subjectId && other.day > one.day,
      ),
  );
