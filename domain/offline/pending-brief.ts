import { mentionsUrgent } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { CachedIssue } from '#domain/outbox/cached-records.ts';
import { newValues, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { changedByRepair } from './pending-links.ts';

type Brief = Omit<CachedIssue, 'carId'>;

export function cachedIssue(issue: Issue): CachedIssue {
  const { id, carId, title, date, status, resolvedBy, description, aiSummary, drivingAdvice: advice } = issue;
  const words = { title, description, aiSummary };
  return { id, carId, title, date, status, resolvedBy, words, advice, urgent: mentionsUrgent(words) };
}

export function withPendingBrief<I extends Brief>(known: I, pending: Pending): I {
  let issue = known;
  for (const operation of pending.operations) {
    if (operation.procedure === 'issues.edit' && operation.input.issueId === issue.id)
      issue = { ...issue, ...edited(issue, operation) };
    const { status, resolvedBy } = changedByRepair(issue, operation, pending);
    if (status !== undefined && resolvedBy !== undefined) issue = { ...issue, status, resolvedBy };
  }
  return issue;
}

function edited(issue: Brief, { input }: PendingOperation<'issues.edit'>): Partial<Brief> {
  const { title, description, date, status, aiSummary, assessment } = newValues<
    Issue & { assessment: Pick<Issue, 'drivingAdvice'> }
  >(input.changes);
  const texts = {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(aiSummary === undefined ? {} : { aiSummary }),
  };
  const words = issue.words && { ...issue.words, ...texts };
  return {
    ...(title === undefined ? {} : { title }),
    ...(date === undefined ? {} : { date }),
    // A status set by hand removes the link to a repair.
    ...(status === undefined || status === issue.status ? {} : { status, resolvedBy: null }),
    ...(words ? { words } : {}),
    ...(assessment ? { advice: assessment.drivingAdvice } : {}),
    urgent: words
      ? mentionsUrgent(words)
      : issue.urgent || mentionsUrgent({ title: '', description: '', aiSummary: '', ...texts }),
  };
}
