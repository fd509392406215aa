import type { Offline } from '#domain/outbox/offline.ts';

export const mileageOffline = {
  writes: {},
  reads: {
    'mileage.list': ({ carId }, data, { withEffects }) =>
      data && {
        readings: withEffects('readings', data.readings, carId).toSorted((a, b) =>
          a.date === b.date ? 0 : a.date > b.date ? -1 : 1,
        ),
      },
  },
} satisfies Offline<'mileage'>;
