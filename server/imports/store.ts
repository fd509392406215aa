import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import {
  storedKinds,
  type ImportCounts,
  type ImportEntry,
  type StoredKind,
  type UndoneImport,
} from '#domain/imports/batch-schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { printInstant } from '#server/platform/http/page-marks.ts';
import { imports } from './table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
export type StoredImport = typeof imports.$inferSelect;

const ENTRY = `json_build_object(
  'id', id, 'source', source, 'files', files,
  'carIds', (select coalesce(json_agg(distinct target ->> 'carId'), '[]'::json) from jsonb_array_elements(targets) as target),
  'createdAt', ${printInstant('created_at')}, 'committedAt', ${printInstant('committed_at')},
  'counts', counts, 'undone', undone)`;

/** Newest first. */
export async function listImports(db: Queryable, { ownerId }: Owner, since: Date): Promise<ImportEntry[]> {
  const { rows } = await db.execute<{ imports: ImportEntry[] }>(sql`
    select coalesce(json_agg(${sql.raw(ENTRY)} order by created_at desc, id desc), '[]'::json) as imports
    from (
      select * from imports where owner_id = ${ownerId} and created_at > ${since}
      order by created_at desc, id desc limit 100
    ) as imports`);
  return rows[0]!.imports;
}

export async function lockImport(
  tx: Queryable,
  { ownerId }: Owner,
  id: Id,
): Promise<StoredImport | undefined> {
  const { rows } = await tx.execute<{ found: StoredImport }>(sql`
    select json_build_object(
      'ownerId', owner_id, 'id', id, 'source', source, 'files', files, 'targets', targets, 'records', records,
      'counts', counts, 'undone', undone, 'createdAt', ${sql.raw(printInstant('created_at'))},
      'committedAt', ${sql.raw(printInstant('committed_at'))}) as found
    from imports where owner_id = ${ownerId} and id = ${id} for update`);
  const found = rows[0]?.found;
  const instant = (text: unknown) => (text === null ? null : new Date(text as string));
  return found && { ...found, createdAt: instant(found.createdAt)!, committedAt: instant(found.committedAt) };
}

