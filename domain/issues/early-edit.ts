import type { Early } from '#domain/outbox/offline.ts';
import { wanted, type PendingOperation } from '#domain/outbox/pending.ts';
import type { AssessedIssue } from './log-fields.ts';
import { changeByHand } from './repair-link-rules.ts';
import type { Issue } from './schema.ts';

export function withEditedIssue(issue: Issue, { input, at }: PendingOperation<'issues.edit'>): Issue {
  const { status, assessment, ...fields } = wanted<AssessedIssue>(input.changes);
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
