import * as z from 'zod/mini';
import { Done, edits, reads, writes } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Removal } from '#domain/operations.ts';
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
    list: reads(path, 'A page of repairs, newest first').input(RepairQuery).output(RepairPage),
    summary: reads(
      '/cars/{carId}/repair-summary',
      'How many repairs, the latest, the totals by currency and the shops',
    )
      .input(RepairSummaryQuery)
      .output(RepairSummary),
    read: reads(one, 'One repair, whole')
      .input(z.object({ carId: Id, repairId: Id }))
      .output(Repair),
    log: writes('repairs:write', 'POST', path, 'Logs a repair and links the issues it solves')
      .input(RepairDraft)
      .output(Repair),
    edit: edits('repairs:write', one, 'Changes a repair and its links').input(RepairEdit).output(Repair),
    delete: writes('repairs:write', 'DELETE', one, 'Deletes a repair; its issues go back to new')
      .input(z.object({ ...Removal, carId: Id, repairId: Id }))
      .output(Done),
  },
};
