import type * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import { isYearAllowed } from '#domain/cars/rules.ts';
import { DAY_MS } from '#domain/days.ts';
import type { ImportDraft } from '#domain/imports/batch-schema.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { lockCars } from '#server/platform/database/many-cars.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { deleteUnusedFiles, stagedFiles } from './file-store.ts';
import { deleteOpenImport, insertImport, openSince } from './store.ts';

/** An open import that is older was abandoned. */
const RUNNING_MS = 10 * 60_000;

/** @throws NOT_FOUND for someone else's car; BUSY while another import of the account is open */
export const beginImport = (caller: Caller, draft: z.output<typeof ImportDraft>): Promise<{ id: string }> =>
  ownerWrite(caller, draft, async ({ owner, now, tx }) => {
    const { id, source, files, targets, records, stops } = draft;
    const added = new Set(targets.flatMap(({ carId, add }) => (add ? [carId] : [])));
    await lockCars(
      tx,
      owner,
      targets.flatMap(({ carId }) => (added.has(carId) ? [] : [carId])),
    );
    const tomorrow = new Date(now.getTime() + DAY_MS);
    targets.forEach(({ add }, at) => {
      if (add?.purchase?.date) checkDate(add.purchase.date, now, `targets.${at}.add.purchase`);
      if (add?.outOfUse) checkDate(add.outOfUse.since, now, `targets.${at}.add.outOfUse`);
      if (!add || isYearAllowed(add.year, tomorrow)) return;
      const path = `targets.${at}.add.year`;
      throw fieldRefusal(path, 'Please enter a valid year (e.g., 2020).');
    });
    const open = await openSince(tx, owner);
    if (open) {
      const retryAfter = Math.ceil((open.since.getTime() + RUNNING_MS - now.getTime()) / 1000);
      if (open.id !== stops && retryAfter > 0) throw refusal('BUSY', { retryAfter });
      await deleteUnusedFiles(tx, owner, await stagedFiles(tx, owner, open.id));
      await tx.execute(deleteOpenImport(owner, open.id));
    }
    return {
      writes: {
        saved: insertImport({
          ownerId: owner.ownerId,
          id,
          source,
          files: [...files],
          targets: targets.map((target) => ({ ...target })),
          records,
          createdAt: now,
        }),
      },
      answer: sql<{ id: string }>`(select json_build_object('id', id) from saved)`,
      refused: 'ID_TAKEN',
    };
  });
