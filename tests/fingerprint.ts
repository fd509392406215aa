import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#server/platform/database/db.ts';
import { authAccount, authUser, users } from '#server/accounts/table.ts';
import { chatMessages } from '#server/assistant/table.ts';
import { cars } from '#server/cars/table.ts';
import { issues, recurrences } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import { repairIssueLinks, repairs } from '#server/repairs/table.ts';
import { settings } from '#server/settings/table.ts';
import { shareLinks } from '#server/share/table.ts';

/** Every table that holds what people entrusted to us, with the column that says whose it is. */
const kept: [table: PgTable, owner: string][] = [
  [authUser, 'id'],
  [authAccount, 'user_id'],
  [users, 'id'],
  ...[settings, cars, issues, recurrences, repairs, mileageReadings, media, shareLinks, chatMessages].map(
    (table): [PgTable, string] => [table, 'owner_id'],
  ),
];

/** Count and hash of every row of these owners: the database is shared with other tests. */
export async function fingerprint(db: Db, ownerIds: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const owners = sql.join(
    ownerIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  for (const [table, column] of kept) {
    const name = getTableName(table);
    const { rows } = await db.execute<{ mark: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as mark
      from ${sql.identifier(name)} as t where t.${sql.identifier(column)} in (${owners})`);
    found[name] = rows[0]!.mark;
  }
  const { rows } = await db.execute<{ mark: string }>(sql`
    select count(*) || ' ' || coalesce(md5(string_agg(l::text, '|' order by l::text)), '') as mark
    from ${repairIssueLinks} as l join ${cars} as c on c.id = l.car_id where c.owner_id in (${owners})`);
  found['repair_issue_links'] = rows[0]!.mark;
  return found;
}
