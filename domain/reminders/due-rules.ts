import { daysBetween, intervalDays } from './day-rules.ts';
import { projectedDate, type MileageFacts } from './mileage-rules.ts';
import type { Reminder } from './schema.ts';

const levels = ['ok', 'soon', 'urgent', 'due', 'overdue'] as const;
type Level = (typeof levels)[number];

/** `unknown`: due at a mileage, and the car's is not known. */
export type DueState = Level | 'unknown' | 'paused' | 'done';

export type DueStatus = {
  state: DueState;
  /** Which part of the plan says so. An estimate never says more than `urgent`. */
  reason: 'date' | 'km' | 'estimate' | null;
  /** To the due date; negative once it has passed. */
  daysLeft: number | null;
  /** By the last reading. */
  kmLeft: number | null;
  /** The due date or the projected day, whichever comes first. */
  date: string | null;
  isEstimated: boolean;
  isSnoozed: boolean;
  asksMileage: boolean;
};

const LEAD_DAYS = 30;
const LEAD_KM = 1_000;
const URGENT_DAYS = 7;
const URGENT_KM = 300;
const STALE_DAYS = 60;

type Lead = { soon: number; urgent: number };

/** A lead is at most half of the interval: what is due every week is not 'soon' for ever. */
function leadOf(wanted: number, urgent: number, interval: number | null): Lead {
  const soon = Math.min(wanted, interval === null ? Infinity : Math.floor(interval / 2));
  return { soon, urgent: Math.min(urgent, Math.floor(soon / 2)) };
}

const levelOf = (left: number, { soon, urgent }: Lead): Level => {
  if (left < 0) return 'overdue';
  if (left === 0) return 'due';
  return left <= urgent ? 'urgent' : left <= soon ? 'soon' : 'ok';
};

const guessed = (level: Level): Level => (level === 'due' || level === 'overdue' ? 'urgent' : level);

type Part = { reason: 'date' | 'km' | 'estimate'; level: Level; date: string | null };

/** The state of a reminder on this day, from facts; what is guessed is marked as such. */
export function dueStatus(reminder: Reminder, mileage: MileageFacts | null, today: string): DueStatus {
  const { plan, isPaused, isDone } = reminder;
  const { dueDate, dueKm } = plan;
  const daysLeft = dueDate === null ? null : daysBetween(today, dueDate);
  const kmLeft = dueKm === null || mileage === null ? null : dueKm - mileage.km;
  const isSilent = isPaused || isDone;
  const projected = dueKm === null || mileage === null ? null : projectedDate(mileage, dueKm, today);
  const parts = partsOf(reminder, { daysLeft, kmLeft, projected, rate: mileage?.rate ?? null, today });
  const worst = parts.toSorted(
    (a, b) => levels.indexOf(b.level) - levels.indexOf(a.level) || compareDates(a.date, b.date),
  )[0];
  const state = isPaused ? 'paused' : isDone ? 'done' : (worst?.level ?? 'unknown');
  const dates = [dueDate, projected].filter((one) => one !== null).toSorted();
  const isStale = mileage !== null && daysBetween(mileage.readOn, today) > STALE_DAYS;
  const isGuess = worst?.reason === 'estimate' && worst.level === 'urgent';
  return {
    state,
    reason: isSilent ? null : (worst?.reason ?? null),
    daysLeft,
    kmLeft,
    date: dates[0] ?? null,
    isEstimated: dates[0] !== undefined && dates[0] !== dueDate,
    isSnoozed: !isSilent && isSnoozed(reminder, state, today),
    asksMileage:
      !isSilent && dueKm !== null && (mileage === null || isStale || isGuess || mileage.isDoubtful),
  };
}

type Left = {
  daysLeft: number | null;
  kmLeft: number | null;
  projected: string | null;
  rate: number | null;
  today: string;
};

function partsOf({ plan, ...own }: Reminder, { daysLeft, kmLeft, projected, rate, today }: Left): Part[] {
  const interval = plan.repeat && intervalDays(plan.repeat);
  const days = own.leadDays ?? LEAD_DAYS;
  const parts: Part[] = [];
  if (daysLeft !== null) {
    const level = levelOf(daysLeft, leadOf(days, URGENT_DAYS, interval));
    parts.push({ reason: 'date', level, date: plan.dueDate });
  }
  if (kmLeft !== null) {
    const level = levelOf(kmLeft, leadOf(own.leadKm ?? LEAD_KM, URGENT_KM, plan.repeatKm));
    parts.push({ reason: 'km', level, date: level === 'ok' ? null : today });
  }
  if (projected !== null) {
    const driven = plan.repeatKm !== null && rate !== null ? plan.repeatKm / rate : null;
    const level = levelOf(daysBetween(today, projected), leadOf(days, URGENT_DAYS, driven));
    parts.push({ reason: 'estimate', level: guessed(level), date: projected });
  }
  return parts;
}

const compareDates = (a: string | null, b: string | null) => ((a ?? '9999') < (b ?? '9999') ? -1 : 1);

function isSnoozed({ snooze }: Reminder, state: DueState, today: string): boolean {
  if (snooze === null || today >= snooze.until) return false;
  return state !== 'overdue' || snooze.wasOverdue;
}

/** What the badge counts, and Home shows. */
export const isPressing = ({ state, isSnoozed: isSilent }: DueStatus): boolean =>
  !isSilent && (state === 'overdue' || state === 'due' || state === 'urgent');
