import * as z from 'zod/mini';
import { Done, ownerReads, ownerWrites, writes } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { BinEntry, BinKey } from './schema.ts';

const { NOT_FOUND } = apiErrors;
const path = '/bin';
const one = `${path}/{binId}` as const;

export const binContract = {
  bin: {
    list: ownerReads(path, 'What was deleted in the last 30 days, newest first').output(
      z.object({ entries: z.array(BinEntry) }),
    ),
    restore: writes(null, 'POST', '/cars/{carId}/bin/{binId}', 'Restores a record of a car')
      .input(z.object({ ...Operation, carId: Id, binId: Id }))
      .output(Done),
    restoreCar: ownerWrites('POST', one, 'Restores a car with all its records')
      .input(BinKey)
      .output(Done)
      .errors({ NOT_FOUND }),
    erase: ownerWrites('DELETE', one, 'Deletes a record or a car for good')
      .input(BinKey)
      .output(Done)
      .errors({ NOT_FOUND }),
    empty: ownerWrites('DELETE', path, 'Deletes all that is in the trash for good')
      .input(z.object(Operation))
      .output(Done),
  },
};
