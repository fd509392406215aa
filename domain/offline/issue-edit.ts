import type { Early } from '#domain/outbox/offline.ts';
import { newValues, type PendingOperation } from '#domain/outbox/pending.ts';
import type { Id } from '#domain/ids.ts';
import { urlsOfFiles, withFileChange } from '#domain/issues/file-rules.ts';
import type { AssessedIssue } from '#domain/issues/log-fields.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import type { Issue, IssueFile } from '#domain/issues/schema.ts';

/** @param find files that the edit may add */
export function withEditedIssue(
  before: Issue,
  { input, at }: PendingOperation<'issues.edit'>,
  find: (id: Id) => IssueFile | undefined = () => undefined,
): Issue {
  const { mediaIds, ...changes } = input.changes;
  const files = mediaIds ? withFileChange(before.files, mediaIds, find) : before.files;
  const issue = mediaIds ? { ...before, files, ...urlsOfFiles(files) } : before;
  const { status, assessment, ...fields } = newValues<AssessedIssue>(changes);
  const byHand = status === undefined ? {} : changeByHand(issue, status, at);
  return { ...issue, ...fields, ...assessment, ...byHand };
}

export const earlyIssueEdit: Early<'issues.edit'> = (edit) => [
  {
    procedure: 'issues.read',
    input: { carId: edit.input.carId, issueId: edit.input.issueId },
    data: (issue) => issue && withEditedIssue(issue, edit),
  },
];
