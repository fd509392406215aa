import * as z from 'zod/mini';
import { byKey, car, Done, edit, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Fill, FillDraft, FillEdit } from './schema.ts';

const path = '/cars/{carId}/fills';
const one = `${path}/{fillId}` as const;

export const fillContract = {
  fills: {
    list: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path, summary: 'The fill-ups and charges of a car, newest first' })
      .input(z.object({ carId: Id }))
      .output(z.object({ fills: z.array(Fill) })),
    log: car
      .meta(byKey('fills:write'))
      .route({ method: 'POST', path, summary: 'Logs a fill-up or a charge' })
      .input(FillDraft)
      .output(Fill)
      .errors(write),
    edit: car
      .meta(byKey('fills:write'))
      .route({ method: 'PATCH', path: one, summary: 'Changes a fill-up field by field' })
      .input(FillEdit)
      .output(Fill)
      .errors(edit),
    delete: car
      .meta(byKey('fills:write'))
      .route({ method: 'DELETE', path: one, summary: 'Deletes a fill-up and its reading' })
      .input(z.object({ ...Operation, carId: Id, fillId: Id }))
      .output(Done)
      .errors(write),
  },
};
