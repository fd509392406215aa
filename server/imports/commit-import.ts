import { sql } from 'drizzle-orm';
import { choicesAfterAdding } from '#domain/cars/rules.ts';
import type { ImportCounts } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { updatedMileage } from '#domain/mileage/rules.ts';
import { carsOf, insertCar } from '#server/cars/store.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { lockCars, updateCars } from '#server/platform/database/many-cars.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import type { Caller, Change } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { countReminders, insertRun } from '#server/reminders/store.ts';
import { lockSettings, settingsChange } from '#server/settings/store.ts';
import { dropKnown, insertStagedRecords, replaceCorrected } from './compare-store.ts';
import { committedImport, countStaged, deleteStaged, lockImport, type StoredImport } from './store.ts';
import { newestReadings } from './undo-store.ts';
import type { StoredTarget } from './table.ts';

const CHUNK = 5000;
/** Progress after comparing and after adding, as shares of the total time, measured with 50,000 records. */
const COMPARED = 0.08;
const ADDED = 0.98;
const STATEMENT_MS = 120_000;
/** For tasks that read or write all records of an import: they must not take every connection of the pool. */
export const importQueue = fairQueue({ name: 'record-imports', running: 2, perKey: 2 });

type Step = { opId: Id; importId: Id; replaces?: number[] | null | undefined };

/** Called with the progress, 0 to 1. */
type OnShare = (share: number) => void;

/** Adds all records in one transaction.
 * @throws NOT_FOUND; BAD_REQUEST if records are missing or there are too many reminders */
export const commitImport = (
  caller: Caller & { ownerId: Id },
  step: Step,
  onShare: OnShare = () => undefined,
): Promise<ImportCounts> =>
  importQueue.run(caller.ownerId, () =>
    ownerWrite(caller, step, async ({ owner, now, tx }) => {
      const found = await lockImport(tx, owner, step.importId);
      if (!found) throw refusal('NOT_FOUND');
      if (found.counts) return { unchanged: found.counts };
      return commit(tx, owner, found, { now, onShare, places: step.replaces ?? [] });
    }),
  );

async function commit(
  tx: Queryable,
  owner: OwnerScope,
  { id, records, targets }: StoredImport,
  { now, onShare, places }: { now: Date; onShare: OnShare; places: readonly number[] },
): Promise<Change<ImportCounts>> {
  // Comparing and inserting this many rows may take longer than a request's statement timeout.
  await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_MS}`));
  if ((await countStaged(tx, owner, id)) < records)
    throw fieldRefusal('importId', 'Some records did not arrive. Please try again.');
  const chosen = await addCars(tx, owner, targets, now);
  const cars = await lockCars(
    tx,
    owner,
    targets.map(({ carId }) => carId),
  );
  await replaceCorrected(tx, owner, id, { places, now });
  const counts = await dropKnown(tx, owner, id);
  if (
    counts.reminder.fresh > 0 &&
    (await countReminders(tx, owner)) + counts.reminder.fresh > limits.reminders
  )
    throw fieldRefusal('importId', 'No more reminders can be added to this account.');
  onShare(COMPARED);
  for (let from = 0; from < records; from += CHUNK) {
    await insertStagedRecords(tx, owner, id, { from, to: from + CHUNK });
    onShare(COMPARED + (ADDED - COMPARED) * Math.min(1, (from + CHUNK) / records));
  }
  await deleteStaged(tx, owner, id);

  const newest = new Map(
    (
      await newestReadings(
        tx,
        owner,
        id,
        cars.map((car) => car.id),
      )
    ).map((car) => [car.carId, car]),
  );
  const moved = cars.map(({ id: carId, mileage: before }) => {
    const { imported, other } = newest.get(carId)!;
    const after = updatedMileage({ mileage: before, before: null, newest: other }, imported);
    return { carId, before, after };
  });
  return {
    writes: {
      moved: updateCars(
        owner,
        moved.map(({ carId, after }) => ({ id: carId, mileage: after })),
        now,
      ),
      ...(counts.reminder.fresh > 0 && { planned: insertRun(owner) }),
      ...chosen,
      saved: committedImport(owner, id, {
        counts,
        committedAt: now,
        targets: moved.map(({ carId, before, after }): StoredTarget => ({
          carId,
          mileage: after === null || after === before ? null : { before, after },
        })),
      }),
    },
    answer: sql<ImportCounts>`(select counts from saved)`,
    refused: 'NOT_FOUND',
  };
}

/** @returns changes of the owner's settings, as when a car is added by hand */
async function addCars(tx: Queryable, owner: OwnerScope, targets: readonly StoredTarget[], now: Date) {
  const added = targets.flatMap(({ carId, add }) => (add ? [{ id: carId, ...add }] : []));
  if (added.length === 0) return {};
  const stored = await lockSettings(tx, owner);
  const cars = await carsOf(tx, owner);
  if (cars.length + added.length > limits.cars)
    throw fieldRefusal('importId', 'No more cars can be added to this account.');
  const choices = choicesAfterAdding({ ...stored, cars }, added[0]!.id);
  const { ownerId } = owner;
  for (const car of added) {
    // As in addCar: browsers may have cached lists of a deleted car with this id.
    const revision = now.getTime();
    const { rows } = await tx.execute(
      insertCar({ ...car, ownerId, revision, createdAt: now, updatedAt: now }),
    );
    if (rows.length === 0) throw refusal('ID_TAKEN');
  }
  return settingsChange(owner, stored, choices, now);
}
