import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { byNewest, type RepairRecord } from './repair-record.ts';
import type { RepairSummary } from './schema.ts';

type Year = { yearFrom: string; yearTo: string };

export const SUMMED = ['title', 'date', 'costMinor', 'currency', 'garageName'] as const;
type Summed = Pick<RepairRecord, 'id' | (typeof SUMMED)[number]>;

export function summaryOf(records: Records, { yearFrom, yearTo }: Year): RepairSummary {
  const repairs = rowsIn<Summed>(records, 'repair').toSorted(byNewest);
  // A repair dated after this year was perhaps mistyped.
  const latest = repairs.find(({ date }) => date <= yearTo) ?? repairs[0];
  return {
    count: repairs.length,
    latest: latest ? { title: latest.title, date: latest.date } : null,
    thisYear: totals(repairs.filter(({ date }) => date >= yearFrom && date <= yearTo)),
    lifetime: totals(repairs),
    shops: [...new Set(repairs.flatMap(({ garageName }) => garageName ?? []))].toSorted(),
  };
}

const totals = (repairs: readonly Summed[]): Total[] =>
  sumByCurrency(
    repairs.map(({ costMinor: minor, currency }) => (minor === null ? null : { minor, currency })),
  );
