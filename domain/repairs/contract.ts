import * as z from 'zod/mini';
import { car, Done, edit, owner, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { PageMarks } from '#domain/pages.ts';
import {
  Repair,
  RepairDraft,
  RepairEdit,
  RepairFilters,
  RepairForm,
  RepairPage,
  RepairQuery,
  RepairSuggestions,
  RepairSummary,
  RepairSummaryQuery,
} from './schema.ts';

const path = '/cars/{carId}/repairs';
const one = `${path}/{repairId}` as const;

export const repairContract = {
  repairs: {
    list: car
      .route({ method: 'GET', path, summary: 'A page of repairs, newest first' })
      .input(RepairQuery)
      .output(RepairPage),
    marks: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-marks',
        summary: 'How many repairs there are, and where each page of them starts',
      })
      .input(RepairFilters)
      .output(PageMarks),
    summary: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-summary',
        summary: 'How many repairs, the latest, the totals by currency and the shops',
      })
      .input(RepairSummaryQuery)
      .output(RepairSummary),
    form: car
      .route({
        method: 'GET',
        path: '/cars/{carId}/repair-form',
        summary: 'A repair, if asked for, and the issues offered for linking',
      })
      .input(z.object({ carId: Id, repairId: z.optional(Id) }))
      .output(RepairForm),
    suggestions: owner
      .route({
        method: 'GET',
        path: '/repair-suggestions',
        summary: 'The titles and repair shops of the newest repairs, and how often each was used',
      })
      .output(RepairSuggestions),
    log: car
      .route({
        method: 'POST',
        path,
        summary: 'Logs a repair and links the issues it solves',
      })
      .input(RepairDraft)
      .output(Repair)
      .errors(write),
    edit: car
      .route({
        method: 'PATCH',
        path: one,
        summary: 'Changes a repair and its links',
      })
      .input(RepairEdit)
      .output(Repair)
      .errors(edit),
    delete: car
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
