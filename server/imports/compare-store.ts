import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import {
  storedKinds,
  type ImportComparison,
  type ImportCounts,
  type StoredKind,
} from '#domain/imports/batch-schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { fillFiles, fills } from '#server/fills/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { reminders } from '#server/reminders/table.ts';
import { repairFiles, repairs } from '#server/repairs/table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;

const TARGETS = `target_cars as (
  select (nth - 1)::int as target, (value ->> 'carId')::uuid as car_id
  from imports, jsonb_array_elements(targets) with ordinality as one(value, nth)
  where owner_id = $OWNER and id = $IMPORT)`;

const targets = ({ ownerId }: Owner, importId: Id) => {
  const [before, between, after] = TARGETS.split(/\$OWNER|\$IMPORT/) as [string, string, string];
  return sql`${sql.raw(before)}${ownerId}${sql.raw(between)}${importId}${sql.raw(after)}`;
};

/** The SQL equivalent of duplicateKeyOf in domain/imports; a test compares them. */
const storedKeys = {
  fill: `'|fill|' || date || '|' || coalesce(km::text, '') || '|' || coalesce(cost_minor::text, '') || '|' || amount`,
  repair: `'|repair|' || date || '|' || coalesce(mileage::text, '') || '|' || coalesce(cost_minor::text, '')`,
  mileage: `'|mileage|' || date || '|' || km`,
  reminder: `'|reminder|' || regexp_replace(lower(title), '\\s+', ' ', 'g')`,
};

/** A repair without mileage and cost has too little to be compared with one in the file. */
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

// `marked`: the staged rows, each with whether it is new. Of n equal rows in the file, those beyond the number
// already stored are new; a reading is stored once. Windows instead of a join, whose plan would depend on statistics
// that fresh rows lack.
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

async function compareStaged(db: Queryable, owner: Owner, importId: Id): Promise<ImportCounts> {
  const { rows } = await db.execute<CountRow>(sql`with ${marked(owner, importId)} ${counts}`);
  return toCounts(rows);
}

async function hasFiles(db: Queryable, { ownerId }: Owner, importId: Id): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from import_rows where owner_id = ${ownerId} and import_id = ${importId}
      and record -> 'files' is not null limit 1`);
  return rows.length > 0;
}

/** Lists the new records whose files are still to be sent, if there are any. */
export async function compareWithFiles(db: Queryable, owner: Owner, importId: Id): Promise<ImportComparison> {
  const compared = await compareStaged(db, owner, importId);
  if (!(await hasFiles(db, owner, importId))) return compared;
  const { rows } = await db.execute<{ place: number }>(sql`
    with ${marked(owner, importId)}
    select place from marked join import_rows r using (place)
    where is_fresh and r.owner_id = ${owner.ownerId} and r.import_id = ${importId}
      and r.record -> 'files' is not null
    order by place`);
  return { ...compared, withFiles: rows.map(({ place }) => place) };
}

export async function dropKnown(tx: Queryable, owner: Owner, importId: Id): Promise<ImportCounts> {
  const { rows } = await tx.execute<CountRow>(sql`
    with ${marked(owner, importId)},
    dropped as (
      delete from import_rows where owner_id = ${owner.ownerId} and import_id = ${importId}
        and place = any(array(select place from marked where not is_fresh))
    ) ${counts}`);
  return toCounts(rows);
}

const addedFiles = (kind: StoredKind, table: PgTable, record: string) => sql`
    files_of_${sql.raw(kind)} as (
      insert into ${table} (owner_id, ${sql.raw(record)}, file_id, position)
      select owner_id, record_id, id, position from arrived where kind = ${kind})`;

export async function insertStagedRecords(
  tx: Queryable,
  owner: Owner,
  importId: Id,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const added = (kind: StoredKind, table: PgTable) => {
    const stored = Object.values(getTableColumns(table)).filter(({ generated }) => !generated);
    const names = stored.map(({ name }) => name);
    return sql`
      added_${sql.raw(kind)} as (
        insert into ${table} (${sql.raw(names.join(', '))})
        select ${sql.raw(names.map((name) => `record.${name}`).join(', '))}
        from part, jsonb_populate_record(null::${table}, part.whole) as record
        where part.kind = ${kind})`;
  };
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
        added('fill', fills),
        added('repair', repairs),
        added('mileage', mileageReadings),
        added('reminder', reminders),
      ],
      sql`, `,
    )},
    arrived as (
      select part.owner_id, part.car_id, part.kind, (part.record ->> 'id')::uuid as record_id, m.id, file.position - 1 as position
      from part, jsonb_array_elements_text(part.record -> 'receipts') with ordinality as file (id, position), media m
      where m.id = file.id::uuid and m.owner_id = part.owner_id and m.purpose = 'receipt'
    ),
    of_car as (update media set car_id = arrived.car_id from arrived where media.id = arrived.id),
    ${addedFiles('repair', repairFiles, 'repair_id')},
    ${addedFiles('fill', fillFiles, 'fill_id')}
    insert into mileage_readings (id, owner_id, car_id, km, date, source, source_id, import_id, created_at)
    select reading_id, owner_id, car_id, coalesce(record ->> 'km', record ->> 'mileage')::int, (record ->> 'date')::date,
      kind, (record ->> 'id')::uuid, import_id, (record ->> 'created_at')::timestamptz
    from part where reading_id is not null`);
}
