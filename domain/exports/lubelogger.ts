import type { Energy } from '#domain/fills/schema.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

type Cell = string | number;

/** `file` is the name without its ending; rows of one file have the same columns in the same order. */
export type LubeLoggerRow = { file: string; cells: Record<string, Cell> };

type Optional<T> = T | null | undefined;

/** LubeLogger refuses empty numbers: an unknown cost is 0 without a currency. */
const money = (cost: Optional<number>, currency: string) => ({
  cost: cost ?? 0,
  currency: cost == null ? '' : currency,
});

const yesOrNo = (value: boolean) => (value ? 'True' : 'False');

type Fill = {
  date: string;
  energy: Energy;
  amount: number;
  cost?: Optional<number>;
  currency: string;
  km?: Optional<number>;
  isFull: boolean;
  isMissedBefore: boolean;
  socEnd?: Optional<number>;
  station: string | null;
  notes: string | null;
};

/** One file per energy: a vehicle of LubeLogger has one, and no file says which. */
export function lubeLoggerFill(fill: Fill): LubeLoggerRow {
  const { cost, currency } = money(fill.cost, fill.currency);
  const charge = fill.energy === 'electric' ? { StartingSoc: 0, EndingSoc: fill.socEnd ?? 0 } : null;
  return {
    file: `fuel-${fill.energy}`,
    cells: {
      Date: fill.date,
      Odometer: fill.km ?? 0,
      FuelConsumed: fill.amount / 1000,
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

export function lubeLoggerRepair(repair: Repair): LubeLoggerRow {
  const file = FILES[repair.kind ?? 'repair'];
  const { cost, currency } = money(repair.cost, repair.currency);
  const odometer = repair.mileage ?? 0;
  return {
    file,
    cells: {
      Date: repair.date,
      Description: repair.title,
      Cost: cost,
      Notes: repair.description ?? '',
      // LubeLogger's taxes have no odometer.
      ...(file === 'tax' ? { Tags: '', extrafield_Odometer: odometer } : { Odometer: odometer, Tags: '' }),
      extrafield_Shop: repair.garageName ?? '',
      extrafield_Mechanic: repair.mechanicName ?? '',
      extrafield_Currency: currency,
      extrafield_Kind: repair.kind ?? NO_KIND,
    },
  };
}

type Reading = Pick<MileageReading, 'date' | 'km' | 'source' | 'sourceId'>;

/** Null for a reading of a repair or a fill-up, which has it in its own row. */
export function lubeLoggerReading({ date, km, source, sourceId }: Reading): LubeLoggerRow | null {
  if (sourceId !== null && (source === 'repair' || source === 'fill')) return null;
  return {
    file: 'odometer',
    cells: { Date: date, InitialOdometer: 0, Odometer: km, Notes: '', Tags: '' },
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

/** A problem becomes a plan: what is to be done about the vehicle. */
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
