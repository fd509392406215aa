import type { Garage } from '#domain/cars/schema.ts';
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
