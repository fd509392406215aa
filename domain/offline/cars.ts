import { addedCar, carChanges } from './car-changes.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { readingsIn, writeFormReading } from './pending-readings.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { withEditedChoices } from './settings-edit.ts';
import { choicesAfterAdding } from '#domain/cars/rules.ts';
import type { Garage } from '#domain/cars/schema.ts';

export const carsOffline = {
  writes: {
    'cars.add': {
      name: 'New car',
      text: ({ brand, model }) => `${brand} ${model}`,
      subject: ({ id }) => id,
      creates: true,
      files: ({ photoId }) => (photoId ? [photoId] : []),
      applies: (records, { input, at }, device) => {
        const { id, mileage: km = null, today: date } = input;
        const isNew = records.addCar(addedCar(input, at, device));
        if (isNew && km !== null && date !== undefined) writeFormReading(records, id, { km, date });
      },
    },
    'cars.edit': {
      name: 'Changed car',
      subject: ({ carId }) => carId,
      files: ({ changes }) => (changes.photoId?.to ? [changes.photoId.to] : []),
      applies: (records, { input, at }, device) => {
        const { carId, changes, today, hasReading } = input;
        records.changeCar(carId, carChanges(input, device));
        const km = changes.mileage?.to;
        const isOfRecord =
          hasReading && readingsIn(records, carId).some((one) => one.sourceId !== null && one.km === km);
        if (km !== undefined && !isOfRecord)
          writeFormReading(records, carId, { km, date: today ?? dayOfInstant(at) });
      },
    },
    'cars.delete': { no: 'The garage that is left comes with the answer' },
  },
  reads: {
    // The cars themselves come from the records.
    'cars.list': (garage, { operations }) => operations.reduce(withChoices, garage),
  },
  lateFile: {
    to: 'car',
    edit: (fileId, carId) => ({
      procedure: 'cars.edit',
      input: { carId, baseVersion: 1, changes: { photoId: { from: null, to: fileId } } },
    }),
  },
} satisfies Offline<'cars'>;

function withChoices(garage: Garage, operation: PendingOperation): Garage {
  if (operation.procedure === 'cars.add')
    return { ...garage, ...choicesAfterAdding(garage, operation.input.id) };
  return operation.procedure === 'settings.edit' ? withEditedChoices(garage, operation) : garage;
}
