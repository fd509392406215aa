import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { byNewest, type RepairRecord } from './repair-record.ts';
import type { RepairKind, RepairSummary } from './schema.ts';

type Year = { yearFrom: string; yearTo: string };

export const SUMMED = ['title', 'date', 'kind', 'costMinor', 'currency', 'garageName'] as const;
type Summed = Pick<RepairRecord, 'id' | (typeof SUMMED)[number]>;

export function summaryOf(records: Records, { yearFrom, yearTo }: Year): RepairSummary {
  const paid = rowsIn<Summed>(records, 'repair').toSorted(byNewest);
  const repairs = paid.filter((one) => !isOnlyPaid(one));
  const ofYear = (some: readonly Summed[]) =>
    totals(some.filter(({ date }) => date >= yearFrom && date <= yearTo));
  // A repair dated after this year was perhaps mistyped.
  const latest = repairs.find(({ date }) => date <= yearTo) ?? repairs[0];
  return {
    count: repairs.length,
    latest: latest ? { title: latest.title, date: latest.date } : null,
    repairedThisYear: ofYear(repairs),
    thisYear: ofYear(paid),
    lifetime: totals(paid),
    shops: [...new Set(paid.flatMap(({ garageName }) => garageName ?? []))].toSorted(),
  };
}

/** Titles of what is washed, parked or paid on the road, which name no part that was worked on. */
const NO_WORK =
  /^((the |full |auto |car |mašīnas )?(hand )?(wash|washing|carwash|mazgāšana|automazgāšana|automazgātuve|parking|stāvvieta|autostāvvieta|tolls?|vignette|vinjete))\b(?!.*(brake|sensor|light|lamp|camera|assist|\baid\b|pawl|pump|nozzle|repair|replac|remont|bremž|sūkn))/iu;

const WORK = new Set<RepairKind | null>(['service', 'tyres', 'inspection']);

/** What counts among the costs, but is no repair: a policy, a tax, a wash. */
export const isOnlyPaid = ({ kind, title }: Pick<Summed, 'kind' | 'title'>): boolean =>
  kind === 'insurance' || kind === 'tax' || (!WORK.has(kind) && NO_WORK.test(title));

const totals = (repairs: readonly Summed[]): Total[] =>
  sumByCurrency(
    repairs.map(({ costMinor: minor, currency }) => (minor === null ? null : { minor, currency })),
  );
