import type { Words } from '#domain/language/words.ts';
import { addDistance, fromKm, toKm, type DistanceUnit } from '#domain/units/units.ts';
import type { CarWords } from '#domain/units/words.ts';
import { emptyReminderForm, type ReminderFormValues } from './form-values.ts';
import { addInterval, dayOfMonth } from './interval-rules.ts';
import { nextYearDay } from './next-day-rules.ts';
import { reminderKindNames, usualBase } from './kind-names.ts';
import { repeatText } from './plan-words.ts';
import type { Reminder, ReminderKind } from './schema.ts';
import { isNamedIn } from './served-rules.ts';
import { workPlans, type PlannedCar, type ReadyPlan } from './usual-work.ts';

export const latvianPlans: readonly ReadyPlan[] = [
  { title: 'Technical inspection', kind: 'inspection', months: 12, needsDate: true },
  { title: 'OCTA', kind: 'insurance', months: 12, needsDate: true },
  { title: 'KASKO', kind: 'insurance', months: 12, needsDate: true },
  { title: 'Seasonal tire change', kind: 'tyres', months: null, yearDays: ['03-01', '12-01'] },
  { title: 'Vehicle tax', kind: 'tax', months: 12, needsDate: true },
  { title: 'Registration documents', kind: 'documents', months: null, needsDate: true },
];

export function offeredPlans(
  plans: readonly ReadyPlan[],
  car: PlannedCar,
  reminders: readonly Pick<Reminder, 'title' | 'kind'>[],
  { t }: Words,
): ReadyPlan[] {
  const offered = plans.filter(({ fits }) => fits?.(car) ?? true);
  const isTaken = ({ title, kind, needsDate }: ReadyPlan) => {
    const isOnly = kind !== 'other' && offered.filter((one) => one.kind === kind).length === 1;
    const isNamed = (other: string) => other === t(title) || (needsDate && isNamedIn(other, t(title)));
    return reminders.some((one) => isNamed(one.title) || (isOnly && one.kind === kind));
  };
  return offered.filter((plan) => !isTaken(plan));
}

/** Kinds with one interval, whatever the title. */
const alike = new Set<ReminderKind>(['inspection', 'insurance', 'tax']);
/** Kinds that mean one work where the title says no more. */
const usual = new Set<ReminderKind>(['oil', 'belt']);

/** What is proposed for a new reminder: the plan of its title, else that of its kind, if it means no other work. */
export function usualPlan(
  { title, kind }: Pick<Reminder, 'title' | 'kind'>,
  car: PlannedCar,
  { t }: Words,
): ReadyPlan | null {
  const plans = [...workPlans, ...latvianPlans].filter(
    ({ fits, months, yearDays }) => (fits?.(car) ?? true) && (months !== null || yearDays),
  );
  const typed = title.trim().toLowerCase();
  const named = plans.find((plan) => t(plan.title).toLowerCase() === typed);
  const saysNoMore = typed === '' || typed === t(reminderKindNames[kind]).toLowerCase();
  const isOfKind = alike.has(kind) || (saysNoMore && usual.has(kind));
  return named ?? plans.find((plan) => isOfKind && plan.kind === kind) ?? null;
}

/** How often, as 'Every 12 months or 15 000 km'. */
export const usualText = (plan: ReadyPlan, hasMileage: boolean, words: CarWords): string =>
  repeatText(
    {
      repeat: plan.months === null ? null : { every: plan.months, unit: 'month' },
      repeatKm: (hasMileage && usualKm(plan, words.units.distanceUnit)) || null,
      yearDays: plan.yearDays ?? null,
    },
    words,
  );

const MILES_STEP = 1_000;

/** In km, but a round number in the unit of the car. */
const usualKm = ({ km }: Pick<ReadyPlan, 'km'>, unit: DistanceUnit): number | undefined =>
  km === undefined || unit === 'km' ? km : toKm(Math.round(fromKm(km, unit) / MILES_STEP) * MILES_STEP, unit);

type Start = { today: string; mileage: number | null; repairs?: readonly Done[] };
type Done = { title: string; date: string; mileage: number | null };

/**
 * Counted from the last such repair, else from today. @param start the mileage is that of the car; null leaves out the
 * distance. Repairs are newest first
 */
export function planValues(
  plan: ReadyPlan,
  { today, mileage: now, repairs = [] }: Start,
  { t, units: { distanceUnit } }: CarWords,
): ReminderFormValues {
  const last = repairs.find((one) => isNamedIn(one.title, t(plan.title)));
  const day = last?.date ?? today;
  const mileage = last?.mileage ?? now;
  const { title, kind, months, yearlyOn, yearDays, needsDate } = plan;
  const km = usualKm(plan, distanceUnit);
  const inAnInterval =
    months === null ? '' : addInterval(day, { every: months, unit: 'month' }, 1, dayOfMonth(day));
  const fixed = yearDays ?? (yearlyOn === undefined ? null : [yearlyOn]);
  const hasKm = km !== undefined && mileage !== null;
  return {
    ...emptyReminderForm,
    title: t(title),
    kind,
    dueDate: needsDate ? '' : fixed ? nextYearDay(fixed, today) : inAnInterval,
    dueKm: hasKm ? String(addDistance(mileage, km, distanceUnit)) : '',
    repeats: months !== null || yearDays !== undefined,
    yearDays: yearDays ?? [],
    repeatEvery: months === null ? '' : String(months),
    repeatKm: hasKm ? String(km) : '',
    base: fixed ? 'due' : usualBase(kind),
  };
}
