import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { accountTables } from './accounts/table.ts';
import { assistantTables } from './assistant/table.ts';
import { binTables } from './bin/table.ts';
import { carTables } from './cars/table.ts';
import { documentTables } from './documents/table.ts';
import { fillTables } from './fills/table.ts';
import { importTables } from './imports/table.ts';
import { issueTables } from './issues/table.ts';
import { keyTables } from './keys/table.ts';
import { webhookTables } from './webhooks/table.ts';
import { media, mediaTables } from './media/table.ts';
import { mileageTables } from './mileage/table.ts';
import { noticeTables } from './notices/table.ts';
import { operatorTables } from './operator/table.ts';
import { operationTables } from './platform/database/table.ts';
import { liveTables } from './platform/live/table.ts';
import { modelTables } from './platform/model/table.ts';
import type { Policy } from './platform/database/policy.ts';
import { reminderTables } from './reminders/table.ts';
import { repairTables } from './repairs/table.ts';
import { securityTables } from './platform/security/table.ts';
import { settingsTables } from './settings/table.ts';
import { shareTables } from './share/table.ts';
import { syncTables } from './sync/table.ts';

export const tables = {
  ...accountTables,
  ...settingsTables,
  ...carTables,
  ...issueTables,
  ...repairTables,
  ...mileageTables,
  ...fillTables,
  ...reminderTables,
  ...documentTables,
  ...noticeTables,
  ...importTables,
  ...assistantTables,
  ...shareTables,
  ...mediaTables,
  ...binTables,
  ...modelTables,
  ...operationTables,
  ...liveTables,
  ...securityTables,
  ...syncTables,
  ...keyTables,
  ...operatorTables,
  ...webhookTables,
};
export type TableKey = keyof typeof tables;

export type RegisteredTable = Omit<Policy, 'ids'> & {
  table: PgTable;
  ids: Record<string, string | readonly string[] | null>;
};
export const registeredTables = Object.entries(tables) as unknown as [TableKey, RegisteredTable][];

function columnsReferencing(
  key: TableKey,
): { table: PgTable; column: PgColumn; ownerId: PgColumn | undefined }[] {
  return registeredTables.flatMap(([, { table, ids }]) => {
    const columns = getTableColumns(table) as Record<string, PgColumn>;
    const referencing = Object.keys(ids).filter((name) => [ids[name]].flat().includes(key));
    return referencing.map((name) => ({ table, column: columns[name]!, ownerId: columns['ownerId'] }));
  });
}

const naming = columnsReferencing('media');
function unnamedBy(places: typeof naming) {
  const unnamed = places.map(({ table, column, ownerId }) => {
    const hasSameOwner = ownerId ? sql` and ${ownerId} = ${media.ownerId}` : sql``;
    return sql`not exists (select 1 from ${table} where ${column} = ${media.id}${hasSameOwner})`;
  });
  return sql<boolean>`(${media.issueId} is null and ${sql.join(unnamed, sql` and `)})`;
}
/** A file that neither an issue nor a row of any other table refers to. */
export const isUnreferencedFile = unnamedBy(naming);
/** Also one that only the bin holds. */
export const isUnusedFile = unnamedBy(naming.filter(({ table }) => table !== binTables.binFiles.table));
