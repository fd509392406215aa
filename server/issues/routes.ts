import { api, carScope } from '#server/platform/http/api.ts';
import { addRecurrence, removeRecurrence } from './add-recurrence.ts';
import { editIssue, removeIssue } from './edit-issue.ts';
import { issuePage } from './list-issues.ts';
import { logIssue } from './log-issue.ts';
import { editReply, removeReply } from './add-reply.ts';
import { readIssue } from './read-issue.ts';

export const issueRoutes = {
  list: issuePage,
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

export const replyRoutes = {
  edit: api.replies.edit.handler(({ input, context }) => editReply(context, input)),
  delete: api.replies.delete.handler(({ input, context }) => removeReply(context, input, input.issueId)),
};
