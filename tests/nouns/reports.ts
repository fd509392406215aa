import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';

const timeZone = 'Europe/Riga';
const nothingMade = { make: null, secrets: [], forgets: null };

export const timeline: NounCase<'timeline'> = {
  ...nothingMade,
  inputs: {
    list: (mine) => ({ carId: mine.carId, timeZone }),
  },
  news: {},
  pages: {
    list: {},
  },
};

export const mileage: NounCase<'mileage'> = {
  ...nothingMade,
  inputs: {
    list: (mine) => ({ carId: mine.carId }),
    set: ({ carId }) => ({ carId, date: '2024-05-06', mileage: 120_000 }),
    correct: ({ carId, completionId }) => ({
      opId: newId(),
      carId,
      source: 'reminder',
      sourceId: completionId,
      date: '2026-01-06',
      from: 97_500,
      km: 97_600,
    }),
  },
  news: { correct: 'car' },
  pages: {},
};

export const reports: NounCase<'reports'> = {
  ...nothingMade,
  inputs: {
    costs: () => ({}),
    figures: (mine) => ({ carId: mine.carId, timeZone }),
    // Without mail it goes no further than the proof of the car.
    mail: (mine) => ({
      carId: mine.carId,
      language: 'lv',
      include: { costs: true, vin: true, notes: true, pictures: true, due: true },
    }),
  },
  news: {},
  pages: {},
};
