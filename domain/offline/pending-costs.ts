import type { Id } from '#domain/ids.ts';
import type { Pending } from '#domain/outbox/pending.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { repairDifference } from './pending-repair.ts';
import type { Repair, RepairSummary } from '#domain/repairs/schema.ts';
import type { Total } from '#domain/money/schema.ts';

type Year = { carId: Id; yearFrom: string; yearTo: string };

/** Counted anew if all repairs are cached, otherwise adjusted by what pending writes change. */
export function withPendingSummary(year: Year, known: RepairSummary, pending: Pending): RepairSummary {
  const { before, after } = repairDifference(year.carId, pending);
  const becomes = summaryOf(after, year);
  if (before.length === known.count) return becomes;
  const was = summaryOf(before, year);
  const newest = [becomes.latest, was.latest?.date === known.latest?.date ? null : known.latest]
    .filter((one) => one !== null)
    .toSorted((a, b) => (latestKey(a, year) < latestKey(b, year) ? 1 : -1));
  return {
    count: Math.max(0, known.count + becomes.count - was.count),
    latest: newest[0] ?? null,
    thisYear: adjusted(known.thisYear, was.thisYear, becomes.thisYear),
    lifetime: adjusted(known.lifetime, was.lifetime, becomes.lifetime),
    shops: [...new Set([...known.shops, ...becomes.shops])],
  };
}

/** A repair dated after this year is the latest only if there is no other. */
const latestKey = ({ date }: { date: string }, { yearTo }: Year) => `${date <= yearTo ? 1 : 0}${date}`;

function summaryOf(repairs: readonly Repair[], year: Year): RepairSummary {
  const { yearFrom, yearTo } = year;
  const newestFirst = (one: Repair) => `${latestKey(one, year)}|${one.id}`;
  const newest = repairs.toSorted((a, b) => (newestFirst(a) > newestFirst(b) ? -1 : 1))[0];
  return {
    count: repairs.length,
    latest: newest ? { title: newest.title, date: newest.date } : null,
    thisYear: totals(repairs.filter(({ date }) => date >= yearFrom && date <= yearTo)),
    lifetime: totals(repairs),
    shops: [...new Set(repairs.flatMap(({ garageName }) => garageName ?? []))].toSorted(),
  };
}

function totals(repairs: readonly Repair[]): Total[] {
  const sums = new Map<string, number>();
  for (const { cost, currency } of repairs)
    if (cost !== null) sums.set(currency, (sums.get(currency) ?? 0) + toMinor(cost, currency));
  return listed(sums);
}

const listed = (sums: ReadonlyMap<string, number>): Total[] =>
  [...sums]
    .map(([currency, minor]) => ({ minor, currency }))
    .toSorted((a, b) => b.minor - a.minor || (a.currency < b.currency ? -1 : 1));

function adjusted(known: readonly Total[], was: readonly Total[], becomes: readonly Total[]): Total[] {
  const sums = new Map(known.map(({ currency, minor }) => [currency, minor]));
  const add = (totals: readonly Total[], sign: 1 | -1) => {
    for (const { currency, minor } of totals) sums.set(currency, (sums.get(currency) ?? 0) + sign * minor);
  };
  add(was, -1);
  add(becomes, 1);
  const isIn = (totals: readonly Total[], { currency }: Total) =>
    totals.some((one) => one.currency === currency);
  // A currency whose last cost was removed has no total.
  return listed(sums).filter((total) => total.minor > 0 || isIn(becomes, total) || !isIn(was, total));
}
