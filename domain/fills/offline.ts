import { withHigherMileage } from '#domain/cars/pending-car.ts';
import { withoutReading, withReading, withReadingChange } from '#domain/mileage/pending-readings.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { isNewCar } from '#domain/outbox/pending.ts';
import { withPendingFills } from './pending-fills.ts';

export const fillsOffline = {
  writes: {
    'fills.log': {
      name: 'New fill-up',
      text: ({ station }) => station ?? '',
      subject: ({ id }) => id,
      creates: true,
      effects: {
        readings: (readings, { input: { id, date, km } }) =>
          km == null ? readings : withReading(readings, { id, source: 'fill', sourceId: id, date }, km),
        garage: (garage, { input: { carId, km } }) =>
          km == null ? garage : withHigherMileage(garage, carId, km),
      },
    },
    'fills.edit': {
      name: 'Changed fill-up',
      subject: ({ fillId }) => fillId,
      effects: {
        readings: (readings, { input: { fillId: id, changes } }) =>
          withReadingChange(
            readings,
            { id, source: 'fill', sourceId: id },
            { day: changes.date?.to, km: changes.km?.to },
          ),
        garage: (garage, { input: { carId, changes } }) =>
          changes.km?.to == null ? garage : withHigherMileage(garage, carId, changes.km.to),
      },
    },
    'fills.delete': {
      name: 'Deleted fill-up',
      deletes: true,
      text: () => '',
      subject: ({ fillId }) => fillId,
      effects: { readings: (readings, { input }) => withoutReading(readings, input.fillId) },
    },
  },
  reads: {
    'fills.list': ({ carId }, data, { pending }) => {
      const list = data ?? (isNewCar(carId, pending) ? { fills: [] } : undefined);
      return list && { fills: withPendingFills(carId, list.fills, pending) };
    },
  },
} satisfies Offline<'fills'>;
