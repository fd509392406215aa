import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';

/** At most `max` requests in `seconds`, a window that starts with the first one. */
export type RateLimit = { max: number; seconds: number };

/** Counts in the database, for all app processes. @returns 0 when allowed, else the seconds to wait */
export async function countRequests(
  db: Pick<Db, 'execute'>,
  key: string,
  { max, seconds }: RateLimit,
  now: Date,
  requests = 1,
): Promise<number> {
  const at = now.getTime();
  // last_request holds the end of the window: the auth library, whose table this is, drops rows in the past.
  const { rows } = await db.execute<{ count: number; until: string }>(sql`
    insert into auth_rate_limit as turn (id, key, count, last_request)
    values (${newId()}, ${key}, ${requests}, ${at + seconds * 1000})
    on conflict (key) do update set
      count = case when turn.last_request <= ${at} then excluded.count else turn.count + excluded.count end,
      last_request = case when turn.last_request <= ${at} then excluded.last_request else turn.last_request end
    returning count, last_request as until`);
  const { count, until } = rows[0]!;
  return count <= max ? 0 : Math.max(1, Math.ceil((Number(until) - at) / 1000));
}
