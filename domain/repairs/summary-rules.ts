import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Repair, RepairSummary } from './schema.ts';

type Year = { yearFrom: string; yearTo: string };

/** Must agree with `repairSummary` of server/repairs/sum-repairs.ts. @param repairs newest first */
export function summaryOf(repairs: readonly Repair[], { yearFrom, yearTo }: Year): RepairSummary {
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

const totals = (repairs: readonly Repair[]): Total[] =>
  sumByCurrency(
    repairs.map(({ cost, currency }) =>
      cost === null ? null : { minor: toMinor(cost, currency), currency },
    ),
  );
