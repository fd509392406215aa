import { sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/days.ts';
import type { UndoneImport } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { lockOwnCars, updateCars } from '#server/platform/database/many-cars.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { deleteUnusedFiles, stagedFiles } from './file-store.ts';
import { deleteOpenImport, lockImport, undoneImport, type StoredImport } from './store.ts';
import { countImported, deleteImported, newestReadingSince } from './undo-store.ts';

/** Deletes the records that the import added and nobody has changed since; its cars stay.
 * @throws NOT_FOUND; BAD_REQUEST after 30 days */
export const undoImport = (caller: Caller, step: { opId: Id; importId: Id }): Promise<UndoneImport> =>
  ownerWrite(caller, step, async ({ owner, now, tx }) => {
    const found = await lockImport(tx, owner, step.importId);
    if (!found) throw refusal('NOT_FOUND');
    if (found.undone) return { unchanged: found.undone };
    const { id, committedAt } = found;
    if (!committedAt) {
      const nothing: UndoneImport = { deleted: 0, kept: 0 };
      await deleteUnusedFiles(tx, owner, await stagedFiles(tx, owner, id));
      return {
        writes: { stopped: deleteOpenImport(owner, id) },
        answer: sql<UndoneImport>`(select ${JSON.stringify(nothing)}::json from stopped)`,
        refused: 'NOT_FOUND',
      };
    }
    if (committedAt.getTime() + limits.importUndoDays * DAY_MS < now.getTime())
      throw fieldRefusal('importId', 'An import can be undone for 30 days.');
    const cars = await lockOwnCars(
      tx,
      owner,
      found.targets.map(({ carId }) => carId),
    );
    const { deleted, files } = await deleteImported(tx, owner, id);
    await deleteUnusedFiles(tx, owner, files);
    const kept = await countImported(tx, owner, id);
    const mileages = await Promise.all(cars.map((car) => mileageBefore(tx, owner, found, car)));
    return {
      writes: {
        moved: updateCars(owner, mileages, now),
        saved: undoneImport(owner, id, { deleted, kept }),
      },
      answer: sql<UndoneImport>`(select undone from saved)`,
      refused: 'NOT_FOUND',
    };
  });

type OwnCar = { id: Id; mileage: number | null };

/** Restores the mileage unless it has changed since; a later reading counts. */
async function mileageBefore(
  tx: Queryable,
  owner: OwnerScope,
  found: StoredImport,
  car: OwnCar,
): Promise<OwnCar> {
  const moved = found.targets.find(({ carId }) => carId === car.id)?.mileage;
  if (!moved || moved.after !== car.mileage) return car;
  const later = await newestReadingSince(tx, owner, car.id, found.committedAt!);
  const readings = [moved.before, later].filter((km) => km !== null);
  return { id: car.id, mileage: readings.length > 0 ? Math.max(...readings) : null };
}
