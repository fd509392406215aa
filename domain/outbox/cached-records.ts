import type { Id } from '#domain/ids.ts';
import type { Issue, IssueEntry } from '#domain/issues/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';

/** The part of an issue that lists and sums need. Its texts and its repair are known only after it was opened. */
export type CachedIssue = Pick<IssueEntry, 'id' | 'title' | 'date' | 'status' | 'urgent' | 'advice'> & {
  carId: Id;
  resolvedBy?: Id | null;
  words?: Pick<Issue, 'title' | 'description' | 'aiSummary'>;
};

export type RecordCache = {
  issues: Map<Id, CachedIssue>;
  repairs: Map<Id, Repair>;
};

export type CachedRecords = { [Kind in keyof RecordCache]: ReadonlyMap<Id, ValueOf<RecordCache[Kind]>> };
type ValueOf<M> = M extends Map<Id, infer V> ? V : never;

export const emptyCache = (): RecordCache => ({
  issues: new Map(),
  repairs: new Map(),
});
export const noCachedRecords: CachedRecords = emptyCache();

/** An answer of the server; `at` is when it came, in milliseconds. */
export type CachedAnswer = {
  procedure: string;
  input: { carId?: Id; cursor?: string };
  data: unknown;
  at: number;
};

/** Drops records that an unfiltered page should contain but does not: they were deleted. */
export function forgetMissing(
  records: Map<Id, { id: Id; carId: Id; date: string }>,
  { carId, cursor, ...rest }: CachedAnswer['input'],
  page: readonly { id: Id }[],
  next: string | null,
): void {
  if (Object.keys(rest).some((name) => name !== 'limit')) return;
  const held = new Set(page.map(({ id }) => id));
  for (const one of records.values()) {
    const place = `${one.date}|${one.id}`;
    const isOnPage = (cursor === undefined || place < cursor) && (next === null || place >= next);
    if (one.carId === carId && isOnPage && !held.has(one.id)) records.delete(one.id);
  }
}
