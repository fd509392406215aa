import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import { findIssue } from './store.ts';

export async function readIssue(db: Queryable, scope: CarScope, issueId: Id): Promise<Issue> {
  const issue = await findIssue(db, scope, issueId);
  if (!issue) throw refusal('NOT_FOUND');
  return issue;
}
