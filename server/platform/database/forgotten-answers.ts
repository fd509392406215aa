import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';

type Owner = { ownerId: Id };

/**
 * The statements that forget what was answered about a record that is deleted beside them, and about what goes
 * with it. The operations stay, so that none is done twice. Only car-write.ts and owner-write.ts use this.
 * @param id of a car, an issue, a recurrence or a repair
 */
export const forgottenAnswers = ({ ownerId }: Owner, id: Id): Record<string, SQL> => ({
  forgotten: sql`
    update operations set answer = null
    where owner_id = ${ownerId} and (
      answer ->> 'id' = ${id}::text or answer ->> 'carId' = ${id}::text or answer ->> 'id' in (
        select r.id::text from recurrences r where r.issue_id in (
          select i.id from issues i where i.car_id = ${id}::uuid and i.owner_id = ${ownerId} union all select ${id}::uuid)
      )
    )`,
});

/** Takes a car that is deleted beside it out of the garages that earlier deletions were answered with. */
export const forgottenInGarages = ({ ownerId }: Owner, id: Id): Record<string, SQL> => ({
  forgotten_in_garages: sql`
    update operations set answer = jsonb_set(answer, '{cars}', (
      select coalesce(jsonb_agg(car order by place), '[]')
      from jsonb_array_elements(answer -> 'cars') with ordinality as all_cars (car, place)
      where car ->> 'id' <> ${id}::text))
    where owner_id = ${ownerId} and answer -> 'cars' @> ${JSON.stringify([{ id }])}::jsonb`,
});
