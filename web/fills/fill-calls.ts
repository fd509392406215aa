import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';

export const fillCalls = (carId: Id) => ({
  add: 'fills.log' as const,
  edit: 'fills.edit' as const,
  remove: 'fills.delete' as const,
  context: { carId },
  keyOf: (fillId: Id) => ({ carId, fillId }),
  find: async (fillId: Id) => {
    const { fills } = await call('fills.list', { carId });
    return fills.find(({ id }) => id === fillId) ?? null;
  },
});
