import { sql } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';

/** A transaction pooler may ignore the timeouts that the pool sets, and a request could then wait for a lock forever. */
export async function warnOfLostTimeouts({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_settings where name in ('lock_timeout', 'statement_timeout') and setting = '0' order by 1`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(' and ');
  log.warn(
    `DATABASE_URL leads to a pooler that ignores ${names}: set them there, see docs/operate/cluster.md`,
  );
}
