import { mentionsUrgent } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { KnownIssue } from './known.ts';
import { changedByRepair } from './pending-links.ts';
import type { Pending, PendingOperation } from './pending.ts';
import { wanted } from './pending.ts';

type Brief = Omit<KnownIssue, 'carId'>;

/** What counts of a problem, with what was done to it and is not yet sent. That it is deleted is not told here. */
export function withPendingKnown<I extends Brief>(known: I, pending: Pending): I {
  let issue = known;
  for (const operation of pending.operations) {
    if (operation.procedure === 'issues.edit' && operation.input.issueId === issue.id)
      issue = { ...issue, ...edited(issue, operation) };
    const { status, resolvedBy } = changedByRepair(issue, operation, pending);
    if (status !== undefined && resolvedBy !== undefined) issue = { ...issue, status, resolvedBy };
  }
  return issue;
}

function edited(issue: Brief, operation: PendingOperation): Partial<Brief> {
  if (operation.procedure !== 'issues.edit') return {};
  const { title, date, status, aiSummary } = wanted<Issue>(operation.input.changes);
  const said = {
    ...(title === undefined ? {} : { title }),
    ...(aiSummary === undefined ? {} : { aiSummary }),
  };
  const words = issue.words && { ...issue.words, ...said };
  return {
    ...(title === undefined ? {} : { title }),
    ...(date === undefined ? {} : { date }),
    // A status set by hand leaves what a repair gave (D64).
    ...(status === undefined || status === issue.status ? {} : { status, resolvedBy: null }),
    ...(words ? { words } : {}),
    urgent: words
      ? mentionsUrgent(words)
      : issue.urgent || mentionsUrgent({ title: '', description: '', aiSummary: '', ...said }),
  };
}
