import { grouped } from '#domain/grouped.ts';
import { adviceRank } from '#domain/assessment/advice-rank.ts';
import { entriesOf } from '#domain/issues/issue-record.ts';
import { isOpen, titleKey } from '#domain/issues/rules.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import type { Records } from '#domain/sync/known-records.ts';
import type { HealthFacts } from './schema.ts';

export type OpenProblem = Pick<IssueEntry, 'id' | 'title' | 'advice' | 'urgent'>;

/** @param open newest first @param isBlank the car has no records at all */
export function healthOfOpen(open: readonly OpenProblem[], isBlank = false): HealthFacts {
  const repeated = [...grouped(open, ({ title }) => titleKey(title)).values()].filter(
    (same) => same.length > 1,
  );
  const [worst] = open.toSorted((a, b) => adviceRank(b.advice) - adviceRank(a.advice));
  return {
    open: open.length,
    urgent: open.filter(({ urgent }) => urgent).length,
    repeatedTitles: repeated.length,
    firstRepeatedTitle: repeated[0]?.[0]?.title ?? null,
    firstTitle: open[0]?.title ?? null,
    worst: worst ? { id: worst.id, title: worst.title, advice: worst.advice } : null,
    isBlank,
  };
}

const kinds = ['issue', 'repair', 'fill', 'reminder', 'document'] as const;

/** What the records of a car say of its health; problems that are resolved do not count. */
export const healthOf = (records: Records): HealthFacts =>
  healthOfOpen(
    entriesOf(records).filter(({ status }) => isOpen(status)),
    kinds.every((kind) => (records[kind]?.size ?? 0) === 0),
  );
