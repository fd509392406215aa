import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isYearAllowed } from '#domain/cars/rules.ts';
import { CarDraft } from '#domain/cars/schema.ts';
import { DAY_MS } from '#domain/days.ts';
import { lubeLoggerVehicle } from '#domain/exports/lubelogger.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Instant } from '#domain/shapes.ts';
import { unitFields } from '#domain/units/schema.ts';
import { exportedColumns } from '#server/platform/database/policy.ts';
import { toJson, insertRows, parseTimestamps } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { cars, carTables } from './table.ts';

const ExportedCar = z.extend(z.omit(CarDraft, { opId: true, today: true }), {
  ...unitFields,
  createdAt: Instant,
  updatedAt: Instant,
});

// There is no foreign key: a dangling reference is exported as null.
const photoId = sql<Id | null>`(select m.id from media m where m.id = cars.photo_id and m.owner_id = cars.owner_id)`;

export const carSection = defineSection<z.output<typeof ExportedCar>>({
  name: 'cars',
  since: 1,
  schema: ExportedCar,

  async *read({ db, owner, carIds, nullIfMissing }) {
    const rows = await db
      .select({ ...exportedColumns(carTables.cars), photoId })
      .from(cars)
      .where(and(eq(cars.ownerId, owner.ownerId), inArray(cars.id, [...carIds])))
      .orderBy(asc(cars.createdAt), asc(cars.id));
    yield rows.map((row) => ({ ...toJson(row), photoId: nullIfMissing(row.photoId) }));
  },

  lubeLogger: lubeLoggerVehicle,

  imports: {
    check({ id, year, photoId: photo }, { now, claimId, requireThat, claimFile, seen }) {
      seen.add(id);
      requireThat(seen.size <= limits.cars, 'id');
      claimId('cars', id, id);
      // One day of tolerance for time zones that are ahead.
      requireThat(isYearAllowed(year, new Date(now.getTime() + DAY_MS)), 'year');
      if (photo) claimFile('photoId', photo, ({ purpose }) => purpose === 'car-photo');
    },

    async insert(values, { tx, owner, now, mapIds }) {
      const rows = values.map((car) => ({
        ...mapIds('cars', car),
        ownerId: owner.ownerId,
        // Higher than any earlier revision: browsers may have cached lists of a car with this id.
        revision: now.getTime(),
        ...parseTimestamps(car),
      }));
      await insertRows(tx, cars, rows);
    },
  },
});
