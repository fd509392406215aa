import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { fetchRecords } from '#web/platform/records/outside-screens.ts';

export const fillCalls = (carId: Id) => ({
  add: 'fills.log' as const,
  edit: 'fills.edit' as const,
  remove: 'fills.delete' as const,
  context: { carId },
  keyOf: (fillId: Id) => ({ carId, fillId }),
  find: async (fillId: Id) => {
    const fills = fillsOf((await fetchRecords()).get(carId) ?? {});
    return fills.find(({ id }) => id === fillId) ?? null;
  },
});
