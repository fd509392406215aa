import { adviceRank } from '#domain/assessment/advice-rank.ts';
import { entriesOf } from '#domain/issues/issue-record.ts';
import { isOpen, titleKey } from '#domain/issues/rules.ts';
import type { Records } from '#domain/sync/known-records.ts';
import type { HealthFacts } from './schema.ts';

/** What the records of a car say of its health; problems that are resolved do not count. */
export function healthOf(records: Records): HealthFacts {
  const open = entriesOf(records).filter(({ status }) => isOpen(status));
  const repeated = [...Map.groupBy(open, ({ title }) => titleKey(title)).values()].filter(
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
    isBlank: !(['issue', 'repair', 'fill', 'reminder', 'document'] as const).some(
      (kind) => (records[kind]?.size ?? 0) > 0,
    ),
  };
}
