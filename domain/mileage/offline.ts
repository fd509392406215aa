import { withCarChange } from '#domain/cars/pending-car.ts';
import { formatKm } from '#domain/language/format.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { isSameReading } from './rules.ts';

export const mileageOffline = {
  writes: {
    'mileage.correct': {
      name: 'Corrected mileage',
      text: ({ km, from }, { language }) => formatKm(km ?? from, language),
      subject: ({ carId }) => carId,
      effects: {
        readings: (readings, { input }) =>
          readings.flatMap((one) => {
            if (!isSameReading(one, input)) return [one];
            return input.km === null ? [] : [{ ...one, km: input.km }];
          }),
        garage: (garage, { input: { carId, from, km } }) =>
          withCarChange(garage, carId, ({ mileage }) =>
            km !== null && (mileage === from || km > (mileage ?? 0)) ? { mileage: km } : {},
          ),
      },
    },
  },
  reads: {
    'mileage.list': ({ carId }, data, { withEffects }) =>
      data && {
        readings: withEffects('readings', data.readings, carId).toSorted((a, b) =>
          a.date === b.date ? 0 : a.date > b.date ? -1 : 1,
        ),
      },
  },
} satisfies Offline<'mileage'>;
