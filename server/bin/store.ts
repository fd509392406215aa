import { and, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BinEntry, BinKind } from '#domain/bin/schema.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { chunksOf } from '#server/platform/database/chunks.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { printInstant } from '#server/platform/database/printed.ts';
import { isUnreferencedFile, registeredTables, tables, type TableKey } from '#server/tables.ts';
import { media } from '#server/media/table.ts';
import { bin, binFiles, binRows } from './table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
export type KeptRow = typeof binRows.$inferSelect;
export type Kept = { kind: BinKind; recordId: Id; ofCar: Id; rows: KeptRow[] };

/** The table that holds a record itself. */
const headOf: Record<BinKind, TableKey> = {
  car: 'cars',
  issue: 'issues',
  repair: 'repairs',
  fill: 'fills',
  reminder: 'reminders',
  document: 'documents',
  reading: 'mileageReadings',
};
const heads = sql.raw(
  `case b.kind ${Object.entries(headOf)
    .map(([kind, key]) => `when '${kind}' then '${getTableName(tables[key].table)}'`)
    .join(' ')} end`,
);

type CarNames = Parameters<typeof carName>[0];
type Listed = Omit<BinEntry, 'carName'> & { car: CarNames };

export async function listBin(db: Queryable, { ownerId }: Owner, since: Date): Promise<BinEntry[]> {
  const { rows } = await db.execute<Listed>(sql`
    select b.id, b.kind, b.of_car as "carId", ${sql.raw(printInstant('b.deleted_at'))} as "deletedAt",
      coalesce(head.row -> 'title', head.row -> 'station') as title, coalesce(head.row -> 'date', head.row -> 'due_date') as date, head.row -> 'km' as km,
      c.id is null as "isCarGone", coalesce(to_jsonb(c), gone.row) as car
    from bin b
    join bin_rows head on head.bin_id = b.id and head.of = ${heads} and head.row ->> 'id' = b.record_id::text
      and not head.is_left
    left join cars c on c.id = b.of_car and c.owner_id = b.owner_id
    left join lateral (
      select r.row from bin g join bin_rows r on r.bin_id = g.id and r.of = 'cars'
      where g.owner_id = b.owner_id and g.kind = 'car' and g.record_id = b.of_car
      order by g.deleted_at desc limit 1) as gone on c.id is null
    where b.owner_id = ${ownerId} and b.deleted_at > ${since}
    order by b.deleted_at desc, b.id limit ${limits.binListed}`);
  return rows.map(({ car, ...entry }) => ({ ...entry, carName: carName(car) }));
}

const isEntry = ({ ownerId }: Owner, id: Id) => and(eq(bin.id, id), eq(bin.ownerId, ownerId));

/** Locked, so that two restorations take turns. */
export async function takeEntry(tx: Queryable, owner: Owner, id: Id, since: Date): Promise<Kept | undefined> {
  const [entry] = await tx.select().from(bin).where(isEntry(owner, id)).for('update');
  if (!entry || entry.deletedAt <= since) return undefined;
  const rows = await tx.select().from(binRows).where(eq(binRows.binId, id));
  return { ...entry, rows };
}

/** Files are again where they belonged, unless they have been attached elsewhere meanwhile. */
export const returnFiles = (id: Id): SQL => sql`
  update media set car_id = coalesce(media.car_id, f.of_car), issue_id = f.of_issue
  from bin_files f where f.bin_id = ${id} and f.file_id = media.id and media.issue_id is null`;

export const deleteEntry = (id: Id): SQL => sql`delete from bin where id = ${id} returning id`;

const NO_IDS = new Set<unknown>();

/** Those of the ids that a row of one of the tables has. */
async function present(
  tx: Queryable,
  keys: readonly TableKey[],
  ids: readonly unknown[],
): Promise<Set<unknown>> {
  if (ids.length === 0) return NO_IDS;
  const found = new Set<unknown>();
  for (const key of keys) {
    const { table } = tables[key];
    const { id } = getTableColumns(table) as Record<string, PgColumn>;
    const rows = await tx
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(sql`${id} = any(${sql.param(ids)}::uuid[])`);
    for (const row of rows) found.add(row.id);
  }
  return found;
}

/** Inserts rows as they were deleted, parents first. What names something that is gone by now names nothing, or is
 * left out where it cannot do without. @returns how many rows of each table were missing and are back */
export async function putBack(tx: Queryable, rows: readonly KeptRow[]): Promise<ReadonlyMap<string, number>> {
  const deleted = Map.groupBy(
    rows.filter(({ isLeft }) => !isLeft),
    ({ of }) => of,
  );
  const added = new Map<string, number>();
  for (const [, { table, ids }] of registeredTables) {
    const name = getTableName(table);
    let some = deleted.get(name)?.map(({ row }) => row) ?? [];
    if (some.length === 0) continue;
    const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
    for (const [field, column] of columns) {
      const targets = [ids[field] ?? []].flat() as TableKey[];
      if (targets.length === 0 || targets.includes('authUser')) continue;
      const wanted = [...new Set(some.map((row) => row[column.name]).filter((id) => id != null))];
      const found = await present(tx, targets, wanted);
      for (const target of targets)
        for (const { row } of deleted.get(getTableName(tables[target].table)) ?? []) found.add(row['id']);
      some = some.flatMap((row) => {
        const id = row[column.name];
        if (id == null || found.has(id)) return [row];
        return column.notNull ? [] : [{ ...row, [column.name]: null }];
      });
    }
    const [first] = some;
    if (!first) continue;
    const names = columns.filter(([, { name: of, generated }]) => !generated && of in first);
    const list = sql.join(
      names.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    );
    for (const chunk of chunksOf(some)) {
      const { rowCount } = await tx.execute(sql`
        insert into ${table} (${list})
        select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::jsonb)
        on conflict do nothing`);
      added.set(name, (added.get(name) ?? 0) + (rowCount ?? 0));
    }
  }
  for (const { of, row } of rows.filter(({ isLeft }) => isLeft))
    await tx.execute(sql`
      update ${sql.identifier(of)} set repair_id = ${row['repair_id']}
      where id = ${row['id']} and owner_id = ${row['owner_id']} and repair_id is null
        and exists (select from repairs where id = ${row['repair_id']})`);
  return added;
}

/** With their files, if nothing else has them; a trigger leaves the bytes to the sweep.
 * @returns how many entries there were */
export async function eraseEntries(tx: Queryable, which: SQL): Promise<number> {
  const named = sql`(select b.id from bin b where ${which})`;
  const files = await tx
    .select({ id: binFiles.fileId })
    .from(binFiles)
    .where(sql`${binFiles.binId} in ${named}`);
  const { rowCount } = await tx.execute(sql`delete from bin where id in ${named}`);
  const ids = sql`${sql.param(files.map(({ id }) => id))}::uuid[]`;
  await tx.execute(sql`delete from ${media} where ${media.id} = any(${ids}) and ${isUnreferencedFile}`);
  return rowCount ?? 0;
}

/** An entry of the owner; with a car all that was deleted of it before. */
export const entryOfOwner = ({ ownerId }: Owner, id: Id): SQL => sql`
  b.owner_id = ${ownerId} and (b.id = ${id} or b.of_car = (
    select record_id from bin where id = ${id} and owner_id = ${ownerId} and kind = 'car'))`;

export const allOfOwner = ({ ownerId }: Owner): SQL => sql`b.owner_id = ${ownerId}`;

/** Their files are old enough for the sweep. */
export const deleteExpired = (db: Queryable, before: Date) =>
  db.execute(sql`delete from bin where deleted_at <= ${before}`);
