import * as z from 'zod/mini';
import { Done, edits, reads, writes } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Removal } from '#domain/operations.ts';
import { Fill, FillDraft, FillEdit } from './schema.ts';

const path = '/cars/{carId}/fills';
const one = `${path}/{fillId}` as const;

export const fillContract = {
  fills: {
    list: reads(path, 'The fill-ups and charges of a car, newest first')
      .input(z.object({ carId: Id }))
      .output(z.object({ fills: z.array(Fill) })),
    log: writes('fills:write', 'POST', path, 'Logs a fill-up or a charge').input(FillDraft).output(Fill),
    edit: edits('fills:write', one, 'Changes a fill-up field by field').input(FillEdit).output(Fill),
    delete: writes('fills:write', 'DELETE', one, 'Deletes a fill-up and its reading')
      .input(z.object({ ...Removal, carId: Id, fillId: Id }))
      .output(Done),
  },
};
