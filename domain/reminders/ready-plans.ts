import type { FuelType, Transmission } from '#domain/cars/schema.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { addDistance, fromKm, toKm, type DistanceUnit } from '#domain/units/units.ts';
import type { CarWords } from '#domain/units/words.ts';
import { emptyReminderForm, type ReminderFormValues } from './form-values.ts';
import { addInterval, dayOfMonth } from './interval-rules.ts';
import { nextYearDay } from './next-day-rules.ts';
import { usualBase } from './kind-names.ts';
import type { Reminder, ReminderKind } from './schema.ts';

/** What decides which work a car needs. */
export type PlannedCar = { fuelType: FuelType | null; transmission: Transmission | null };

/** Usual intervals; the owner's manual takes precedence. */
export type ReadyPlan = {
  title: Phrase;
  kind: ReminderKind;
  /** Null: once. */
  months: number | null;
  km?: number;
  /** Every year on this `MM-dd`, or on each of several. */
  yearlyOn?: string;
  yearDays?: readonly string[];
  /** The document says when it ends. No date is suggested, as owners would trust it. */
  needsDate?: true;
  fits?: (car: PlannedCar) => boolean;
};

const hasEngine = ({ fuelType }: PlannedCar) => fuelType !== 'electric';
const isDiesel = ({ fuelType }: PlannedCar) => fuelType === 'diesel';
/** 'other' is mostly LPG or CNG. */
const hasSparkPlugs = ({ fuelType }: PlannedCar) =>
  fuelType === 'gasoline' || fuelType === 'hybrid' || fuelType === 'other';
const hasDriveBattery = ({ fuelType }: PlannedCar) => fuelType === 'electric' || fuelType === 'hybrid';
const isAutomatic = ({ transmission }: PlannedCar) => transmission === 'automatic' || transmission === 'cvt';
const isManual = ({ transmission }: PlannedCar) => transmission === 'manual';

export const workPlans: readonly ReadyPlan[] = [
  { title: 'Oil and oil filter', kind: 'oil', months: 12, km: 15_000, fits: hasEngine },
  { title: 'Drive battery check', kind: 'battery', months: 12, km: 30_000, fits: hasDriveBattery },
  { title: 'Brake fluid', kind: 'brakes', months: 24 },
  { title: 'Cabin filter', kind: 'filter', months: 12, km: 15_000 },
  { title: 'Air filter', kind: 'filter', months: 24, km: 30_000, fits: hasEngine },
  { title: 'Fuel filter', kind: 'filter', months: 48, km: 60_000, fits: isDiesel },
  { title: 'AdBlue', kind: 'other', months: 12, km: 10_000, fits: isDiesel },
  { title: 'Spark plugs', kind: 'other', months: 48, km: 60_000, fits: hasSparkPlugs },
  { title: 'Coolant', kind: 'other', months: 48, km: 100_000 },
  { title: 'Timing belt or chain', kind: 'belt', months: 72, km: 100_000, fits: hasEngine },
  {
    title: 'Transmission oil',
    kind: 'other',
    months: 60,
    km: 60_000,
    fits: (car) => hasEngine(car) && isAutomatic(car),
  },
  {
    title: 'Transmission oil',
    kind: 'other',
    months: 96,
    km: 100_000,
    fits: (car) => hasEngine(car) && isManual(car),
  },
  { title: '12 V battery check', kind: 'battery', months: 12 },
  { title: 'Winter tires', kind: 'tyres', months: 12, yearlyOn: '11-15' },
  { title: 'Summer tires', kind: 'tyres', months: 12, yearlyOn: '04-01' },
];

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
  const isTaken = ({ title, kind }: ReadyPlan) => {
    const isOnly = kind !== 'other' && offered.filter((one) => one.kind === kind).length === 1;
    return reminders.some((one) => one.title === t(title) || (isOnly && one.kind === kind));
  };
  return offered.filter((plan) => !isTaken(plan));
}

const MILES_STEP = 1_000;

/** In km, but a round number in the unit of the car. */
export const usualKm = ({ km }: Pick<ReadyPlan, 'km'>, unit: DistanceUnit): number | undefined =>
  km === undefined || unit === 'km' ? km : toKm(Math.round(fromKm(km, unit) / MILES_STEP) * MILES_STEP, unit);

/**
 * Counted from today, as nobody knows when it was last done. @param mileage of the car; null leaves out the distance
 */
export function planValues(
  plan: ReadyPlan,
  { today, mileage }: { today: string; mileage: number | null },
  { t, units: { distanceUnit } }: CarWords,
): ReminderFormValues {
  const { title, kind, months, yearlyOn, yearDays, needsDate } = plan;
  const km = usualKm(plan, distanceUnit);
  const inAnInterval =
    months === null ? '' : addInterval(today, { every: months, unit: 'month' }, 1, dayOfMonth(today));
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
