import type { FuelType, Transmission } from '#domain/cars/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { ReminderKind } from './schema.ts';

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
