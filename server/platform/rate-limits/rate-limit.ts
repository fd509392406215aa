import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';

/** At most `max` turns in `seconds`, counted from the first one. */
export type Allowance = { max: number; seconds: number };

/**
 * Takes one turn of a key, or several at once, counted in the database, so that all app processes count together.
 * @returns 0 when it was granted, else the seconds to wait
 */
export async function takeTurn(
  db: Pick<Db, 'execute'>,
  key: string,
  { max, seconds }: Allowance,
  now: Date,
  turns = 1,
): Promise<number> {
  const at = now.getTime();
  // The row keeps when its count ends: the auth library, whose table this is, drops what lies in the past.
  const { rows } = await db.execute<{ count: number; until: string }>(sql`
    insert into auth_rate_limit as turn (id, key, count, last_request)
    values (${newId()}, ${key}, ${turns}, ${at + seconds * 1000})
    on conflict (key) do update set
      count = case when turn.last_request <= ${at} then excluded.count else turn.count + excluded.count end,
      last_request = case when turn.last_request <= ${at} then excluded.last_request else turn.last_request end
    returning count, last_request as until`);
  const { count, until } = rows[0]!;
  return count <= max ? 0 : Math.max(1, Math.ceil((Number(until) - at) / 1000));
}
