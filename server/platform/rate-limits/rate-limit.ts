import type { Db } from '#server/platform/database/db.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';

/** At most `max` requests in `seconds`, a window that starts with the first one. */
export type RateLimit = { max: number; seconds: number };

// last_request holds the end of the window: the auth library, which owns the table, drops rows in the past.
const COUNT = `
  insert into auth_rate_limit as turn (id, key, count, last_request) values ($1, $2, $3, $4)
  on conflict (key) do update set
    count = case when turn.last_request <= $5 then excluded.count else turn.count + excluded.count end,
    last_request = case when turn.last_request <= $5 then excluded.last_request else turn.last_request end
  returning count, last_request as until`;

/** Counts in the database, for all app processes. @returns 0 when allowed, else the seconds to wait */
export async function countRequests(
  db: Pick<Db, '$client'>,
  key: string,
  { max, seconds }: RateLimit,
  now: Date,
  requests = 1,
): Promise<number> {
  const at = now.getTime();
  // Named, so that PostgreSQL parses it once per connection.
  const { rows } = await db.$client.query<{ count: number; until: string }>({
    name: 'count-requests',
    text: COUNT,
    values: [newId(), key, requests, at + seconds * 1000, at],
  });
  const { count, until } = rows[0]!;
  return count <= max ? 0 : Math.max(1, Math.ceil((Number(until) - at) / 1000));
}

/** Does nothing while limits are switched off. @throws TOO_MANY_REQUESTS */
export async function enforceLimit(
  { config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>,
  key: string,
  limit: RateLimit,
): Promise<void> {
  const retryAfter = config.rateLimits ? await countRequests(db, key, limit, clock()) : 0;
  if (retryAfter > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter });
}
