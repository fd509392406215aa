import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Mileage } from '#domain/units/distance.ts';
import { lubeLoggerReading } from '#domain/exports/lubelogger.ts';
import { Id } from '#domain/ids.ts';
import { MileageReading } from '#domain/mileage/schema.ts';
import { ByKey, Day, Instant } from '#domain/shapes.ts';
import { toJson, insertRows, readPages } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { mileageReadings, mileageTables } from './table.ts';

const ExportedReading = z.object({
  id: Id,
  carId: Id,
  km: Mileage,
  date: Day,
  source: MileageReading.shape.source,
  sourceId: z.nullable(Id),
  byKey: ByKey,
  createdAt: Instant,
});

const sourceId = sql<Id | null>`coalesce(
  (select r.id from repairs r where r.id = mileage_readings.source_id and r.car_id = mileage_readings.car_id),
  (select i.id from issues i where i.id = mileage_readings.source_id and i.car_id = mileage_readings.car_id),
  (select c.id from reminder_completions c
    where c.owner_id = mileage_readings.owner_id and c.id = mileage_readings.source_id
      and c.car_id = mileage_readings.car_id),
  (select f.id from fills f
    where f.owner_id = mileage_readings.owner_id and f.id = mileage_readings.source_id
      and f.car_id = mileage_readings.car_id))`;

export const mileageSection = defineSection<z.output<typeof ExportedReading>>({
  name: 'mileageReadings',
  since: 1,
  schema: ExportedReading,

  async *read(from) {
    for await (const page of readPages(from, mileageTables.mileageReadings, { computed: { sourceId } }))
      yield page.map(toJson);
  },

  lubeLogger: lubeLoggerReading,

  imports: {
    check({ id, carId, sourceId: source }, { claimId, requireThat, requireLater, has, seen }) {
      requireThat(has('cars', carId), 'carId');
      claimId('mileageReadings', id, carId);
      if (!source) return;
      requireThat(!seen.has(source), 'sourceId');
      seen.add(source);
      const sources = ['repairs', 'issues', 'reminderCompletions', 'fills'] as const;
      requireLater('sourceId', () => sources.some((table) => has(table, source, carId)));
    },

    async insert(values, { tx, owner, mapIds }) {
      const rows = values.map((reading) => ({
        ...mapIds('mileageReadings', reading),
        ownerId: owner.ownerId,
        createdAt: new Date(reading.createdAt),
      }));
      await insertRows(tx, mileageReadings, rows);
    },
  },
});
