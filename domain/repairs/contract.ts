import * as z from 'zod/mini';
import { byKey, car, Done, edit, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import {
  Repair,
  RepairDraft,
  RepairEdit,
  RepairPage,
  RepairQuery,
  RepairSummary,
  RepairSummaryQuery,
} from './schema.ts';

const path = '/cars/{carId}/repairs';
const one = `${path}/{repairId}` as const;

export const repairContract = {
  repairs: {
    list: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path, summary: 'A page of repairs, newest first' })
      .input(RepairQuery)
      .output(RepairPage),
    summary: car
      .meta(byKey('records:read'))
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-summary',
        summary: 'How many repairs, the latest, the totals by currency and the shops',
      })
      .input(RepairSummaryQuery)
      .output(RepairSummary),
    read: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path: one, summary: 'One repair, whole' })
      .input(z.object({ carId: Id, repairId: Id }))
      .output(Repair),
    log: car
      .meta(byKey('repairs:write'))
      .route({
        method: 'POST',
        path,
        summary: 'Logs a repair and links the issues it solves',
      })
      .input(RepairDraft)
      .output(Repair)
      .errors(write),
    edit: car
      .meta(byKey('repairs:write'))
      .route({
        method: 'PATCH',
        path: one,
        summary: 'Changes a repair and its links',
      })
      .input(RepairEdit)
      .output(Repair)
      .errors(edit),
    delete: car
      .meta(byKey('repairs:write'))
      .route({
        method: 'DELETE',
        path: one,
        summary: 'Deletes a repair; its issues go back to new',
      })
      .input(z.object({ ...Operation, carId: Id, repairId: Id }))
      .output(Done)
      .errors(write),
  },
};
