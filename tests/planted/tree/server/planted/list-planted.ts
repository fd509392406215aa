import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { PlantedQuery } from '#domain/planted/schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { ofCar, printDay } from '#server/platform/database/printed.ts';

/** The read of one page, newest first: JSON of a PlantedPage. */
export function plantedPage(query: z.output<typeof PlantedQuery>): CarRead {
  const [day, id] = query.cursor?.split('|') ?? [];
  const after = id === undefined ? [] : ['(date, id) < ($2::date, $3::uuid)'];
  return {
    name: `planted:${after.length}`,
    select: `
      select json_build_object(
        'planted', coalesce(json_agg(entry), '[]'::json),
        'next', case when count(*) = $1 then min(entry.date || '|' || entry.id) end
      )
      from (
        select id, car_id as "carId", title, ${printDay('planted.date')} as date, receipt_id as "receiptId"
        from planted where ${ofCar(after)}
        order by planted.date desc, planted.id desc
        limit $1
      ) as entry`,
    values: [query.limit ?? limits.listPage, ...(id === undefined ? [] : [day, id])],
  };
}
