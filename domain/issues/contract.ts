import * as z from 'zod/mini';
import { byKey, car, Done, edit, write } from '#domain/contract-base.ts';
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
} from './schema.ts';

const path = '/cars/{carId}/issues';
const one = `${path}/{issueId}` as const;

export const issueContract = {
  issues: {
    list: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path, summary: 'A page of issues, newest first' })
      .input(IssueQuery)
      .output(IssuePage),
    log: car
      .meta(byKey('issues:write'))
      .route({ method: 'POST', path, summary: 'Logs a problem with its assessment' })
      .input(IssueDraft)
      .output(Issue)
      .errors(write),
    read: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path: one, summary: 'One issue, whole' })
      .input(z.object({ carId: Id, issueId: Id }))
      .output(Issue),
    edit: car
      .meta(byKey('issues:write'))
      .route({
        method: 'PATCH',
        path: one,
        summary: 'Changes an issue field by field',
      })
      .input(IssueEdit)
      .output(Issue)
      .errors(edit),
    delete: car
      .meta(byKey('issues:write'))
      .route({
        method: 'DELETE',
        path: one,
        summary: 'Deletes an issue and its files',
      })
      .input(z.object({ ...Operation, carId: Id, issueId: Id }))
      .output(Done)
      .errors(write),
  },
  recurrences: {
    add: car
      .meta(byKey('issues:write'))
      .route({
        method: 'POST',
        path: `${one}/recurrences`,
        summary: 'Records that it happened again',
      })
      .input(RecurrenceDraft)
      .output(Recurrence)
      .errors(write),
    delete: car
      .meta(byKey('issues:write'))
      .route({
        method: 'DELETE',
        path: `${one}/recurrences/{recurrenceId}`,
        summary: 'Removes a recurrence',
      })
      .input(z.object({ ...Operation, carId: Id, issueId: Id, recurrenceId: Id }))
      .output(Done)
      .errors(write),
  },
};
