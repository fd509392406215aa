import { choicesAfterDeleting } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { deletePhoto } from '#server/media/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { forgetAnswers, forgetInGarages, once } from '#server/platform/database/operations.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { ownedCar } from '#server/platform/access/scope.ts';
import { lockSettings, writeSettings } from '#server/settings/store.ts';
import { carsOf, deleteCar, listCars, lockCar } from './store.ts';

/** Deletes a car with its issues, repairs, files and links (D30) and moves the choices on (D29). */
export async function removeCar(
  deps: Deps,
  owner: OwnerScope,
  input: { opId: Id; carId: Id },
): Promise<Garage> {
  const { db, clock } = deps;
  return once(db, owner, input, async (tx) => {
    const stored = await lockSettings(tx, owner);
    const scope = await ownedCar(tx, owner, input.carId);
    const car = await lockCar(tx, scope);
    if (!car) throw refusal('NOT_FOUND');
    const choices = choicesAfterDeleting({ ...stored, cars: await carsOf(tx, owner) }, input.carId);
    if (car.photoId) await deletePhoto(tx, owner, car.photoId);
    await forgetAnswers(tx, owner, input.carId);
    await forgetInGarages(tx, owner, input.carId);
    await deleteCar(tx, scope);
    await writeSettings(tx, owner, stored, choices, clock());
    return { cars: await listCars(tx, owner), ...choices };
  });
}
