import type { Input } from '#domain/calls.ts';
import { deletedIssues, loggedIssues } from './pending-issue.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import { limits } from '#domain/limits.ts';
import { isNewCar, type Pending } from '#domain/outbox/pending.ts';
import { loggedRepairs, withPendingRepair } from './pending-repair.ts';
import { filterRecords, noRecordFilters, type RecordFilters } from '#domain/repairs/record-rules.ts';
import type { Repair, RepairForm, RepairPage } from '#domain/repairs/schema.ts';

const sortKey = ({ date, id }: Repair) => `${date}|${id}`;

/** The cached repairs, while the server does not answer; undefined if there are none. */
export function repairsKnownHere(
  { carId, cursor, limit }: Input<'repairs.list'>,
  pending: Pending,
): RepairPage | undefined {
  const all = [...pending.cached.repairs.values()].filter((one) => one.carId === carId);
  if (all.length + loggedRepairs(carId, () => false, pending).length === 0) return undefined;
  const repairs = all
    .filter((one) => !cursor || sortKey(one) < cursor)
    .toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1))
    .slice(0, Number(limit ?? limits.listPage));
  return { repairs, next: null };
}

export function withPendingRepairs(
  query: Input<'repairs.list'>,
  page: RepairPage,
  pending: Pending,
): RepairPage {
  const { carId, cursor } = query;
  const filters = {
    ...noRecordFilters,
    ...(query as Partial<RecordFilters>),
    shops: [query.shops ?? []].flat(),
  };
  const known = new Set(page.repairs.map(({ id }) => id));
  const logged = loggedRepairs(carId, (id) => known.has(id), pending).filter(
    (one) => (!cursor || sortKey(one) < cursor) && (page.next === null || sortKey(one) >= page.next),
  );
  const shown = page.repairs.flatMap((one) => withPendingRepair(one.id, one, pending) ?? []);
  const repairs = [...shown, ...logged].toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1));
  return { ...page, repairs: filterRecords(repairs, filters) };
}

/**
 * While the server does not answer or the car waits to be sent, the form still takes a new repair and opens one that
 * was logged here.
 */
export function withPendingForm(
  { carId, repairId }: Input<'repairs.form'>,
  known: RepairForm | undefined,
  pending: Pending,
  isUnreachable: boolean,
): RepairForm | undefined {
  const repair = repairId ? withPendingRepair(repairId, known?.repair ?? undefined, pending) : null;
  const isKnownHereOnly = isUnreachable || isNewCar(carId, pending);
  if (repair === undefined || (!known && !isKnownHereOnly && !repair)) return known;
  const deleted = deletedIssues(pending);
  const offered = (known?.offeredIssues ?? []).filter(({ id }) => !deleted.has(id));
  const isOffered = (id: string) => offered.some((one) => one.id === id);
  const logged = loggedIssues(carId, isOffered, pending).map((issue) => {
    const { id, title, date, status, drivingAdvice: advice } = issue;
    return { id, title, date, status, advice, urgent: mentionsUrgent(issue) };
  });
  return { repair, offeredIssues: [...logged, ...offered] };
}
