import type * as z from 'zod/mini';
import { choicesAfterAdding, isYearAllowed } from '#domain/cars/rules.ts';
import type { Car, CarDraft, CarEdit } from '#domain/cars/schema.ts';
import { readingDay } from '#domain/mileage/rules.ts';
import { assertOwnPhoto } from '#server/media/store.ts';
import { recordOnCarForm } from '#server/mileage/store.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { merged, once } from '#server/platform/database/operations.ts';
import { newCar, type CarScope, type OwnerScope } from '#server/platform/access/scope.ts';
import { lockSettings, writeSettings } from '#server/settings/store.ts';
import { carsOf, insertCar, lockCar, readCar, updateCar } from './store.ts';

const DAY_MS = 86_400_000;

/** Adds a car; the first one becomes both the selected and the main car (STAT-21, STAT-22). */
export async function addCar(
  { db, clock }: Deps,
  owner: OwnerScope,
  draft: z.output<typeof CarDraft>,
): Promise<Car> {
  const { opId: _opId, today, ...fields } = draft;
  const now = clock();
  checkYear(fields.year, now);
  return once(db, owner, draft, async (tx) => {
    const stored = await lockSettings(tx, owner);
    // Only the first car may come before the e-mail is confirmed (D12).
    if (!owner.isConfirmed && (await carsOf(tx, owner)).length > 0) throw refusal('FORBIDDEN');
    const scope = newCar(owner, fields.id);
    await checkPhoto(tx, owner, fields.photoId);
    const inserted = await insertCar(tx, {
      ...fields,
      ownerId: owner.ownerId,
      // An id that was used before must not meet what was remembered of that car.
      revision: now.getTime(),
      createdAt: now,
      updatedAt: now,
    });
    if (!inserted) throw refusal('ID_TAKEN');
    if (fields.mileage != null)
      await recordOnCarForm(tx, scope, { km: fields.mileage, date: readingDay(today, now) }, now);
    const garage = { ...stored, cars: await carsOf(tx, owner) };
    await writeSettings(tx, owner, stored, choicesAfterAdding(garage, fields.id), now);
    return readCar(tx, scope);
  });
}

export async function editCar(
  { db, clock }: Deps,
  scope: CarScope,
  edit: z.output<typeof CarEdit>,
): Promise<Car> {
  const now = clock();
  const year = edit.changes.year?.to;
  if (year !== undefined) checkYear(year, now);
  return once(db, scope, edit, async (tx) => {
    const stored = await lockCar(tx, scope);
    if (!stored) throw refusal('NOT_FOUND');
    const changes = merged(stored, edit);
    if (Object.keys(changes).length > 0) {
      await checkPhoto(tx, scope, changes.photoId);
      await updateCar(tx, scope, {
        ...changes,
        version: stored.version + 1,
        revision: stored.revision + 1,
        updatedAt: now,
      });
      if (changes.mileage !== undefined)
        await recordOnCarForm(tx, scope, { km: changes.mileage, date: readingDay(edit.today, now) }, now);
    }
    return readCar(tx, scope);
  });
}

/** D36: a day ahead, for the owners who are already in the new year. */
function checkYear(year: number, now: Date): void {
  if (isYearAllowed(year, new Date(now.getTime() + DAY_MS))) return;
  throw refusal('BAD_REQUEST', {
    fields: [{ path: 'year', phrase: 'Please enter a valid year (e.g., 2020).' }],
  });
}

async function checkPhoto(
  tx: Tx,
  owner: Pick<OwnerScope, 'ownerId'>,
  photoId: string | null | undefined,
): Promise<void> {
  if (photoId) await assertOwnPhoto(tx, owner, photoId);
}
