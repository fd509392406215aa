import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';

type NewRepair = Write<'repairs.log'>;

export const repairCalls = (carId: Id) => ({
  add: 'repairs.log' as const,
  edit: 'repairs.edit' as const,
  remove: 'repairs.delete' as const,
  context: { carId },
  keyOf: (repairId: Id) => ({ carId, repairId }),
  find: async (repairId: Id): Promise<Repair | null> => {
    try {
      return (await call('repairs.form', { carId, repairId })).repair;
    } catch (error) {
      if (isCode(error, 'NOT_FOUND')) return null;
      throw error;
    }
  },
  /** Without empty fields. */
  trim: (repair: NewRepair): NewRepair =>
    Object.fromEntries(Object.entries(repair).filter(([, value]) => value !== null)) as NewRepair,
});
