import type * as z from 'zod/mini';
import type { Settings, SettingsEdit } from '#domain/settings/schema.ts';
import { forgetExchange } from '#server/assessment/store.ts';
import { carsOf } from '#server/cars/store.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { lockSettings, SAVED_SETTINGS, settingsChange } from './store.ts';

/** A selected or main car must be one of the owner's. */
export const editSettings = (caller: Caller, edit: z.output<typeof SettingsEdit>): Promise<Settings> =>
  ownerWrite(
    caller,
    edit,
    async ({ owner, now, tx }) => {
      const stored = await lockSettings(tx, owner);
      const changes = mergeChanges(stored, edit);
      if (Object.keys(changes).length === 0) return { unchanged: stored };
      const chosen = [changes.selectedCarId, changes.mainCarId].filter((id) => id != null);
      if (chosen.length > 0) {
        const own = await carsOf(tx, owner);
        if (!chosen.every((id) => own.some((car) => car.id === id))) throw refusal('NOT_FOUND');
      }
      return {
        writes: {
          ...settingsChange(owner, stored, changes, now),
          ...(changes.modelAllowed === false && { exchange_forgotten: forgetExchange(owner) }),
        },
        answer: SAVED_SETTINGS,
        refused: 'NOT_FOUND',
      };
    },
    'unconfirmed',
  );
