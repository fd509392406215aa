import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { updatedMileage } from '#domain/mileage/rules.ts';
import type { DayMileage } from '#domain/mileage/schema.ts';
import { toKm } from '#domain/units/units.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { countRecord } from '#server/platform/database/account-space.ts';
import { provenCarWrite } from '#server/platform/database/car-write.ts';
import { fieldRefusal } from '#server/platform/errors.ts';
import { carScope, type ApiContext } from '#server/platform/http/api.ts';
import { factsOfDay, writeFormReading } from './store.ts';

/** About as much as a row takes. */
const READING_BYTES = 200;

/** For programs, which send the same odometer again and again. */
export async function setMileage(
  context: ApiContext,
  input: z.output<typeof DayMileage>,
): Promise<{ date: string; km: number }> {
  const scope = await carScope(context, input);
  const { opId, date, mileage: typed, unit } = input;
  checkDate(date, context.deps.clock());
  const km = toKm(typed, unit);
  if (km > limits.mileageMax) throw fieldRefusal('mileage', 'The mileage is too high. Please check it.');
  return provenCarWrite(
    { deps: context.deps, scope },
    opId === undefined ? null : { ...input, opId },
    factsOfDay(date),
    async ({ mileage, stored, now, tx }) => {
      if (stored.before === km) return { unchanged: { date, km } };
      if (stored.before === null)
        await countRecord(tx, context.deps.config.quota, scope.ownerId, READING_BYTES);
      const followed = updatedMileage({ mileage, ...stored }, { km, date });
      return {
        writes: writeFormReading('updated_car', { km, date }, now),
        car: followed === mileage ? {} : { mileage: followed },
        answer: sql<{ date: string; km: number }>`(
        select json_build_object('date', ${date}::text, 'km', ${km}::int) from updated_car)`,
        refused: 'NOT_FOUND',
      };
    },
  );
}
