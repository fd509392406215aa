import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { withAnswer } from '#domain/fills/figures-rules.ts';
import type { Fill, FillDraft, FillEdit } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { readingFacts, writeReading, type ReadingFacts } from '#server/mileage/store.ts';
import { carDelete, carWrite } from '#server/platform/database/car-write.ts';
import { changeFiles } from '#server/platform/database/record-files.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { deleteFill, fillFileList, fillOfCar, insertFill, savedFill, updateFill } from './store.ts';

const sourceOf = (sourceId: Id) => ({ source: 'fill', sourceId }) as const;
const readingOf = ({ km, date }: Pick<Fill, 'km' | 'date'>) => (km === null ? null : { km, date });

/** What was neither filled nor paid for is no fill-up. An import keeps one: its file is all there is. */
function checkPaid({ amount, cost = null }: Pick<z.output<typeof FillDraft>, 'amount' | 'cost'>): void {
  if (amount === null && cost === null) throw fieldRefusal('amount', 'Enter an amount above zero');
}

/** Its odometer is a reading of the car.
 * @throws BAD_REQUEST for a day in the future and without amount and cost, NOT_FOUND for a file of another car */
export function logFill(caller: Caller, draft: z.output<typeof FillDraft>): Promise<Fill> {
  const { opId: _opId, carId: _carId, cost, discount, km = null, fileIds = [], ...fields } = draft;
  const read = km === null ? sql<null>`null` : readingFacts(draft.id);
  return carWrite<ReadingFacts | null, Fill>(caller, draft, read, async (write) => {
    const { scope, now, tx } = write;
    checkPaid(draft);
    checkDate(draft.date, now);
    for (const id of fileIds) await assertOwnReceipt(tx, scope, id);
    const reading = readingOf({ km, date: draft.date });
    const followed = writeReading(write, write.stored, sourceOf(draft.id), reading);
    return {
      writes: {
        saved: insertFill({
          ...fields,
          km,
          ownerId: scope.ownerId,
          carId: scope.carId,
          costMinor: toMinorOrNull(cost, draft.currency),
          discountMinor: toMinorOrNull(discount, draft.currency),
          createdAt: now,
          updatedAt: now,
        }),
        ...changeFiles(fillFileList, { before: [], after: fileIds }),
        ...followed.writes,
      },
      car: followed.car,
      answer: savedFill(fileIds),
      refused: 'ID_TAKEN',
    };
  });
}

type Editable = Omit<Fill, 'id' | 'carId' | 'createdAt' | 'files'>;
type Stored = { fill: Fill | null; readings: ReadingFacts };

/** @throws NOT_FOUND, also for a file of another car; BAD_REQUEST for a day in the future */
export function editFill(caller: Caller, edit: z.output<typeof FillEdit>): Promise<Fill> {
  const id = edit.fillId;
  const read = sql<Stored>`json_build_object('fill', ${fillOfCar(id)}, 'readings', ${readingFacts(id)})`;
  return carWrite<Stored, Fill>(caller, edit, read, async (write) => {
    const { fill, readings } = write.stored;
    if (!fill) throw refusal('NOT_FOUND');
    const changed = withAnswer(fill, mergeChanges<Editable>(fill, edit));
    if (Object.keys(changed).length === 0) return { unchanged: fill };
    const next = { ...fill, ...changed };
    const { cost, discount: _discount, fileIds, ...set } = changed;
    if (set.amount === null || cost === null) checkPaid(next);
    const before = fill.fileIds;
    const added = next.fileIds.filter((file) => !before.includes(file));
    for (const file of added) await assertOwnReceipt(write.tx, write.scope, file);
    if (set.date !== undefined) checkDate(set.date, write.now);
    const isReadingChanged = set.km !== undefined || set.date !== undefined;
    const followed = writeReading(write, isReadingChanged ? readings : null, sourceOf(id), readingOf(next));
    return {
      writes: {
        saved: updateFill(write.scope, id, {
          ...set,
          costMinor: toMinorOrNull(next.cost, next.currency),
          discountMinor: toMinorOrNull(next.discount, next.currency),
          version: fill.version + 1,
          updatedAt: write.now,
        }),
        ...(fileIds && changeFiles(fillFileList, { before, after: fileIds })),
        ...followed.writes,
      },
      car: followed.car,
      answer: savedFill(next.fileIds),
      refused: 'NOT_FOUND',
    };
  });
}

export function removeFill(
  caller: Caller,
  input: { opId: Id; carId: Id; fillId: Id; movedTo?: Id | undefined },
): Promise<{ done: true }> {
  const id = input.fillId;
  const deleted = { id, bin: 'fill', movedTo: input.movedTo } as const;
  return carDelete<ReadingFacts>(caller, input, deleted, readingFacts(id), (write, deletion) => {
    const followed = writeReading(write, write.stored, sourceOf(id), null);
    return {
      writes: { deleted: deleteFill(write.scope, deletion), ...followed.writes },
      car: followed.car,
      answer: sql`(select ${DONE} from deleted)`,
      refused: 'NOT_FOUND',
    };
  });
}
