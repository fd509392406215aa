import type { Id } from '#domain/ids.ts';
import type { Car } from '#domain/cars/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';

export function carCalls() {
  const today = deviceDay();
  return {
    add: 'cars.add' as const,
    edit: 'cars.edit' as const,
    remove: 'cars.delete' as const,
    context: { today },
    keyOf: (carId: Id) => ({ carId, today }),
    find: async (carId: Id): Promise<Car | null> => {
      try {
        return await call('cars.read', { carId });
      } catch (error) {
        if (isCode(error, 'NOT_FOUND')) return null; // belongs to another account
        throw error;
      }
    },
  };
}
