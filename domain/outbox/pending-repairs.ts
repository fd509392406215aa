import type { Id } from '#domain/ids.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import { filterRecords, noRecordFilters, type RecordFilters } from '#domain/repairs/record-rules.ts';
import type { Repair, RepairForm } from '#domain/repairs/schema.ts';
import { deletedIssues, withPendingIssue } from './pending-issues.ts';
import { withPendingRepair } from './pending-repair.ts';
import type { Pending } from './pending.ts';

export type RepairListQuery = {
  carId: Id;
  cursor?: string | null | undefined;
  shops?: string | readonly string[] | undefined;
} & Partial<Omit<RecordFilters, 'shops'>>;
type Page = { repairs: Repair[]; next: string | null };

const place = ({ date, id }: Repair) => `${date}|${id}`;

/** A page of repairs, newest first, with what was logged, changed and deleted meanwhile. */
export function withPendingRepairs<P extends Page>(query: RepairListQuery, page: P, pending: Pending): P {
  const { carId, cursor } = query;
  const filters = { ...noRecordFilters, ...query, shops: [query.shops ?? []].flat() };
  const known = new Set(page.repairs.map(({ id }) => id));
  const logged = pending.operations.flatMap(({ procedure, input }) => {
    if (procedure !== 'repairs.log' || input.carId !== carId || known.has(input.id)) return [];
    const repair = withPendingRepair(input.id, undefined, pending);
    if (!repair) return [];
    const isHere = (!cursor || place(repair) < cursor) && (page.next === null || place(repair) >= page.next);
    return isHere ? [repair] : [];
  });
  const shown = page.repairs.flatMap((one) => withPendingRepair(one.id, one, pending) ?? []);
  const repairs = [...shown, ...logged].toSorted((a, b) => (place(a) > place(b) ? -1 : 1));
  return { ...page, repairs: filterRecords(repairs, filters) };
}

/** The repair form; without an answer from the server it still takes a new repair, and shows one made here. */
export function withPendingForm(
  { carId, repairId }: { carId: Id; repairId?: Id | undefined },
  known: RepairForm | undefined,
  pending: Pending,
  isCut: boolean,
): RepairForm | undefined {
  const deleted = deletedIssues(pending);
  const logged = pending.operations.flatMap(({ procedure, input }) => {
    if (procedure !== 'issues.log' || input.carId !== carId) return [];
    const issue = withPendingIssue({ carId, issueId: input.id }, undefined, pending);
    if (!issue || deleted.has(issue.id)) return [];
    const { id, title, date, status } = issue;
    return [{ ...{ id, title, date, status }, urgent: mentionsUrgent(issue) }];
  });
  const repair = repairId ? withPendingRepair(repairId, known?.repair ?? undefined, pending) : null;
  if (repair === undefined || (!known && !isCut && !repair)) return known;
  const offered = (known?.offeredIssues ?? []).filter(({ id }) => !deleted.has(id));
  const fresh = logged.filter(({ id }) => !offered.some((one) => one.id === id));
  return { repair, offeredIssues: [...fresh, ...offered] };
}
