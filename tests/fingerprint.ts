import { getTableName, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';
import {
  authAccount,
  authUser,
  cars,
  issues,
  media,
  mileageReadings,
  recurrences,
  repairIssueLinks,
  repairs,
  settings,
  shareLinks,
  users,
} from '#server/platform/tables.ts';

const kept = [authUser, authAccount, users, settings, cars, issues, recurrences, repairs, repairIssueLinks, mileageReadings, media, shareLinks];

/** Count and hash of every row of every table that holds what people entrusted to us. */
export async function fingerprint(db: Db): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of kept) {
    const name = getTableName(table);
    const { rows } = await db.execute<{ mark: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from ${sql.identifier(name)} as t`);
    found[name] = rows[0]!.mark;
  }
  return found;
}
