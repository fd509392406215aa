import type { Id } from '#domain/ids.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { issueTitle } from '#domain/issues/rules.ts';
import type { Issue, IssueDraft } from '#domain/issues/schema.ts';
import { pendingCalls, wanted, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { changedByRepair } from '#domain/repairs/pending-links.ts';
import { withRecurrence } from './pending-recurrence.ts';

/** Applies pending operations; the issue is created from its log while the server does not know it. */
export function withPendingIssue(
  { carId, issueId }: { carId: Id; issueId: Id },
  known: Issue | undefined,
  pending: Pending,
): Issue | undefined {
  let issue = known;
  for (const operation of pending.operations) {
    const { procedure, input } = operation;
    if (procedure === 'issues.log' && input.id === issueId && input.carId === carId)
      issue ??= issueOf(input, operation.at, pending);
    if (!issue) continue;
    if (procedure === 'issues.edit' && input.issueId === issueId)
      issue = { ...issue, ...edited(issue, operation) };
    issue = withRecurrence(issue, operation);
    issue = { ...issue, ...changedByRepair(issue, operation, pending) };
  }
  return issue;
}

/** Issues of a car logged on this device that the server does not know, without deleted ones. */
export function loggedIssues(carId: Id, isKnown: (id: Id) => boolean, pending: Pending): Issue[] {
  const deleted = deletedIssues(pending);
  return pendingCalls(pending, 'issues.log').flatMap(({ input }) => {
    if (input.carId !== carId || isKnown(input.id) || deleted.has(input.id)) return [];
    return withPendingIssue({ carId, issueId: input.id }, undefined, pending) ?? [];
  });
}

export const deletedIssues = (pending: Pending): ReadonlySet<Id> =>
  new Set(pendingCalls(pending, 'issues.delete').map(({ input }) => input.issueId));

function issueOf(draft: Omit<IssueDraft, 'opId'>, at: string, { files, untitled }: Pending): Issue {
  const { summary, symptoms, ...assessment } = draft.assessment;
  const shown = draft.mediaIds.flatMap((id) => files.get(id) ?? []);
  const urls = (kind: string) => shown.filter((file) => file.kind === kind).map(({ url }) => url);
  return {
    id: draft.id,
    carId: draft.carId,
    date: draft.date,
    description: draft.description,
    title: issueTitle(draft.description) || untitled(draft.date, draft.language, draft.timeZone),
    mileage: draft.mileage ?? null,
    images: urls('picture'),
    videos: urls('video'),
    aiSummary: summary,
    aiQuestions: draft.aiQuestions,
    aiAnswers: draft.aiAnswers,
    ...assessment,
    synthesized: symptoms,
    symptoms: null,
    status: 'new',
    notes: '',
    resolvedBy: null,
    resolvedAt: null,
    recurrences: [],
    mechanicName: null,
    garageName: null,
    recurring: false,
    version: 1,
    createdAt: at,
  };
}

function edited(issue: Issue, { input, at }: PendingOperation<'issues.edit'>): Partial<Issue> {
  const { status, ...fields } = wanted<Issue>(input.changes);
  return status === undefined ? fields : { ...fields, ...changeByHand(issue, status, at) };
}
