import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from '#server/platform/database/db.ts';

const NO_SUCH_ZONE = '22023';

/** UTC for a time zone that the database does not know: browsers learn of renamed zones earlier. */
export async function databaseZone(db: Queryable, timeZone: string): Promise<string> {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}::text`);
    return timeZone;
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (cause instanceof pg.DatabaseError && cause.code === NO_SUCH_ZONE) return 'UTC';
    throw error;
  }
}
