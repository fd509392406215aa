import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/db.ts';
import { sqlState } from '#server/platform/database/error-code.ts';

const NO_SUCH_ZONE = '22023';

const checked = new WeakMap<Db, Map<string, string>>();

/** The primary name of the zone (AET is Australia/Sydney); UTC if the database does not know it. */
export async function databaseZone(db: Db, timeZone: string): Promise<string> {
  const { timeZone: primary } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  const zones = checked.get(db) ?? new Map<string, string>();
  checked.set(db, zones);
  const zone = zones.get(primary) ?? ((await isKnown(db, primary)) ? primary : 'UTC');
  zones.set(primary, zone);
  return zone;
}

async function isKnown(db: Db, timeZone: string): Promise<boolean> {
  try {
    await db.execute(sql`select now() at time zone ${timeZone}::text`);
    return true;
  } catch (error) {
    if (sqlState(error) === NO_SUCH_ZONE) return false;
    throw error;
  }
}
