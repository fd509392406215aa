import type { Write } from '#domain/calls.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { formatDistance } from '#domain/units/words.ts';
import { withMileageFollowed } from './pending-readings.ts';
import { isSameReading, newestFirst } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';

type Correction = Write<'mileage.correct'>;

const withCorrection = (readings: readonly MileageReading[], input: Correction) =>
  readings.flatMap((one) => {
    if (!isSameReading(one, input)) return [one];
    return input.km === null ? [] : [{ ...one, km: input.km }];
  });

export const mileageOffline = {
  writes: {
    'mileage.correct': {
      name: 'Corrected mileage',
      text: ({ km, from }, words) => formatDistance(km ?? from, words),
      subject: ({ carId }) => carId,
      effects: {
        readings: (readings, { input }) => withCorrection(readings, input),
        garage: withMileageFollowed(withCorrection),
      },
    },
  },
  reads: {
    'mileage.list': ({ carId }, data, { withEffects }) =>
      data && {
        readings: newestFirst(withEffects('readings', data.readings, carId)),
      },
  },
  learns: {
    'mileage.list': (known, { readings }, { input: { carId } }) =>
      void (carId && known.readings.set(carId, readings)),
  },
} satisfies Offline<'mileage'>;
