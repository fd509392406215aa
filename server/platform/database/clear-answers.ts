import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';

type Owner = { ownerId: Id };

/** Removes deleted texts from stored answers. The operations stay, so that retries remain idempotent. */
export const clearAnswers = ({ ownerId }: Owner, id: Id): Record<string, SQL> => ({
  cleared_answers: sql`
    update operations set answer = null
    where owner_id = ${ownerId} and (
      answer ->> 'id' = ${id}::text or answer ->> 'carId' = ${id}::text or answer ->> 'id' in (
        select r.id::text from recurrences r where r.issue_id in (
          select i.id from issues i where i.car_id = ${id}::uuid and i.owner_id = ${ownerId} union all select ${id}::uuid)
      )
    )`,
});

/** Removes a deleted car from the lists of cars in stored answers of earlier deletions. */
export const clearCarLists = ({ ownerId }: Owner, id: Id): Record<string, SQL> => ({
  cleared_car_lists: sql`
    update operations set answer = jsonb_set(answer, '{cars}', (
      select coalesce(jsonb_agg(car order by place), '[]')
      from jsonb_array_elements(answer -> 'cars') with ordinality as all_cars (car, place)
      where car ->> 'id' <> ${id}::text))
    where owner_id = ${ownerId} and answer -> 'cars' @> ${JSON.stringify([{ id }])}::jsonb`,
});
