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
import { refusal } from '#server/platform/errors.ts';
import { isUnreferencedFile, registeredTables, tables, type TableKey } from '#server/tables.ts';
import { media } from '#server/media/table.ts';
import { bin, binFiles, binRows } from './table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
export type KeptRow = typeof binRows.$inferSelect;
export type Kept = typeof bin.$inferSelect & { rows: KeptRow[] };

/** The table that holds a record itself. */
const headOf: Record<BinKind, TableKey> = {
  car: 'cars',
  issue: 'issues',
  repair: 'repairs',
  fill: 'fills',
  reminder: 'reminders',
  document: 'documents',
  reading: 'mileageReadings',
  reply: 'replies',
};
const heads = sql.raw(
  `case b.kind ${Object.entries(headOf)
    .map(([kind, key]) => `when '${kind}' then '${getTableName(tables[key].table)}'`)
    .join(' ')} end`,
);

/** Of what has no title, unless there are none. */
const words = sql.raw(`to_jsonb(left(nullif(head.row ->> 'text', ''), ${limits.issueTitleWhole}))`);

type CarNames = Parameters<typeof carName>[0];
type Listed = Omit<BinEntry, 'carName'> & { car: CarNames };

export async function listBin(db: Queryable, { ownerId }: Owner, since: Date): Promise<BinEntry[]> {
  const { rows } = await db.execute<Listed>(sql`
    select b.id, b.kind, b.of_car as "carId", ${sql.raw(printInstant('b.deleted_at'))} as "deletedAt",
      coalesce(head.row -> 'title', head.row -> 'station', ${words}) as title, coalesce(head.row -> 'date', head.row -> 'due_date') as date, head.row -> 'km' as km,
      coalesce(c.distance_unit, gone.row ->> 'distance_unit', 'km') as "distanceUnit",
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
  const rows = await tx.select().from(binRows).where(eq(binRows.binId, id)).orderBy(binRows.id);
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

/** Rows that stay when a repair is deleted name it by these. */
const LEFT_BY = new Set(['repair_id', 'resolved_by']);
const rank = (id: unknown) => (id === null ? 0 : 1);

/** What waits in the entry of a record that it names for that record to be restored. */
type Waiting = Pick<KeptRow, 'of' | 'row' | 'isLeft'> & { targets: string[]; id: unknown };

const wait = (tx: Queryable, { id, ownerId }: Kept, waiting: readonly Waiting[]) =>
  tx.execute(sql`
    insert into bin_rows (bin_id, "of", "row", is_left)
    select entry.bin_id, w."of", w."row", w."isLeft"
    from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb)
      as w ("of" text, "row" jsonb, "isLeft" boolean, targets text[], id text)
    cross join lateral (
      select t.bin_id from bin_rows t join bin b on b.id = t.bin_id
      where b.owner_id = ${ownerId} and b.id <> ${id} and t.of = any(w.targets) and t.row ->> 'id' = w.id
        and not t.is_left
      order by b.deleted_at desc limit 1) as entry`);

/** Inserts rows as they were deleted, parents first. What names something that is gone by now names nothing, or is
 * left out where it cannot do without; if that is in the bin, it waits there.
 * @throws ID_TAKEN if there is another row with the id of one of them */
export async function putBack(tx: Queryable, kept: Kept): Promise<void> {
  const { rows } = kept;
  const waiting: Waiting[] = [];
  const deleted = Map.groupBy(
    rows.filter(({ isLeft }) => !isLeft),
    ({ of }) => of,
  );
  for (const [key, { table, ids }] of registeredTables) {
    const name = getTableName(table);
    const isItself = name === getTableName(tables[headOf[kept.kind]].table);
    // What was news of the record itself, its owner has seen in the bin.
    let some =
      deleted
        .get(name)
        ?.map(({ row }) => (isItself && 'is_unseen' in row ? { ...row, is_unseen: false } : row)) ?? [];
    if (some.length === 0) continue;
    const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
    for (const [field, column] of columns) {
      const targets = [ids[field] ?? []].flat() as TableKey[];
      if (targets.length === 0 || targets.includes('authUser')) continue;
      const wanted = [...new Set(some.map((row) => row[column.name]).filter((id) => id != null))];
      const found = await present(tx, targets, wanted);
      for (const target of targets)
        for (const { row } of deleted.get(getTableName(tables[target].table)) ?? []) found.add(row['id']);
      const names = targets.map((target) => getTableName(tables[target].table));
      some = some.flatMap((row) => {
        const id = row[column.name];
        if (id == null || found.has(id)) return [row];
        const isLeft = !column.notNull;
        if (!isLeft || LEFT_BY.has(column.name)) waiting.push({ of: name, row, isLeft, targets: names, id });
        return isLeft ? [{ ...row, [column.name]: null }] : [];
      });
      if (targets.includes(key)) some = some.toSorted((a, b) => rank(a[column.name]) - rank(b[column.name]));
    }
    // Rows from before an update lack its columns, which then have their defaults.
    for (const alike of Map.groupBy(some, (row) => Object.keys(row).join()).values()) {
      const names = columns.filter(([, { name: of, generated }]) => !generated && of in alike[0]!);
      const list = sql.join(
        names.map(([, column]) => sql.identifier(column.name)),
        sql`, `,
      );
      for (const chunk of chunksOf(alike)) {
        const { rowCount } = await tx.execute(sql`
          insert into ${table} (${list})
          select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(chunk)}::jsonb)
          on conflict do nothing`);
        if (rowCount !== chunk.length) throw refusal('ID_TAKEN');
      }
    }
  }
  for (const { of, row } of rows.filter(({ isLeft }) => isLeft))
    waiting.push(...(await nameAgain(tx, of, row)));
  if (waiting.length > 0) await wait(tx, kept, waiting);
}

/** A row that stayed names its repair again, and a problem is solved by it, unless that has changed meanwhile.
 * @returns for what it waits otherwise */
async function nameAgain(tx: Queryable, of: string, row: KeptRow['row']): Promise<Waiting[]> {
  const isIssue = of === getTableName(tables.issues.table);
  const column = isIssue ? 'resolved_by' : 'repair_id';
  const repair = sql.identifier(column);
  const id = row[column];
  const { rowCount } = await tx.execute(sql`
    update ${sql.identifier(of)} set ${repair} = ${id}
      ${isIssue ? sql`, status = ${row['status']}, resolved_at = ${row['resolved_at']}, version = version + 1` : sql``}
    where id = ${row['id']} and owner_id = ${row['owner_id']} and ${repair} is null
      and ${isIssue ? sql`status in ('new', ${row['status']})` : sql`true`}
      and exists (select from repairs where id = ${id} and owner_id = ${row['owner_id']})`);
  if (rowCount !== 0) return [];
  const left = { of, row, isLeft: true };
  return [
    { ...left, targets: [of], id: row['id'] },
    { ...left, targets: [getTableName(tables.repairs.table)], id },
  ];
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

/** An entry of the owner; with a car all that was deleted of it before, with a problem the answers to it. */
export const entryOfOwner = ({ ownerId }: Owner, id: Id): SQL => sql`
  b.owner_id = ${ownerId} and (b.id = ${id} or b.of_car = (
    select record_id from bin where id = ${id} and owner_id = ${ownerId} and kind = 'car')
    or b.kind = 'reply' and exists (
      select from bin_rows r join bin of_issue on of_issue.id = ${id} and of_issue.owner_id = ${ownerId}
      where r.bin_id = b.id and r.row ->> 'issue_id' = of_issue.record_id::text))`;

export const allOfOwner = ({ ownerId }: Owner): SQL => sql`b.owner_id = ${ownerId}`;

/** Their files are old enough for the sweep. */
export const deleteExpired = (db: Queryable, before: Date) =>
  db.execute(sql`delete from bin where deleted_at <= ${before}`);
