import { api, carScope } from '#server/platform/http/api.ts';
import { addRecurrence, removeRecurrence } from './add-recurrence.ts';
import { editIssue, removeIssue } from './edit-issue.ts';
import { issueMarks, issuePage } from './list-issues.ts';
import { logIssue } from './log-issue.ts';
import { readIssue } from './read-issue.ts';

export const issueRoutes = {
  list: issuePage,
  marks: issueMarks,
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
