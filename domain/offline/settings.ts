import { carsOf } from '#domain/cars/car-record.ts';
import { carName } from '#domain/cars/rules.ts';
import { pendingCalls } from '#domain/outbox/pending.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { withEditedSettings } from './settings-edit.ts';

export const settingsOffline = {
  writes: {
    'settings.edit': {
      name: 'Changed settings',
      subject: () => null,
      early: true,
      names: (_input, cars) => ({ names: new Map(carsOf(cars).map((car) => [car.id, carName(car)])) }),
    },
  },
  reads: {
    'settings.read': (settings, pending) =>
      pendingCalls(pending, 'settings.edit').reduce(withEditedSettings, settings),
  },
} satisfies Offline<'settings'>;
