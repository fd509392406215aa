import { adviceRank } from '#domain/assessment/advice-rank.ts';
import type { HealthFacts } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CachedIssue } from '#domain/outbox/cached-records.ts';
import type { Pending, PendingOperation } from '#domain/outbox/pending.ts';
import { cachedIssue, withPendingBrief } from './pending-brief.ts';
import { deletedIssues, loggedIssues } from './pending-issue.ts';
import { isOpen, titleKey } from '#domain/issues/rules.ts';

/** Counted anew if all open issues are cached, otherwise adjusted by what pending writes change. */
export function withPendingHealth(carId: Id, known: HealthFacts, pending: Pending): HealthFacts {
  const before = [...pending.cached.issues.values()].filter((issue) => issue.carId === carId);
  const deleted = deletedIssues(pending);
  const knownIds = new Set(before.map(({ id }) => id));
  const after = [
    ...before.filter(({ id }) => !deleted.has(id)).map((issue) => withPendingBrief(issue, pending)),
    ...loggedIssues(carId, (id) => knownIds.has(id), pending).map(cachedIssue),
  ];
  const was = countedHealth(before);
  const becomes = countedHealth(after);
  const isBlank = known.isBlank && !pending.operations.some((one) => isRecordOf(one, carId));
  if (was.open === known.open && was.urgent === known.urgent) return { ...becomes, isBlank };
  const open = Math.max(0, known.open + becomes.open - was.open);
  const urgent = Math.min(open, Math.max(0, known.urgent + becomes.urgent - was.urgent));
  const repeatedTitles = Math.max(0, known.repeatedTitles + becomes.repeatedTitles - was.repeatedTitles);
  const isFirst = becomes.firstTitle !== was.firstTitle || known.firstTitle === null;
  const isReplaced = known.worst !== null && (deleted.has(known.worst.id) || knownIds.has(known.worst.id));
  return {
    open,
    urgent,
    repeatedTitles,
    firstRepeatedTitle: repeatedTitles > 0 ? (known.firstRepeatedTitle ?? becomes.firstRepeatedTitle) : null,
    firstTitle: open === 0 ? null : isFirst ? (becomes.firstTitle ?? known.firstTitle) : known.firstTitle,
    worst: open === 0 ? null : worseOf(becomes.worst, isReplaced ? null : known.worst),
    isBlank,
  };
}

const isRecordOf = ({ procedure, input }: PendingOperation, carId: Id) =>
  !procedure.startsWith('cars.') && 'carId' in input && input.carId === carId;

const rankOf = (worst: HealthFacts['worst']) => (worst ? adviceRank(worst.advice) : -1);

const worseOf = (newer: HealthFacts['worst'], older: HealthFacts['worst']) =>
  rankOf(newer) >= rankOf(older) ? newer : older;

const sortKey = ({ date, id }: CachedIssue) => `${date}|${id}`;

/** 'First' is the newest open issue. A test compares this with the server's count. */
function countedHealth(issues: readonly CachedIssue[]): HealthFacts {
  const open = issues
    .filter(({ status }) => isOpen(status))
    .toSorted((a, b) => (sortKey(a) > sortKey(b) ? -1 : 1));
  const keys = Map.groupBy(open, ({ title }) => titleKey(title));
  const [worst] = open.toSorted((a, b) => adviceRank(b.advice) - adviceRank(a.advice));
  const repeated = [...keys.values()].filter((same) => same.length > 1);
  return {
    open: open.length,
    urgent: open.filter(({ urgent }) => urgent).length,
    repeatedTitles: repeated.length,
    firstRepeatedTitle: repeated[0]?.[0]?.title ?? null,
    firstTitle: open[0]?.title ?? null,
    worst: worst ? { id: worst.id, title: worst.title, advice: worst.advice } : null,
    isBlank: false,
  };
}
