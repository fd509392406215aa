import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { withAnswer } from '#domain/fills/figures-rules.ts';
import type { Fill, FillDraft, FillEdit } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import { readingFacts, writeReading, type ReadingFacts } from '#server/mileage/store.ts';
import { carDelete, carWrite } from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { refusal } from '#server/platform/errors.ts';
import { deleteFill, fillOfCar, insertFill, savedFill, updateFill } from './store.ts';

const minorOf = (amount: number | null | undefined, currency: string) =>
  amount == null ? null : toMinor(amount, currency);

const sourceOf = (sourceId: Id) => ({ source: 'fill', sourceId }) as const;
const readingOf = ({ km, date }: Pick<Fill, 'km' | 'date'>) => (km === null ? null : { km, date });

/** Its odometer is a reading of the car. @throws BAD_REQUEST for a day that lies ahead */
export function logFill(caller: Caller, draft: z.output<typeof FillDraft>): Promise<Fill> {
  const { opId: _opId, carId: _carId, cost, discount, km = null, ...fields } = draft;
  const read = km === null ? sql<null>`null` : readingFacts(draft.id);
  return carWrite<ReadingFacts | null, Fill>(caller, draft, read, (write) => {
    const { scope, now } = write;
    checkDate(draft.date, now);
    const reading = readingOf({ km, date: draft.date });
    const followed = writeReading(write, write.stored, sourceOf(draft.id), reading);
    return {
      writes: {
        saved: insertFill({
          ...fields,
          km,
          ownerId: scope.ownerId,
          carId: scope.carId,
          costMinor: minorOf(cost, draft.currency),
          discountMinor: minorOf(discount, draft.currency),
          createdAt: now,
          updatedAt: now,
        }),
        ...followed.writes,
      },
      car: followed.car,
      answer: savedFill,
      refused: 'ID_TAKEN',
    };
  });
}

type Editable = Omit<Fill, 'id' | 'carId' | 'createdAt'>;
type Stored = { fill: Fill | null; readings: ReadingFacts };

/** @throws NOT_FOUND; BAD_REQUEST for a day that lies ahead */
export function editFill(caller: Caller, edit: z.output<typeof FillEdit>): Promise<Fill> {
  const id = edit.fillId;
  const read = sql<Stored>`json_build_object('fill', ${fillOfCar(id)}, 'readings', ${readingFacts(id)})`;
  return carWrite<Stored, Fill>(caller, edit, read, (write) => {
    const { fill, readings } = write.stored;
    if (!fill) throw refusal('NOT_FOUND');
    const changed = withAnswer(fill, mergeChanges<Editable>(fill, edit));
    if (Object.keys(changed).length === 0) return { unchanged: fill };
    const next = { ...fill, ...changed };
    const { cost: _cost, discount: _discount, ...set } = changed;
    if (set.date !== undefined) checkDate(set.date, write.now);
    const isReadingChanged = set.km !== undefined || set.date !== undefined;
    const followed = writeReading(write, isReadingChanged ? readings : null, sourceOf(id), readingOf(next));
    return {
      writes: {
        saved: updateFill(write.scope, id, {
          ...set,
          costMinor: minorOf(next.cost, next.currency),
          discountMinor: minorOf(next.discount, next.currency),
          version: fill.version + 1,
          updatedAt: write.now,
        }),
        ...followed.writes,
      },
      car: followed.car,
      answer: savedFill,
      refused: 'NOT_FOUND',
    };
  });
}

export function removeFill(
  caller: Caller,
  input: { opId: Id; carId: Id; fillId: Id },
): Promise<{ done: true }> {
  const id = input.fillId;
  return carDelete<ReadingFacts>(caller, input, id, readingFacts(id), (write, deletion) => {
    const followed = writeReading(write, write.stored, sourceOf(id), null);
    return {
      writes: { deleted: deleteFill(write.scope, deletion), ...followed.writes },
      car: followed.car,
      answer: sql`(select ${DONE} from deleted)`,
      refused: 'NOT_FOUND',
    };
  });
}
