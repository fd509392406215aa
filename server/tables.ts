import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountTables } from './accounts/table.ts';
import { assistantTables } from './assistant/table.ts';
import { carTables } from './cars/table.ts';
import { issueTables } from './issues/table.ts';
import { media, mediaTables } from './media/table.ts';
import { mileageTables } from './mileage/table.ts';
import { operationTables } from './platform/database/table.ts';
import { modelTables } from './platform/model/table.ts';
import type { Policy } from './platform/database/policy.ts';
import { repairTables } from './repairs/table.ts';
import { settingsTables } from './settings/table.ts';
import { shareTables } from './share/table.ts';

/** Every table with its policy. */
export const tables = {
  ...accountTables,
  ...settingsTables,
  ...carTables,
  ...issueTables,
  ...repairTables,
  ...mileageTables,
  ...assistantTables,
  ...shareTables,
  ...mediaTables,
  ...modelTables,
  ...operationTables,
};
export type TableKey = keyof typeof tables;

export type Registered = Omit<Policy, 'ids'> & {
  table: PgTable;
  ids: Record<string, string | readonly string[] | null>;
};
export const registered = Object.entries(tables) as unknown as [TableKey, Registered][];

/** The columns whose ids name this table, each with the owner's id of its row where the row has one. */
export function namesOf(
  key: TableKey,
): { table: PgTable; column: PgColumn; ownerId: PgColumn | undefined }[] {
  return registered.flatMap(([, { table, ids }]) => {
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const naming = Object.keys(ids).filter((name) => [ids[name]].flat().includes(key));
    return naming.map((name) => ({ table, column: columns[name]!, ownerId: columns['ownerId'] }));
  });
}

const noneNames = namesOf('media').map(({ table, column, ownerId }) => {
  const isOwners = ownerId ? sql` and ${ownerId} = ${media.ownerId}` : sql``;
  return sql`not exists (select 1 from ${table} where ${column} = ${media.id}${isOwners})`;
});
/** A file that no problem has taken, nor a row of any table that can name a file. */
export const isLoose = sql<boolean>`(${media.issueId} is null and ${sql.join(noneNames, sql` and `)})`;
