import * as z from 'zod/mini';
import { Done, owner, ownerWrites, write, writes } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { BinEntry, BinKey } from './schema.ts';

const { NOT_FOUND } = apiErrors;
const path = '/bin';
const one = `${path}/{binId}` as const;
const step = { ...write, NOT_FOUND };

export const binContract = {
  bin: {
    list: owner
      .route({ method: 'GET', path, summary: 'What was deleted in the last 30 days, newest first' })
      .output(z.object({ entries: z.array(BinEntry) })),
    restore: writes(null, 'POST', '/cars/{carId}/bin/{binId}', 'Restores a record of a car')
      .input(z.object({ ...Operation, carId: Id, binId: Id }))
      .output(Done),
    restoreCar: owner
      .route({ method: 'POST', path: one, summary: 'Restores a car with all its records' })
      .input(BinKey)
      .output(Done)
      .errors(step),
    erase: owner
      .route({ method: 'DELETE', path: one, summary: 'Deletes a record or a car for good' })
      .input(BinKey)
      .output(Done)
      .errors(step),
    empty: ownerWrites('DELETE', path, 'Deletes all that is in the trash for good')
      .input(z.object(Operation))
      .output(Done),
  },
};
