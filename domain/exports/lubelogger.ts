import type { CarDraft } from '#domain/cars/schema.ts';
import { fillUnitOf, sizeOf, type FillUnit } from '#domain/fills/fill-units.ts';
import type { Energy, Power } from '#domain/fills/schema.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { fromKm, fromMilliliters, LITERS, toMilliliters, type Units } from '#domain/units/units.ts';

type Cell = string | number;

/** `file` is the name without its ending; rows of one file have the same columns in the same order. */
export type LubeLoggerRow = { file: string; cells: Record<string, Cell> };

type Optional<T> = T | null | undefined;

/** LubeLogger refuses empty numbers: an unknown cost is 0 without a currency. */
const money = (cost: Optional<number>, currency: string) => ({
  cost: cost ?? 0,
  currency: cost == null ? '' : currency,
});

/** LubeLogger stores whole numbers; 0 is unknown. */
const odometer = (km: Optional<number>, { distanceUnit }: Units) => fromKm(km ?? 0, distanceUnit);

/** Amounts as they were typed; others need one more decimal in gallons. */
function inUnit(thousandths: number, unit: FillUnit): number {
  if (unit === 'kWh' || unit === 'kg') return thousandths / 1000;
  const typed = fromMilliliters(thousandths, unit);
  if (toMilliliters(typed, unit) === thousandths) return typed / 1000;
  return Math.round((thousandths / LITERS[unit]) * 10) / 10_000;
}

const yesOrNo = (value: boolean) => (value ? 'True' : 'False');

type Fill = {
  date: string;
  time?: Optional<string>;
  energy: Energy;
  amount: number | null;
  cost?: Optional<number>;
  price?: Optional<number>;
  discount?: Optional<number>;
  currency: string;
  km?: Optional<number>;
  isFull: boolean;
  isMissedBefore: boolean;
  socStart?: Optional<number>;
  socEnd?: Optional<number>;
  power?: Optional<Power>;
  station: string | null;
  notes: string | null;
};

/**
 * In the units of the car. One file per energy, as a vehicle in LubeLogger has only one and its files do not say
 * which.
 */
export function lubeLoggerFill(fill: Fill, units: Units): LubeLoggerRow {
  const unit = fillUnitOf(fill.energy, units);
  const { cost, currency } = money(fill.cost, fill.currency);
  const charge =
    fill.energy === 'electric' ? { StartingSoc: fill.socStart ?? 0, EndingSoc: fill.socEnd ?? 0 } : null;
  return {
    file: `fuel-${fill.energy}`,
    cells: {
      Date: fill.date,
      Odometer: odometer(fill.km, units),
      FuelConsumed: inUnit(fill.amount ?? 0, unit),
      Cost: cost,
      FuelEconomy: 0,
      IsFillToFull: yesOrNo(fill.isFull),
      MissedFuelUp: yesOrNo(fill.isMissedBefore),
      ...charge,
      Notes: fill.notes ?? '',
      Tags: '',
      extrafield_Station: fill.station ?? '',
      extrafield_Currency: currency,
      extrafield_Fuel: fill.energy,
      extrafield_Time: fill.time ?? '',
      extrafield_Price: fill.price == null ? '' : fill.price * sizeOf(unit),
      extrafield_Discount: fill.discount ?? '',
      extrafield_Charging: fill.power ?? '',
      extrafield_Distance: units.distanceUnit,
      extrafield_Volume: unit,
    },
  };
}

type Repair = {
  date: string;
  title: string;
  description: string | null;
  cost?: Optional<number>;
  currency: string;
  kind?: Optional<RepairKind>;
  mileage?: Optional<number>;
  garageName: string | null;
  mechanicName: string | null;
};

const FILES: Record<RepairKind, 'service' | 'repair' | 'tax'> = {
  service: 'service',
  tyres: 'service',
  inspection: 'service',
  repair: 'repair',
  other: 'repair',
  insurance: 'tax',
  tax: 'tax',
};

/** What `extrafield_Kind` says of a repair without a kind. */
export const NO_KIND = 'none';

export function lubeLoggerRepair(repair: Repair, units: Units): LubeLoggerRow {
  const file = FILES[repair.kind ?? 'repair'];
  const { cost, currency } = money(repair.cost, repair.currency);
  const mileage = odometer(repair.mileage, units);
  return {
    file,
    cells: {
      Date: repair.date,
      Description: repair.title,
      Cost: cost,
      Notes: repair.description ?? '',
      // LubeLogger's taxes have no odometer.
      ...(file === 'tax' ? { Tags: '', extrafield_Odometer: mileage } : { Odometer: mileage, Tags: '' }),
      extrafield_Shop: repair.garageName ?? '',
      extrafield_Mechanic: repair.mechanicName ?? '',
      extrafield_Currency: currency,
      extrafield_Kind: repair.kind ?? NO_KIND,
      extrafield_Distance: units.distanceUnit,
    },
  };
}

type Reading = Pick<MileageReading, 'date' | 'km' | 'source' | 'sourceId'>;

/** Null for readings of repairs and fill-ups, which have them in their own rows. */
export function lubeLoggerReading(
  { date, km, source, sourceId }: Reading,
  units: Units,
): LubeLoggerRow | null {
  if (sourceId !== null && (source === 'repair' || source === 'fill')) return null;
  return {
    file: 'odometer',
    cells: {
      Date: date,
      InitialOdometer: 0,
      Odometer: odometer(km, units),
      Notes: '',
      Tags: '',
      extrafield_Distance: units.distanceUnit,
    },
  };
}

type Car = Pick<CarDraft, 'brand' | 'model' | 'year' | 'purchase' | 'outOfUse'> & {
  licensePlate: string | null;
  vin: string | null;
};

/** LubeLogger imports no vehicles: this file is for entering them by hand, and for reading them back here. */
export function lubeLoggerVehicle(car: Car, units: Units): LubeLoggerRow {
  const { purchase, outOfUse } = car;
  const sale = outOfUse?.reason === 'sold' ? outOfUse : null;
  return {
    file: 'vehicle',
    cells: {
      Year: car.year,
      Make: car.brand,
      Model: car.model,
      LicensePlate: car.licensePlate ?? '',
      PurchaseDate: purchase?.date ?? '',
      PurchasePrice: purchase?.price?.amount ?? 0,
      SoldDate: sale?.since ?? '',
      SoldPrice: sale?.price?.amount ?? 0,
      extrafield_VIN: car.vin ?? '',
      extrafield_PurchaseCurrency: purchase?.price?.currency ?? '',
      extrafield_PurchaseOdometer: odometer(purchase?.km, units),
      extrafield_SoldCurrency: sale?.price?.currency ?? '',
      extrafield_Distance: units.distanceUnit,
    },
  };
}

type Issue = {
  title: string;
  description: string;
  date: string;
  status: IssueStatus;
  urgent: boolean;
  updatedAt: string;
};

const PROGRESS: Record<IssueStatus, string> = {
  new: 'Backlog',
  processing: 'InProgress',
  partially_resolved: 'Testing',
  resolved: 'Done',
};

const asMoment = (instant: string) => instant.slice(0, 19).replace('T', ' ');

/** A problem becomes a planned task of LubeLogger. */
export const lubeLoggerIssue = (issue: Issue): LubeLoggerRow => ({
  file: 'plan',
  cells: {
    DateCreated: asMoment(issue.date),
    DateModified: asMoment(issue.updatedAt),
    Description: issue.title,
    Notes: issue.description,
    Type: 'RepairRecord',
    Priority: issue.urgent ? 'Critical' : 'Normal',
    Progress: PROGRESS[issue.status],
    Cost: 0,
  },
});
