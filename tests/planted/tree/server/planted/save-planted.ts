import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { Planted, PlantedDraft } from '#domain/planted/schema.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { carDelete, carWrite } from '#server/platform/database/car-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { deletePlanted, insertPlanted } from './store.ts';

export function addPlanted(caller: Caller, draft: z.output<typeof PlantedDraft>): Promise<Planted> {
  const { opId: _opId, ...record } = draft;
  return carWrite(caller, draft, sql`null`, async ({ scope, now, tx }) => {
    if (record.receiptId) await assertOwnReceipt(tx, scope, record.receiptId);
    return {
      writes: { saved: insertPlanted({ ...record, ownerId: scope.ownerId, createdAt: now }) },
      answer: sql<Planted>`(
        select json_build_object('id', id, 'carId', car_id, 'title', title, 'date', date, 'receiptId', receipt_id)
        from saved)`,
      refused: 'ID_TAKEN',
    };
  });
}

export const removePlanted = (
  caller: Caller,
  input: { opId: Id; carId: Id; plantedId: Id },
): Promise<{ done: true }> =>
  carDelete(caller, input, { id: input.plantedId, bin: null }, sql`null`, ({ scope }, deletion) => ({
    writes: { deleted: deletePlanted(scope, deletion) },
    answer: sql`(select ${DONE} from deleted)`,
    refused: 'NOT_FOUND',
  }));
