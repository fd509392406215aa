import { daysBetween } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { asksMileage, hasSnoozeEnded } from '#domain/reminders/due-rules.ts';

const STATES = ['soon', 'urgent', 'due', 'overdue'] as const;
export type NoticeState = (typeof STATES)[number];

/** `due` names the date and mileage it is about: a later due date starts anew. Together they are unique per owner. */
export type NoticeKey = {
  /** `record`: what a mechanic added; `answer`: of the assistant, to a page that is gone. */
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

const REPEAT_DAYS = 30;

const dueOf = ({ reminder: { plan } }: DueReminder) => `${plan.dueDate ?? ''}|${plan.dueKm ?? ''}`;

const noticeState = ({ status }: DueReminder): NoticeState | null =>
  status.isSnoozed ? null : (STATES.find((state) => state === status.state) ?? null);

export function newNotices(
  list: readonly DueReminder[],
  earlier: readonly EarlierNotice[],
  today: string,
): Notice[] {
  const bySubject = Map.groupBy(earlier, ({ kind, subjectId }) => `${kind} ${subjectId}`);
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

/** Each state once, a lesser one never after a worse one; overdue again every 30 days, any when a snooze has ended. */
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

/** Its snooze lasted to the end, and it was not announced since. */
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

/** Old notices are deleted, so their number is not the next round. */
const nextRound = (notices: readonly EarlierNotice[]) =>
  1 + Math.max(-1, ...notices.map(({ round }) => round));

const areOld = (notices: readonly EarlierNotice[], today: string) =>
  notices.every(({ day }) => daysBetween(day, today) >= REPEAT_DAYS);

/** Whether a notice still holds when it is sent: the reminder may have been done, moved or snoozed since. */
export function isCurrent(notice: NoticeKey, list: readonly DueReminder[]): boolean {
  if (notice.kind === 'mileage')
    return list.some((due) => due.reminder.carId === notice.subjectId && asksMileage(due));
  return list.some(
    (due) => due.reminder.id === notice.subjectId && dueOf(due) === notice.due && noticeState(due) !== null,
  );
}

/** The notices of a digest without those that a later digest tells anew: it goes to the same channels. */
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
