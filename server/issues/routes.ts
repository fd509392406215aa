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
  log: api.issues.log.handler(async ({ input, context }) =>
    logIssue(context.deps, await carScope(context, input), input),
  ),
  read: api.issues.read.handler(async ({ input, context }) =>
    readIssue(context.deps.db, await carScope(context, input), input.issueId),
  ),
  edit: api.issues.edit.handler(async ({ input, context }) =>
    editIssue(context.deps, await carScope(context, input), input),
  ),
  delete: api.issues.delete.handler(async ({ input, context }) =>
    removeIssue(context.deps, await carScope(context, input), input),
  ),
};

export const recurrenceRoutes = {
  add: api.recurrences.add.handler(async ({ input, context }) =>
    addRecurrence(context.deps, await carScope(context, input), input),
  ),
  delete: api.recurrences.delete.handler(async ({ input, context }) =>
    removeRecurrence(context.deps, await carScope(context, input), input),
  ),
};
