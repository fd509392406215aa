import type { FastifyInstance } from 'fastify';
import { contract } from '#domain/contract.ts';
import { api, carScope } from '#server/platform/http/api.ts';
import { carRead } from '#server/platform/http/car-read.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addRecurrence, removeRecurrence } from './add-recurrence.ts';
import { editIssue, removeIssue } from './edit-issue.ts';
import { issueMarks, issuePage } from './list-issues.ts';
import { logIssue } from './log-issue.ts';
import { readIssue } from './read-issue.ts';

/** The list that every screen opens with. */
export function issueReads(app: FastifyInstance, deps: Deps): void {
  carRead(app, deps, contract.issues.list, issuePage);
  carRead(app, deps, contract.issues.marks, issueMarks);
}

export const issueRoutes = {
  log: api.issues.log.handler(({ input, context }) => logIssue(context, input)),
  read: api.issues.read.handler(async ({ input, context }) =>
    readIssue(context.deps.db, await carScope(context, input), input.issueId),
  ),
  edit: api.issues.edit.handler(({ input, context }) => editIssue(context, input)),
  delete: api.issues.delete.handler(({ input, context }) => removeIssue(context, input)),
};

export const recurrenceRoutes = {
  add: api.recurrences.add.handler(({ input, context }) => addRecurrence(context, input)),
  delete: api.recurrences.delete.handler(({ input, context }) => removeRecurrence(context, input)),
};
