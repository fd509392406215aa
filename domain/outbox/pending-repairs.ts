import type { Id } from '#domain/ids.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import { filterRecords, noRecordFilters, type RecordFilters } from '#domain/repairs/record-rules.ts';
import type { Repair, RepairDraft, RepairForm, RepairSummary, Total } from '#domain/repairs/schema.ts';
import { withPendingIssue } from './pending-issues.ts';
import type { Pending } from './pending.ts';
import { wanted } from './pending.ts';

/** The repair with what is not yet sent; made from its draft when the server does not know it yet. */
export function withPendingRepair(id: Id, known: undefined, pending: Pending): Repair | undefined;
export function withPendingRepair<R extends Partial<Repair>>(
  id: Id,
  known: R | undefined,
  pending: Pending,
): R | undefined;
export function withPendingRepair(
  repairId: Id,
  known: Partial<Repair> | undefined,
  pending: Pending,
): Partial<Repair> | undefined {
  let repair = known;
  for (const { procedure, input, at } of pending.operations) {
    if (procedure === 'repairs.log' && input.id === repairId) repair ??= repairOf(input, at, pending);
    if (procedure === 'repairs.edit' && input.repairId === repairId && repair)
      repair = { ...repair, ...wanted<Repair>(input.changes) };
  }
  return repair;
}

function repairOf(draft: Omit<RepairDraft, 'opId'>, at: string, { files }: Pending): Repair {
  const text = (value: unknown) => (typeof value === 'string' && value.trim()) || null;
  return {
    ...{ id: draft.id, carId: draft.carId, title: draft.title.trim(), date: draft.date },
    ...{ description: text(draft.description), cost: draft.cost ?? null, currency: draft.currency },
    ...{ mechanicName: text(draft.mechanicName), garageName: text(draft.garageName) },
    ...{ kind: draft.kind ?? null, mileage: draft.mileage ?? null, receiptId: draft.receiptId ?? null },
    receiptUrl: (draft.receiptId && files.get(draft.receiptId)?.url) || null,
    resolvedIssues: draft.resolvedIssues,
    partiallyResolvedIssues: draft.partiallyResolvedIssues,
    ...{ addedByMechanic: false, mechanicAddedDate: null, version: 1, createdAt: at },
  };
}

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
    const repair = withPendingRepair(input.id, undefined, pending)!;
    const isHere = (!cursor || place(repair) < cursor) && (page.next === null || place(repair) >= page.next);
    return isHere ? [repair] : [];
  });
  const deleted = new Set(
    pending.operations.flatMap(({ procedure, input }) =>
      procedure === 'repairs.delete' ? [input.repairId] : [],
    ),
  );
  const repairs = [...page.repairs.map((one) => withPendingRepair(one.id, one, pending)!), ...logged]
    .filter(({ id }) => !deleted.has(id))
    .toSorted((a, b) => (place(a) > place(b) ? -1 : 1));
  return { ...page, repairs: filterRecords(repairs, filters) };
}

/** All repairs of a car in a few words, with those that are not yet sent. */
export function withPendingSummary(
  { carId, yearFrom, yearTo }: { carId: Id; yearFrom: string; yearTo: string },
  known: RepairSummary,
  pending: Pending,
): RepairSummary {
  const fresh = pending.operations.flatMap(({ procedure, input }) =>
    procedure === 'repairs.log' && input.carId === carId
      ? (withPendingRepair(input.id, undefined, pending) ?? [])
      : [],
  );
  if (fresh.length === 0) return known;
  const newest = [...fresh, ...(known.latest ? [known.latest] : [])].toSorted((a, b) =>
    a.date < b.date ? 1 : -1,
  )[0]!;
  const ofYear = fresh.filter(({ date }) => date >= yearFrom && date <= yearTo);
  return {
    count: known.count + fresh.length,
    latest: { title: newest.title, date: newest.date },
    thisYear: summed(known.thisYear, ofYear),
    lifetime: summed(known.lifetime, fresh),
    shops: [...new Set([...known.shops, ...fresh.flatMap(({ garageName }) => garageName ?? [])])],
  };
}

function summed(known: readonly Total[], repairs: readonly Repair[]): Total[] {
  const sums = new Map(known.map(({ currency, minor }) => [currency, minor]));
  for (const { cost, currency } of repairs)
    if (cost !== null) sums.set(currency, (sums.get(currency) ?? 0) + toMinor(cost, currency));
  return [...sums].map(([currency, minor]) => ({ minor, currency })).toSorted((a, b) => b.minor - a.minor);
}

/** The repair form; without an answer from the server it still takes a new repair, and shows one made here. */
export function withPendingForm(
  { carId, repairId }: { carId: Id; repairId?: Id | undefined },
  known: RepairForm | undefined,
  pending: Pending,
  isCut: boolean,
): RepairForm | undefined {
  const logged = pending.operations.flatMap(({ procedure, input }) => {
    if (procedure !== 'issues.log' || input.carId !== carId) return [];
    const issue = withPendingIssue({ carId, issueId: input.id }, undefined, pending);
    return issue ? [{ id: issue.id, title: issue.title, date: issue.date, status: issue.status }] : [];
  });
  const repair = repairId ? withPendingRepair(repairId, known?.repair ?? undefined, pending) : null;
  if (repair === undefined || (!known && !isCut && !repair)) return known;
  const offered = known?.offeredIssues ?? [];
  const fresh = logged.filter(({ id }) => !offered.some((one) => one.id === id));
  return { repair, offeredIssues: [...fresh, ...offered] };
}

/** The mileage readings, newest first, with those of repairs that are not yet sent. */
export function withPendingReadings(
  { carId }: { carId: Id },
  known: { readings: MileageReading[] },
  pending: Pending,
): { readings: MileageReading[] } {
  const fresh = pending.operations.flatMap(({ procedure, input, at }): MileageReading[] => {
    if (procedure === 'repairs.log' && input.carId === carId && input.mileage != null)
      return [{ id: input.id, km: input.mileage, date: input.date, source: 'repair' }];
    const km = procedure === 'cars.edit' && input.carId === carId ? input.changes.mileage?.to : null;
    return km == null ? [] : [{ id: carId, km, date: at.slice(0, 10), source: 'car' }];
  });
  if (fresh.length === 0) return known;
  return { readings: [...fresh, ...known.readings].toSorted((a, b) => (a.date > b.date ? -1 : 1)) };
}
