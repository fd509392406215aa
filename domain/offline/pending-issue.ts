import type { Id } from '#domain/ids.ts';
import { urlsOfFiles } from '#domain/issues/file-rules.ts';
import { loggedFields } from '#domain/issues/log-fields.ts';
import type { Issue, IssueDraft, IssueFile } from '#domain/issues/schema.ts';
import {
  newValues,
  pendingCalls,
  type Pending,
  type PendingFile,
  type PendingOperation,
} from '#domain/outbox/pending.ts';
import { changedByRepair } from './pending-links.ts';
import { withFileChange } from '#domain/issues/file-rules.ts';
import type { AssessedIssue } from '#domain/issues/log-fields.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { withRecurrence } from './pending-recurrence.ts';

/** Applies pending writes; an issue that only this device has is created from its log. */
export function withPendingIssue(
  { carId, issueId }: { carId: Id; issueId: Id },
  known: Issue | undefined,
  pending: Pending,
): Issue | undefined {
  let issue = known;
  const find = (id: Id) => known?.files.find((file) => file.id === id) ?? onDevice(pending.files, id);
  for (const operation of pending.operations) {
    const { procedure, input } = operation;
    if (procedure === 'issues.log' && input.id === issueId && input.carId === carId)
      issue ??= issueOf(input, operation.at, pending);
    if (!issue) continue;
    if (procedure === 'issues.edit' && input.issueId === issueId)
      issue = withEditedIssue(issue, operation, find);
    issue = withRecurrence(issue, operation);
    issue = { ...issue, ...changedByRepair(issue, operation, pending) };
  }
  return issue;
}

/** Issues of a car that only this device has. */
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
  const { assessment, ...fields } = loggedFields(draft, untitled);
  const shown = draft.mediaIds.flatMap((id) => onDevice(files, id) ?? []);
  return {
    id: draft.id,
    carId: draft.carId,
    ...fields,
    ...assessment,
    files: shown,
    ...urlsOfFiles(shown),
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

export const onDevice = (waiting: ReadonlyMap<Id, PendingFile>, id: Id): IssueFile | undefined => {
  const file = waiting.get(id);
  return file && { id, kind: file.kind, url: file.url };
};

function withEditedIssue(
  before: Issue,
  { input, at }: PendingOperation<'issues.edit'>,
  find: (id: Id) => IssueFile | undefined,
): Issue {
  const { mediaIds, ...changes } = input.changes;
  const files = mediaIds ? withFileChange(before.files, mediaIds, find) : before.files;
  const { status, assessment, ...fields } = newValues<AssessedIssue>(changes);
  const byHand = status === undefined ? {} : changeByHand(before, status, at);
  return { ...before, files, ...urlsOfFiles(files), ...fields, ...assessment, ...byHand };
}
