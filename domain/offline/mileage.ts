import type { Offline } from '#domain/outbox/offline.ts';
import { formatDistance } from '#domain/units/words.ts';
import { isSameReading } from '#domain/mileage/rules.ts';
import { readingsIn, replaceReading } from './pending-readings.ts';

export const mileageOffline = {
  writes: {
    'mileage.correct': {
      name: 'Corrected mileage',
      text: ({ km, from }, words) => formatDistance(km ?? from, words),
      subject: ({ carId }) => carId,
      applies: (records, { input }) => {
        const { carId, km } = input;
        const before = readingsIn(records, carId).find((one) => isSameReading(one, input));
        if (before) replaceReading(records, carId, before, km === null ? null : { ...before, km });
      },
    },
  },
  asks: { 'mileage.set': { no: 'It is for programs, which ask the server' } },
} satisfies Offline<'mileage'>;
