import { daysBetween, isBefore } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { planDays } from './interval-rules.ts';
import { LEAD_DAYS, LEAD_KM } from './usual-leads.ts';
import { lastMove } from './last-move.ts';
import { projectedDate, type MileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Plan, Reminder, Snooze } from './schema.ts';

const levels = ['ok', 'soon', 'urgent', 'due', 'overdue'] as const;
type Level = (typeof levels)[number];

/** `unknown`: due at a mileage, and the car's is not known. */
export type DueState = Level | 'unknown' | 'paused' | 'outOfUse' | 'done';

export type DueStatus = {
  state: DueState;
  /** The part of the plan that decided the state. An estimate alone is at most `urgent`. */
  reason: 'date' | 'km' | 'estimate' | null;
  /** To the due date; negative once it has passed. */
  daysLeft: number | null;
  /** By the last reading. */
  kmLeft: number | null;
  /** The due date or the projected day, whichever comes first. */
  date: string | null;
  isEstimated: boolean;
  leadDays: number;
  /** The mileage at which it is due counts from an estimate. */
  isKmEstimated: boolean;
  isSnoozed: boolean;
  asksMileage: boolean;
};

const URGENT_DAYS = 7;
const URGENT_KM = 300;
const STALE_DAYS = 60;

type Lead = { soon: number; urgent: number };

/** At most half of the interval, or a weekly reminder would always be 'soon'. */
function leadOf(lead: number, urgent: number, interval: number | null): Lead {
  const most = interval === null ? Infinity : Math.floor(interval / 2);
  return { soon: Math.min(lead, most), urgent: Math.min(urgent, lead, Math.floor(most / 2)) };
}

const levelOf = (left: number, { soon, urgent }: Lead): Level => {
  if (left < 0) return 'overdue';
  if (left === 0) return 'due';
  return left <= urgent ? 'urgent' : left <= soon ? 'soon' : 'ok';
};

/** How long it takes to drive an interval; infinite without an interval or a rate. */
const drivenDays = ({ repeatKm }: Plan, rate: number | null) => (repeatKm ?? Infinity) / (rate ?? 0);

const guessed = (level: Level): Level => (level === 'due' || level === 'overdue' ? 'urgent' : level);

type Part = { reason: 'date' | 'km' | 'estimate'; level: Level; date: string | null };

export function dueStatus(reminder: Reminder, mileage: MileageFacts | null, today: string): DueStatus {
  const { plan, isPaused, isDone } = reminder;
  const { dueDate, dueKm } = plan;
  const daysLeft = dueDate === null ? null : daysBetween(today, dueDate);
  const kmLeft = dueKm === null || mileage === null ? null : dueKm - mileage.km;
  const isSilent = isPaused || isDone;
  const isKmEstimated = countsFromEstimate(reminder);
  const isPast = isKmEstimated && kmLeft !== null && kmLeft <= 0;
  const projected = dueKm === null || mileage === null ? null : projectedDate(mileage, dueKm, today);
  const expected = isPast ? today : projected;
  const rate = mileage?.rate ?? null;
  const parts = partsOf(reminder, { daysLeft, kmLeft, isKmEstimated, projected: expected, rate, today });
  const worst = parts.toSorted(
    (a, b) => levels.indexOf(b.level) - levels.indexOf(a.level) || (isBefore(a.date, b.date) ? -1 : 1),
  )[0];
  const state = isPaused ? 'paused' : isDone ? 'done' : (worst?.level ?? 'unknown');
  const isEstimated = isBefore(expected, dueDate);
  const interval = isEstimated ? drivenDays(plan, rate) : planDays(plan);
  const isStale = mileage !== null && daysBetween(mileage.readOn, today) > STALE_DAYS;
  const isGuess = worst?.reason === 'estimate' && worst.level === 'urgent';
  return {
    state,
    reason: isSilent ? null : (worst?.reason ?? null),
    daysLeft,
    kmLeft,
    date: isEstimated ? expected : dueDate,
    isEstimated,
    leadDays: leadOf(reminder.leadDays ?? LEAD_DAYS, URGENT_DAYS, interval).soon,
    isKmEstimated,
    isSnoozed: !isSilent && isSnoozed(reminder, state, mileage, today),
    asksMileage:
      !isSilent && dueKm !== null && (mileage === null || isStale || isGuess || mileage.isDoubtful),
  };
}

/** Whether the due mileage was computed from an estimate, and not entered since. */
function countsFromEstimate({ plan: { dueKm, repeatKm, base }, completions }: Reminder): boolean {
  const last = lastMove(completions);
  if (base !== 'done' || repeatKm === null || !last?.isKmEstimated || last.doneKm === null) return false;
  return dueKm === Math.min(last.doneKm + repeatKm, limits.mileageMax);
}

type Left = {
  daysLeft: number | null;
  kmLeft: number | null;
  isKmEstimated: boolean;
  projected: string | null;
  rate: number | null;
  today: string;
};

function partsOf({ plan, ...own }: Reminder, left: Left): Part[] {
  const { daysLeft, kmLeft, isKmEstimated, projected, rate, today } = left;
  const interval = planDays(plan);
  const days = own.leadDays ?? LEAD_DAYS;
  const parts: Part[] = [];
  if (daysLeft !== null) {
    const level = levelOf(daysLeft, leadOf(days, URGENT_DAYS, interval));
    parts.push({ reason: 'date', level, date: plan.dueDate });
  }
  if (kmLeft !== null) {
    const level = levelOf(kmLeft, leadOf(own.leadKm ?? LEAD_KM, URGENT_KM, plan.repeatKm));
    const date = level === 'ok' ? null : today;
    if (isKmEstimated) parts.push({ reason: 'estimate', level: guessed(level), date });
    else parts.push({ reason: 'km', level, date });
  }
  if (projected !== null) {
    const level = levelOf(daysBetween(today, projected), leadOf(days, URGENT_DAYS, drivenDays(plan, rate)));
    parts.push({ reason: 'estimate', level: guessed(level), date: projected });
  }
  return parts;
}

/** A mileage counts as reached by estimate, as the owner may not have entered it. */
export function hasSnoozeEnded({ until, km }: Snooze, mileage: MileageFacts | null, today: string): boolean {
  if (until !== null) return today >= until;
  return km === undefined || (mileage !== null && mileage.estimatedKm >= km.until);
}

function isSnoozed(
  { snooze }: Reminder,
  state: DueState,
  mileage: MileageFacts | null,
  today: string,
): boolean {
  if (snooze === null || hasSnoozeEnded(snooze, mileage, today)) return false;
  return state !== 'overdue' || snooze.wasOverdue;
}

/** For a car that is sold or laid up: nothing is urgent, and no mileage is asked for. */
export const silenced = (status: DueStatus): DueStatus => ({
  ...status,
  state: status.state === 'done' ? 'done' : 'outOfUse',
  reason: null,
  isSnoozed: false,
  asksMileage: false,
});

/** Counted in the badge and shown on Home. */
export const isPressing = ({ state, isSnoozed: isSilent }: DueStatus): boolean =>
  !isSilent && (state === 'overdue' || state === 'due' || state === 'urgent');

export const asksMileage = ({ status }: { status: DueStatus }): boolean =>
  status.asksMileage && !status.isSnoozed;

/** Urgent by an estimate alone, so its own entry asks for the mileage. */
export const asksItself = (status: DueStatus): boolean =>
  isPressing(status) && status.reason === 'estimate' && status.asksMileage;
