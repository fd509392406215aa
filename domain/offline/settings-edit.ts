import type { Garage } from '#domain/cars/schema.ts';
import type { Early } from '#domain/outbox/offline.ts';
import { newValues, type PendingOperation } from '#domain/outbox/pending.ts';
import type { Settings } from '#domain/settings/schema.ts';

type Edit = PendingOperation<'settings.edit'>;

export const withEditedSettings = (settings: Settings, { input }: Edit): Settings => ({
  ...settings,
  ...newValues<Settings>(input.changes),
});

export function withEditedChoices(garage: Garage, { input }: Edit): Garage {
  const { selectedCarId = garage.selectedCarId, mainCarId = garage.mainCarId } = newValues<Garage>(
    input.changes,
  );
  return { ...garage, selectedCarId, mainCarId };
}

export const earlySettingsEdit: Early<'settings.edit'> = (edit) => [
  {
    procedure: 'settings.read',
    data: (settings) => settings && withEditedSettings(settings, edit),
  },
  {
    procedure: 'cars.list',
    data: (garage) => garage && withEditedChoices(garage, edit),
  },
];
