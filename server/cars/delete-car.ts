import { sql } from 'drizzle-orm';
import { choicesAfterDeleting } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { deleteOwnCar } from '#server/platform/database/owner-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { lockSettings, settingsChange } from '#server/settings/store.ts';
import { deleteCar, listCars, lockCar } from './store.ts';

/** Also deletes everything below the car and selects another car. */
export const removeCar = (caller: Caller, input: { opId: Id; carId: Id }): Promise<Garage> =>
  deleteOwnCar(caller, input, async ({ owner, now, tx }, keep) => {
    const stored = await lockSettings(tx, owner);
    if (!(await lockCar(tx, owner, input.carId))) throw refusal('NOT_FOUND');
    const cars = await listCars(tx, owner);
    const choices = choicesAfterDeleting({ ...stored, cars }, input.carId);
    return {
      writes: {
        deleted: deleteCar(owner, await keep()),
        ...settingsChange(owner, stored, choices, now),
      },
      answer: sql<Garage>`${JSON.stringify({ cars: cars.filter(({ id }) => id !== input.carId), ...choices })}::json`,
      refused: 'NOT_FOUND',
    };
  });