export async function findImport(db: Queryable, { ownerId }: Owner, id: Id): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from imports where owner_id = ${ownerId} and id = ${id}`);
  return rows.length > 0;
}

/** When an open import of the owner, other than `except`, was begun. */
export async function openSince(
  tx: Queryable,
  { ownerId }: Owner,
): Promise<{ id: Id; since: Date } | undefined> {
  const { rows } = await tx.execute<{ id: Id; since: string }>(sql`
    select id, ${sql.raw(printInstant('created_at'))} as since from imports
    where owner_id = ${ownerId} and committed_at is null for update`);
  const [open] = rows;
  return open && { id: open.id, since: new Date(open.since) };
}

export const insertImport = (values: typeof imports.$inferInsert) =>
  build.insert(imports).values(values).onConflictDoNothing().returning();

export const deleteOpenImport = ({ ownerId }: Owner, id: Id) =>
  sql`delete from imports where owner_id = ${ownerId} and id = ${id} and committed_at is null returning id`;

export type StagedRow = {
  place: number;
  target: number;
  kind: StoredKind;
  key: string;
  record: Record<string, unknown>;
  reading_id: Id | null;
};

/** A row that was sent before stays as it is. */
export const insertStaged = ({ ownerId }: Owner, importId: Id, rows: readonly StagedRow[]) => sql`
  insert into import_rows (owner_id, import_id, place, target, kind, key, record, reading_id)
  select ${ownerId}::uuid, ${importId}::uuid, place, target, kind, key, record, reading_id
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r(place int, target int, kind text, key text, record jsonb, reading_id uuid)
  on conflict do nothing returning place`;

export async function countStaged(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<number> {
  const { rows } = await tx.execute<{ staged: number }>(sql`
    select count(*)::int as staged from import_rows where owner_id = ${ownerId} and import_id = ${importId}`);
  return rows[0]!.staged;
}

const TARGETS = `target_cars as (
  select (nth - 1)::int as target, (value ->> 'carId')::uuid as car_id
  from imports, jsonb_array_elements(targets) with ordinality as one(value, nth)
  where owner_id = $OWNER and id = $IMPORT)`;

const targets = ({ ownerId }: Owner, importId: Id) => {
  const [before, between, after] = TARGETS.split(/\$OWNER|\$IMPORT/) as [string, string, string];
  return sql`${sql.raw(before)}${ownerId}${sql.raw(between)}${importId}${sql.raw(after)}`;
};

/** Of duplicateKeyOf in domain/imports, from the columns; a test compares them. */
const storedKeys = {
  fill: `'|fill|' || date || '|' || coalesce(km::text, '') || '|' || coalesce(cost_minor::text, '') || '|' || amount`,
  repair: `'|repair|' || date || '|' || coalesce(mileage::text, '') || '|' || coalesce(cost_minor::text, '')`,
  mileage: `'|mileage|' || date || '|' || km`,
  reminder: `'|reminder|' || regexp_replace(lower(title), '\\s+', ' ', 'g')`,
};
export const keyOfReading = storedKeys.mileage;

/** A repair without mileage and cost says too little to be taken for one of the file. */
const stored = [
  ['fill', 'fills', 'version > 1 or import_key is null'],
  [
    'repair',
    'repairs',
    '(version > 1 or import_key is null) and (mileage is not null or cost_minor is not null)',
  ],
  ['mileage', 'mileage_readings', 'true'],
  ['reminder', 'reminders', 'version > 1 or import_key is null'],
] as const;

const storedRows = ({ ownerId }: Owner) =>
  sql.join(
    stored.flatMap(([kind, table, isComputed]) => [
      sql`select car_id, id, ${sql.raw(storedKeys[kind])} as key from ${sql.raw(table)}
        where owner_id = ${ownerId} and car_id in (select car_id from target_cars) and (${sql.raw(isComputed)})`,
      sql`select car_id, id, import_key from ${sql.raw(table)}
        where owner_id = ${ownerId} and car_id in (select car_id from target_cars) and import_key is not null`,
    ]),
    sql` union `,
  );

/**
 * `marked`: the staged rows, each with whether it is new. Of n equal ones in the file, those beyond the number that
 * is stored are new; a reading is stored once. Windows instead of a join, whose plan would depend on statistics
 * that fresh rows do not have.
 */
const marked = (owner: Owner, importId: Id) => sql`
  ${targets(owner, importId)},
  stored as (${storedRows(owner)}),
  staged as (
    select place, kind, car_id, key, record, '|mileage|' || (record ->> 'date') || '|' || (record ->> km_name) as reading
    from (
      select r.*, case kind when 'repair' then 'mileage' else 'km' end as km_name from import_rows r
      where r.owner_id = ${owner.ownerId} and r.import_id = ${importId}
    ) as rows join target_cars using (target)
  ),
  compared as (
    select place, kind, car_id, key from staged
    union all select null, null, car_id, key from stored
    union all select null, null, car_id, reading from staged where kind in ('fill', 'repair') and reading is not null
  ),
  marked as (
    select place, kind, case kind
      when 'mileage' then nth = 1 and known = 0
      else nth > known end as is_fresh
    from (
      select place, kind, row_number() over (partition by car_id, key order by place nulls last) as nth,
        count(*) filter (where place is null) over (partition by car_id, key) as known
      from compared
    ) as numbered where place is not null
  )`;

type CountRow = { kind: StoredKind; fresh: number; known: number };
const toCounts = (rows: readonly CountRow[]): ImportCounts => {
  const of = (kind: StoredKind) => {
    const { fresh = 0, known = 0 } = rows.find((row) => row.kind === kind) ?? {};
    return { fresh, known };
  };
  return Object.fromEntries(storedKinds.map((kind) => [kind, of(kind)])) as ImportCounts;
};

const counts = sql`
  select kind, count(*) filter (where is_fresh)::int as fresh, count(*) filter (where not is_fresh)::int as known
  from marked group by kind`;

export async function compareStaged(db: Queryable, owner: Owner, importId: Id): Promise<ImportCounts> {
  const { rows } = await db.execute<CountRow>(sql`with ${marked(owner, importId)} ${counts}`);
  return toCounts(rows);
}

/** Leaves the new ones. */
export async function dropKnown(tx: Queryable, owner: Owner, importId: Id): Promise<ImportCounts> {
  const { rows } = await tx.execute<CountRow>(sql`
    with ${marked(owner, importId)},
    dropped as (
      delete from import_rows where owner_id = ${owner.ownerId} and import_id = ${importId}
        and place = any(array(select place from marked where not is_fresh))
    ) ${counts}`);
  return toCounts(rows);
}

/** Adds the staged rows with a place from `from` to before `to`, and their mileage readings. */
export async function insertStagedRecords(
  tx: Queryable,
  owner: Owner,
  importId: Id,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const added = (kind: StoredKind, table: string) => sql`
    added_${sql.raw(kind)} as (
      insert into ${sql.raw(table)}
      select record.* from part, jsonb_populate_record(null::${sql.raw(table)}, part.whole) as record
      where part.kind = ${kind})`;
  await tx.execute(sql`
    with ${targets(owner, importId)},
    part as (
      select r.*, t.car_id, r.record || jsonb_build_object('owner_id', r.owner_id, 'car_id', t.car_id,
        'import_id', r.import_id, 'import_key', r.key) as whole
      from import_rows r join target_cars t using (target)
      where r.owner_id = ${owner.ownerId} and r.import_id = ${importId} and r.place >= ${from} and r.place < ${to}
    ),
    ${sql.join(
      [
        added('fill', 'fills'),
        added('repair', 'repairs'),
        added('mileage', 'mileage_readings'),
        added('reminder', 'reminders'),
      ],
      sql`, `,
    )}
    insert into mileage_readings (id, owner_id, car_id, km, date, source, source_id, import_id, created_at)
    select reading_id, owner_id, car_id, coalesce(record ->> 'km', record ->> 'mileage')::int, (record ->> 'date')::date,
      kind, (record ->> 'id')::uuid, import_id, (record ->> 'created_at')::timestamptz
    from part where reading_id is not null`);
}

export async function deleteStaged(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<void> {
  await tx.execute(sql`delete from import_rows where owner_id = ${ownerId} and import_id = ${importId}`);
}

type NewestReading = { km: number; date: string } | null;
export type NewestReadings = { carId: Id; imported: NewestReading; other: NewestReading };

/** Of each car the highest reading of the newest day that the import added, and that of all others. */
export async function newestReadings(
  tx: Queryable,
  { ownerId }: Owner,
  importId: Id,
  carIds: readonly Id[],
): Promise<NewestReadings[]> {
  const newest = (condition: string) => sql`(
    select json_build_object('km', km, 'date', date::text) from mileage_readings r
    where r.owner_id = ${ownerId} and r.car_id = car.id and r.import_id ${sql.raw(condition)} ${importId}
    order by date desc, km desc limit 1)`;
  const { rows } = await tx.execute<NewestReadings>(sql`
    select car.id as "carId", ${newest('=')} as imported, ${newest('is distinct from')} as other
    from unnest(${sql.param([...carIds])}::uuid[]) as car(id)`);
  return rows;
}

/** Deletes what the import added and nothing has changed or uses. @returns how many records */
export async function deleteImported(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<number> {
  const ofImport = sql`owner_id = ${ownerId} and import_id = ${importId}`;
  const { rows } = await tx.execute<{ deleted: number }>(sql`
    with gone_fills as (delete from fills where ${ofImport} and version = 1 returning id),
    gone_repairs as (
      delete from repairs where ${ofImport} and version = 1 and receipt_id is null
        and not exists (select from repair_issue_links l where l.repair_id = repairs.id)
        and not exists (select from issues i where i.resolved_by = repairs.id)
        and not exists (select from reminder_completions c where c.repair_id = repairs.id)
      returning id),
    gone_reminders as (
      delete from reminders where ${ofImport} and version = 1
        and not exists (
          select from reminder_completions c where c.owner_id = reminders.owner_id and c.reminder_id = reminders.id)
      returning id),
    gone_readings as (
      delete from mileage_readings where ${ofImport} and import_key = ${sql.raw(keyOfReading)} returning id),
    followed as (
      delete from mileage_readings where ${ofImport} and source_id in (
        select id from gone_fills union all select id from gone_repairs))
    select ((select count(*) from gone_fills) + (select count(*) from gone_repairs)
      + (select count(*) from gone_reminders) + (select count(*) from gone_readings))::int as deleted`);
  return rows[0]!.deleted;
}

/** What the import added and is still there. */
export async function countImported(tx: Queryable, { ownerId }: Owner, importId: Id): Promise<number> {
  const ofImport = sql`owner_id = ${ownerId} and import_id = ${importId}`;
  const { rows } = await tx.execute<{ left: number }>(sql`
    select ((select count(*) from fills where ${ofImport}) + (select count(*) from repairs where ${ofImport})
      + (select count(*) from reminders where ${ofImport})
      + (select count(*) from mileage_readings where ${ofImport} and import_key is not null))::int as left`);
  return rows[0]!.left;
}

/** The newest reading of the car if it came after `since`; null otherwise. */
export async function newestReadingSince(
  tx: Queryable,
  { ownerId }: Owner,
  carId: Id,
  since: Date,
): Promise<number | null> {
  const { rows } = await tx.execute<{ km: number }>(sql`
    select km from (
      select km, created_at from mileage_readings where owner_id = ${ownerId} and car_id = ${carId}
      order by date desc, id desc limit 1
    ) as newest where created_at > ${since}`);
  return rows[0]?.km ?? null;
}

const isImport = ({ ownerId }: Owner, id: Id) => and(eq(imports.ownerId, ownerId), eq(imports.id, id));

export const committedImport = (
  owner: Owner,
  id: Id,
  set: Pick<StoredImport, 'counts' | 'committedAt' | 'targets'>,
) => build.update(imports).set(set).where(isImport(owner, id)).returning();

export const undoneImport = (owner: Owner, id: Id, undone: UndoneImport) =>
  build.update(imports).set({ undone }).where(isImport(owner, id)).returning();

export const deleteExpiredImports = (db: Queryable, before: { open: Date; committed: Date }) =>
  db.execute(sql`
    delete from imports where created_at < ${before.committed}
      or (committed_at is null and created_at < ${before.open})`);
