import type * as z from 'zod/mini';
import type { Settings, SettingsEdit } from '#domain/settings/schema.ts';
import { carsOf } from '#server/cars/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { merged, once } from '#server/platform/database/operations.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { lockSettings, writeSettings } from './store.ts';

/** A selected or main car must be one of the owner's. */
export async function editSettings(
  { db, clock }: Deps,
  owner: OwnerScope,
  edit: z.output<typeof SettingsEdit>,
): Promise<Settings> {
  return once(db, owner, edit, async (tx) => {
    const stored = await lockSettings(tx, owner);
    const changes = merged(stored, edit);
    const chosen = [changes.selectedCarId, changes.mainCarId].filter((id) => id != null);
    if (chosen.length > 0) {
      const own = await carsOf(tx, owner);
      if (!chosen.every((id) => own.some((car) => car.id === id))) throw refusal('NOT_FOUND');
    }
    return writeSettings(tx, owner, stored, changes, clock());
  });
}
