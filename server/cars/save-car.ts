import type * as z from 'zod/mini';
import { healthOfOpen } from '#domain/cars/health-facts.ts';
import { choicesAfterAdding, isYearAllowed } from '#domain/cars/rules.ts';
import type { Car, CarDraft, CarEdit } from '#domain/cars/schema.ts';
import { DAY_MS } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { readingDay } from '#domain/mileage/rules.ts';
import { assertOwnPhoto } from '#server/media/store.ts';
import { hasRecordReading, writeFormReading } from '#server/mileage/store.ts';
import { carWrite } from '#server/platform/database/car-write.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { lockSettings, settingsChange } from '#server/settings/store.ts';
import { carOf, carsOf, foundCar, insertCar, returnedCar } from './store.ts';

/** The first car becomes the selected and the main car. */
export const addCar = (caller: Caller, draft: z.output<typeof CarDraft>): Promise<Car> =>
  ownerWrite(
    caller,
    draft,
    async ({ owner, now, tx }) => {
      const { opId: _opId, today, ...fields } = draft;
      checkYear(fields.year, now);
      checkPast(fields, now);
      const stored = await lockSettings(tx, owner);
      const cars = await carsOf(tx, owner);
      // Before the e-mail is confirmed only one car can be added.
      if (!owner.isConfirmed && cars.length > 0) throw refusal('FORBIDDEN');
      if (cars.length >= limits.cars) throw fieldRefusal('id', 'No more cars can be added to this account.');
      if (fields.photoId) await assertOwnPhoto(tx, owner, fields.photoId);
      const { ownerId } = owner;
      const reading =
        fields.mileage == null
          ? {}
          : writeFormReading('saved', { km: fields.mileage, date: readingDay(today, now) }, now);
      return {
        writes: {
          saved: insertCar({
            ...fields,
            ownerId,
            // Higher than any earlier revision: browsers may have cached lists of a deleted car with this id.
            revision: now.getTime(),
            createdAt: now,
            updatedAt: now,
          }),
          ...reading,
          ...settingsChange(owner, stored, choicesAfterAdding({ ...stored, cars }, fields.id), now),
        },
        answer: returnedCar('saved', healthOfOpen([], true)),
        refused: 'ID_TAKEN',
      };
    },
    'unconfirmed',
  );

export const editCar = (caller: Caller, edit: z.output<typeof CarEdit>): Promise<Car> =>
  carWrite(caller, edit, foundCar, async ({ scope, stored: found, now, tx }) => {
    const stored = carOf(found);
    const year = edit.changes.year?.to;
    if (year !== undefined) checkYear(year, now);
    checkPast({ outOfUse: edit.changes.outOfUse?.to, purchase: edit.changes.purchase?.to }, now);
    const changes = mergeChanges(stored, edit);
    const km = edit.changes.mileage?.to;
    if (Object.keys(changes).length === 0 && km === undefined) return { unchanged: stored };
    const { version: _version, health: _health, createdAt: _createdAt, ...fields } = changes;
    if (fields.photoId) await assertOwnPhoto(tx, scope, fields.photoId);
    const isOfRecord = edit.hasReading && km != null && (await hasRecordReading(tx, scope, km));
    const reading =
      km === undefined || isOfRecord
        ? {}
        : writeFormReading('updated_car', { km, date: readingDay(edit.today, now) }, now);
    return {
      writes: reading,
      car: fields,
      answer: returnedCar('updated_car', stored.health),
      refused: 'NOT_FOUND',
    };
  });

function checkPast({ outOfUse, purchase }: Pick<CarDraft, 'outOfUse' | 'purchase'>, now: Date): void {
  if (outOfUse) checkDate(outOfUse.since, now, 'outOfUse');
  if (purchase?.date) checkDate(purchase.date, now, 'purchase');
}

/** One day of tolerance for time zones that are ahead. */
function checkYear(year: number, now: Date): void {
  if (isYearAllowed(year, new Date(now.getTime() + DAY_MS))) return;
  throw fieldRefusal('year', 'Please enter a valid year (e.g., 2020).');
}
