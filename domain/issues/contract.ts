import * as z from 'zod/mini';
import { Done, edits, reads, writes } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import {
  Issue,
  IssueDraft,
  IssueEdit,
  IssuePage,
  IssueQuery,
  Recurrence,
  RecurrenceDraft,
  ReplyEdit,
} from './schema.ts';

const path = '/cars/{carId}/issues';
const one = `${path}/{issueId}` as const;

export const issueContract = {
  issues: {
    list: reads(path, 'A page of issues, newest first').input(IssueQuery).output(IssuePage),
    log: writes('issues:write', 'POST', path, 'Logs a problem with its assessment')
      .input(IssueDraft)
      .output(Issue),
    read: reads(one, 'One issue, whole')
      .input(z.object({ carId: Id, issueId: Id }))
      .output(Issue),
    edit: edits('issues:write', one, 'Changes an issue field by field').input(IssueEdit).output(Issue),
    delete: writes('issues:write', 'DELETE', one, 'Deletes an issue and its files')
      .input(z.object({ ...Operation, carId: Id, issueId: Id }))
      .output(Done),
  },
  recurrences: {
    add: writes('issues:write', 'POST', `${one}/recurrences`, 'Records that it happened again')
      .input(RecurrenceDraft)
      .output(Recurrence),
    delete: writes('issues:write', 'DELETE', `${one}/recurrences/{recurrenceId}`, 'Removes a recurrence')
      .input(z.object({ ...Operation, carId: Id, issueId: Id, recurrenceId: Id }))
      .output(Done),
  },
  replies: {
    edit: edits('issues:write', `${one}/replies/{replyId}`, "Writes the owner's reply to a mechanic's answer")
      .input(ReplyEdit)
      .output(Done),
    delete: writes('issues:write', 'DELETE', `${one}/replies/{replyId}`, "Removes a mechanic's answer")
      .input(z.object({ ...Operation, carId: Id, issueId: Id, replyId: Id }))
      .output(Done),
  },
};
