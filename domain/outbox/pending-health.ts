import type { HealthFacts } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { isOpen, titleKey } from '#domain/issues/rules.ts';
import { knownIssue, type KnownIssue } from './known.ts';
import { deletedIssues, withPendingIssue } from './pending-issues.ts';
import { withPendingKnown } from './pending-known.ts';
import type { Pending } from './pending.ts';

/**
 * What the health of a car is derived from, with what is not yet sent. With all its open problems known it is
 * counted anew; else each problem that waits changes it by what it counts before and after.
 */
export function withPendingHealth(carId: Id, known: HealthFacts, pending: Pending): HealthFacts {
  const before = [...pending.known.issues.values()].filter((issue) => issue.carId === carId);
  const deleted = deletedIssues(pending);
  const after = before.flatMap((issue) => (deleted.has(issue.id) ? [] : [withPendingKnown(issue, pending)]));
  const isThere = new Set(before.map(({ id }) => id));
  for (const { procedure, input } of pending.operations) {
    if (procedure !== 'issues.log' || input.carId !== carId) continue;
    if (isThere.has(input.id) || deleted.has(input.id)) continue;
    const issue = withPendingIssue({ carId, issueId: input.id }, undefined, pending);
    if (issue) after.push(knownIssue(issue));
  }
  const was = countedHealth(before);
  const becomes = countedHealth(after);
  if (was.open === known.open && was.urgent === known.urgent) return becomes;
  const open = Math.max(0, known.open + becomes.open - was.open);
  const urgent = Math.min(open, Math.max(0, known.urgent + becomes.urgent - was.urgent));
  const repeatedTitles = Math.max(0, known.repeatedTitles + becomes.repeatedTitles - was.repeatedTitles);
  const isFirst = becomes.firstTitle !== was.firstTitle || known.firstTitle === null;
  return {
    ...{ open, urgent, repeatedTitles },
    firstRepeatedTitle: repeatedTitles > 0 ? (known.firstRepeatedTitle ?? becomes.firstRepeatedTitle) : null,
    firstTitle: open === 0 ? null : isFirst ? (becomes.firstTitle ?? known.firstTitle) : known.firstTitle,
  };
}

const place = ({ date, id }: KnownIssue) => `${date}|${id}`;

/** Over the open problems; 'first' is the newest (D57, D58). The server counts the same, held to it by a test. */
function countedHealth(issues: readonly KnownIssue[]): HealthFacts {
  const open = issues
    .filter(({ status }) => isOpen(status))
    .toSorted((a, b) => (place(a) > place(b) ? -1 : 1));
  const keys = Map.groupBy(open, ({ title }) => titleKey(title));
  const repeated = [...keys.values()].filter((same) => same.length > 1);
  return {
    open: open.length,
    urgent: open.filter(({ urgent }) => urgent).length,
    repeatedTitles: repeated.length,
    // Grouped in the order of the newest of each.
    firstRepeatedTitle: repeated[0]?.[0]?.title ?? null,
    firstTitle: open[0]?.title ?? null,
  };
}
