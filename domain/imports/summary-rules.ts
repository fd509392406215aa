import { grouped } from '#domain/grouped.ts';
import { chainOf } from '#domain/fills/chain-rules.ts';
import { sumOf, per100 } from '#domain/fills/figures-rules.ts';
import { isDrivenBy } from '#domain/fills/energy-names.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Total } from '#domain/money/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { dayOf, odometerOf } from './record-rules.ts';
import type { ImportedRecord } from './schema.ts';

type ImportedFill = Extract<ImportedRecord, { kind: 'fill' }>;
type Count = {
  fills: number;
  others: number;
  money: Total[];
  /** Fill-ups whose cost is not known. */ unpriced: number;
};

export type EnergyOfImport = {
  energy: Energy;
  /** In thousandths. */
  amount: number;
  /** Null: no two full tanks with an odometer. */
  per100: number | null;
};

/** What the files hold of one car, as its owner knows it from the other app. */
export type CarOfImport = {
  car: string;
  years: (Count & { year: string })[];
  all: Count;
  energies: EnergyOfImport[];
  /** Of what is no fuel. */
  kinds: (Count & { kind: RepairKind | 'none' })[];
  odometer: { first: number; last: number } | null;
};

export function summaryOf(records: readonly ImportedRecord[]): CarOfImport[] {
  return [...grouped(records, ({ car }) => car)].map(([car, own]) => {
    const years = grouped(own, (record) => dayOf(record).slice(0, 4));
    const fills = own.filter((record) => record.kind === 'fill');
    const read = own.flatMap((record) => odometerOf(record) ?? []);
    return {
      car,
      years: [...years]
        .filter(([year]) => year !== '')
        .toSorted(([a], [b]) => (a < b ? 1 : -1))
        .map(([year, some]) => ({ year, ...countOf(some) })),
      all: countOf(own),
      energies: energiesOf(fills),
      kinds: kindsOf(own),
      odometer: read.length === 0 ? null : spanOf(read),
    };
  });
}

const spanOf = (read: readonly number[]) => {
  let [first, last] = [Infinity, 0];
  for (const km of read) [first, last] = [Math.min(first, km), Math.max(last, km)];
  return { first, last };
};

function countOf(records: readonly ImportedRecord[]): Count {
  const sums = new Map<string, number>();
  for (const { kind, fields } of records) {
    if ((kind !== 'fill' && kind !== 'repair') || !fields.cost) continue;
    sums.set(fields.currency, (sums.get(fields.currency) ?? 0) + toMinor(fields.cost, fields.currency));
  }
  const fills = records.filter(({ kind }) => kind === 'fill').length;
  const unpriced = records.filter(({ kind, fields }) => kind === 'fill' && fields.cost == null).length;
  const money = [...sums].map(([currency, minor]) => ({ currency, minor }));
  return { fills, others: records.length - fills, money, unpriced };
}

function kindsOf(records: readonly ImportedRecord[]): CarOfImport['kinds'] {
  const repairs = records.filter((record) => record.kind === 'repair');
  const kinds = grouped(repairs, ({ fields }) => fields.kind ?? 'none');
  return [...kinds].map(([kind, some]) => ({ kind, ...countOf(some) }));
}

const energiesOf = (fills: readonly ImportedFill[]): EnergyOfImport[] =>
  [...grouped(fills, ({ fields }) => fields.energy)].map(([energy, some]) => {
    const used = isDrivenBy(energy) ? sumOf(intervalsOf(some, energy)) : null;
    return {
      energy,
      amount: some.reduce((sum, { fields }) => sum + (fields.amount ?? 0), 0),
      per100: used && per100(used),
    };
  });

export const intervalsOf = (fills: readonly ImportedFill[], energy: Energy) =>
  chainOf(
    fills.map(({ fields }, at) => ({
      id: String(at),
      date: fields.date,
      time: fields.time ?? null,
      createdAt: '',
      amount: fields.amount,
      km: fields.km ?? null,
      isFull: fields.isFull,
      isMissedBefore: fields.isMissedBefore,
      socEnd: fields.socEnd ?? null,
      station: fields.station ?? null,
    })),
    energy,
  ).intervals;
