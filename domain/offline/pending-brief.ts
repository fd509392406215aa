import { mentionsUrgent } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { KnownIssue } from '#domain/outbox/known.ts';
import { wanted, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { changedByRepair } from './pending-links.ts';

type Brief = Omit<KnownIssue, 'carId'>;

export function knownIssue(issue: Issue): KnownIssue {
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
  const { title, description, date, status, aiSummary, assessment } = wanted<
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
    // A status set by hand removes the link to a repair (D64).
    ...(status === undefined || status === issue.status ? {} : { status, resolvedBy: null }),
    ...(words ? { words } : {}),
    ...(assessment ? { advice: assessment.drivingAdvice } : {}),
    urgent: words
      ? mentionsUrgent(words)
      : issue.urgent || mentionsUrgent({ title: '', description: '', aiSummary: '', ...texts }),
  };
}
