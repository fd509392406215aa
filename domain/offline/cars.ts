import { addedCar, carChanges } from './car-changes.ts';
import { withPendingHealth } from './pending-health.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { writeFormReading } from './pending-readings.ts';
import type { MergeContext, Offline } from '#domain/outbox/offline.ts';
import { type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withEditedChoices } from './settings-edit.ts';
import { withAnswer } from '#domain/outbox/with-answer.ts';
import { withEditedCar, withNewCar } from './pending-car.ts';
import type { Car, Garage } from '#domain/cars/schema.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';

export const carsOffline = {
  writes: {
    'cars.add': {
      name: 'New car',
      text: ({ brand, model }) => `${brand} ${model}`,
      subject: ({ id }) => id,
      creates: true,
      files: {
        named: ({ photoId }) => (photoId ? [photoId] : []),
        without: (input) => ({ ...input, photoId: null }),
        owner: ({ id }) => ({ to: 'car', id }),
      },
      applies: (records, { input, at }) => {
        const { id, mileage: km = null, today: date } = input;
        const isNew = records.addCar(addedCar(input, at));
        if (isNew && km !== null && date !== undefined) writeFormReading(records, id, { km, date });
      },
    },
    'cars.edit': {
      name: 'Changed car',
      subject: ({ carId }) => carId,
      files: {
        named: ({ changes }) => (changes.photoId?.to ? [changes.photoId.to] : []),
        without: (input) => ({ ...input, changes: { ...input.changes, photoId: undefined } }),
        owner: ({ carId }) => ({ to: 'car', id: carId }),
      },
      // The form may be opened again before the garage is fetched.
      updates: (_input, car) => withAnswer('cars', undefined, car),
      applies: (records, { input, at }, device) => {
        const { carId, changes, today } = input;
        records.changeCar(carId, carChanges(input, device));
        const km = changes.mileage?.to;
        if (km !== undefined) writeFormReading(records, carId, { km, date: today ?? dayOfInstant(at) });
      },
    },
    'cars.delete': { no: 'The garage that is left comes with the answer' },
  },
  reads: {
    'cars.list': (_input, garage, completion) => garage && withPendingGarage(garage, completion),
    'cars.read': ({ carId }, car, completion) => {
      const garage = { cars: car ? [car] : [], selectedCarId: null, mainCarId: null };
      return withPendingGarage(garage, completion).cars.find(({ id }) => id === carId);
    },
  },
  lateFile: {
    to: 'car',
    edit: (fileId, carId) => ({
      procedure: 'cars.edit',
      input: { carId, baseVersion: 1, changes: { photoId: { from: null, to: fileId } } },
    }),
  },
} satisfies Offline<'cars'>;

function withPendingGarage(known: Garage, { pending, cars: shown }: MergeContext): Garage {
  const garage = pending.operations.reduce((before, one) => withOperation(before, one, pending), known);
  const cars = garage.cars.map((car) => ({
    ...car,
    ...mileageOf(pending.records.get(car.id), shown.get(car.id)),
    health: withPendingHealth(car.id, car.health, pending),
  }));
  return { ...garage, cars };
}

function withOperation(garage: Garage, operation: PendingOperation, { files }: Pending): Garage {
  if (operation.procedure === 'cars.add') return withNewCar(garage, operation);
  if (operation.procedure === 'cars.edit') return withEditedCar(garage, operation, files);
  return operation.procedure === 'settings.edit' ? withEditedChoices(garage, operation) : garage;
}

/** The mileage follows readings that wait. */
function mileageOf(known: CarRecords | undefined, shown: CarRecords | undefined): Partial<Car> {
  const [before, after] = [known, shown].map((one) => one?.car?.['mileage'] as number | null | undefined);
  return after === undefined || before === after ? {} : { mileage: after };
}
