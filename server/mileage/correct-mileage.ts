import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { updatedMileage } from '#domain/mileage/rules.ts';
import type { MileageCorrection } from '#domain/mileage/schema.ts';
import { carWrite } from '#server/platform/database/car-write.ts';
import { keepInBin } from '#server/platform/database/keep-in-bin.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { changeReading, factsOfReading } from './store.ts';

/** Also updates the mileage of the car. @throws NOT_FOUND unless there is such a reading with that value */
export const correctMileage = (
  caller: Caller,
  input: z.output<typeof MileageCorrection>,
): Promise<{ done: true }> =>
  carWrite(caller, input, factsOfReading(input), async ({ scope, mileage, stored, now, tx }) => {
    const { km, date } = input;
    if (km === null && stored.id) await keepInBin(tx, scope, { kind: 'reading', id: stored.id, now });
    const followed = updatedMileage({ mileage, ...stored }, km === null ? null : { km, date });
    return {
      writes: { reading: changeReading(scope, input, km) },
      car: followed === mileage ? {} : { mileage: followed },
      answer: sql`(select ${DONE} from reading limit 1)`,
      refused: 'NOT_FOUND',
    };
  });
