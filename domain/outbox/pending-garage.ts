import { choicesAfterAdding } from '#domain/cars/rules.ts';
import type { Car, CarDraft, Garage } from '#domain/cars/schema.ts';
import type { Settings } from '#domain/settings/schema.ts';
import type { Pending } from './pending.ts';
import { wanted } from './pending.ts';
import { withPendingHealth } from './pending-health.ts';

/** The garage with cars, changes, choices and problems that are not yet sent. */
export function withPendingGarage(known: Garage, pending: Pending): Garage {
  let garage = known;
  const change = (carId: string, to: (car: Car) => Partial<Car>) => {
    const cars = garage.cars.map((car) => (car.id === carId ? { ...car, ...to(car) } : car));
    garage = { ...garage, cars };
  };
  for (const { procedure, input, at } of pending.operations) {
    if (procedure === 'cars.add' && !garage.cars.some(({ id }) => id === input.id))
      garage = { cars: [...garage.cars, carOf(input, at)], ...choicesAfterAdding(garage, input.id) };
    if (procedure === 'cars.edit') {
      const { photoId, ...fields } = wanted<Car>(input.changes);
      // A photo that is not on the server cannot be asked for there.
      const isThere = photoId !== undefined && !pending.files.has(photoId ?? '');
      change(input.carId, () => (isThere ? { ...fields, photoId } : fields));
    }
    if (procedure === 'settings.edit') {
      const { selectedCarId, mainCarId } = wanted<Garage>(input.changes);
      if (selectedCarId !== undefined) garage = { ...garage, selectedCarId };
      if (mainCarId !== undefined) garage = { ...garage, mainCarId };
    }
    if (procedure === 'repairs.log' && input.mileage != null) {
      const { mileage } = input;
      change(input.carId, (car) => (mileage > (car.mileage ?? 0) ? { mileage } : {}));
    }
    if (procedure === 'repairs.edit' && input.changes.mileage) {
      // What only this repair had said is put right; else a higher reading is followed (D109).
      const { from, to } = input.changes.mileage;
      change(input.carId, ({ mileage }) =>
        to != null && (mileage === from || to > (mileage ?? 0)) ? { mileage: to } : {},
      );
    }
  }
  const cars = garage.cars.map((car) => ({ ...car, health: withPendingHealth(car.id, car.health, pending) }));
  return { ...garage, cars };
}

function carOf(draft: Omit<CarDraft, 'opId'>, at: string): Car {
  const text = (value: unknown) => (typeof value === 'string' && value.trim()) || null;
  return {
    ...{ id: draft.id, brand: draft.brand.trim(), model: draft.model.trim(), year: draft.year },
    ...{ nickname: text(draft.nickname), vin: text(draft.vin)?.toUpperCase() ?? null },
    ...{ licensePlate: text(draft.licensePlate), engineType: text(draft.engineType) },
    ...{ mileage: draft.mileage ?? null, transmission: draft.transmission ?? null },
    ...{ fuelType: draft.fuelType ?? null, photoId: null },
    health: { open: 0, urgent: 0, repeatedTitles: 0, firstRepeatedTitle: null, firstTitle: null },
    ...{ version: 1, createdAt: at },
  };
}

export function withPendingSettings(known: Settings, { operations }: Pending): Settings {
  return operations.reduce<Settings>(
    (settings, { procedure, input }) =>
      procedure === 'settings.edit' ? { ...settings, ...wanted<Settings>(input.changes) } : settings,
    known,
  );
}
