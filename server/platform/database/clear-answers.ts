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

/** Where stored answers about something else list what can be deleted. */
export type AnswerList = 'cars' | 'recurrences' | 'replies';

/** Takes what was deleted out of lists in stored answers, which stay: a retry of what they answer was done. */
export const clearListed = ({ ownerId }: Owner, list: AnswerList, id: Id): Record<string, SQL> => ({
  cleared_lists: sql`
    update operations set answer = jsonb_set(answer, array[${list}::text], (
      select coalesce(jsonb_agg(entry order by place), '[]')
      from jsonb_array_elements(answer -> ${list}::text) with ordinality as entries (entry, place)
      where entry ->> 'id' <> ${id}::text))
    where owner_id = ${ownerId} and answer -> ${list}::text @> ${JSON.stringify([{ id }])}::jsonb`,
});
