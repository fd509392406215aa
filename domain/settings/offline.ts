import type { Garage } from '#domain/cars/schema.ts';
import { carName } from '#domain/cars/rules.ts';
import { changesText } from '#domain/outbox/changes-text.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { wanted } from '#domain/outbox/pending.ts';
import type { Settings } from './schema.ts';

export const settingsOffline = {
  writes: {
    'settings.edit': {
      name: 'Changed settings',
      text: ({ changes }, words) => changesText('settings.edit', changes, words),
      subject: () => null,
      fills: (_input, settings) => [
        { procedure: 'settings.read', input: undefined, data: () => settings },
        {
          procedure: 'cars.list',
          input: undefined,
          data: (garage) => garage && { ...garage, mainCarId: settings.mainCarId },
        },
      ],
      effects: {
        garage: (garage, { input }) => {
          const { selectedCarId = garage.selectedCarId, mainCarId = garage.mainCarId } = wanted<Garage>(
            input.changes,
          );
          return { ...garage, selectedCarId, mainCarId };
        },
        settings: (settings, { input }) => ({ ...settings, ...wanted<Settings>(input.changes) }),
      },
      names: async (_input, read) => {
        const { cars } = await read('cars.list');
        return { names: new Map(cars.map((car) => [car.id, carName(car)])) };
      },
    },
  },
  reads: {
    'settings.read': (_input, settings, { withEffects }) => settings && withEffects('settings', settings),
  },
} satisfies Offline<'settings'>;
