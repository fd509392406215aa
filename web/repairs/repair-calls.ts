import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { fetchRecords } from '#web/platform/records/outside-screens.ts';

type NewRepair = Write<'repairs.log'>;

export const repairCalls = (carId: Id) => ({
  add: 'repairs.log' as const,
  edit: 'repairs.edit' as const,
  remove: 'repairs.delete' as const,
  context: { carId },
  keyOf: (repairId: Id) => ({ carId, repairId }),
  find: async (repairId: Id): Promise<Repair | null> => {
    const repairs = repairsOf((await fetchRecords()).get(carId) ?? {});
    return repairs.find(({ id }) => id === repairId) ?? null;
  },
  /** Without empty fields. */
  trim: (repair: NewRepair): NewRepair =>
    Object.fromEntries(Object.entries(repair).filter(([, value]) => value !== null)) as NewRepair,
});
