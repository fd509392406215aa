import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import {
  storedKinds,
  type ImportComparison,
  type Correction,
  type ImportCounts,
  type ImportMatch,
  type MatchedCar,
  type StoredKind,
} from '#domain/imports/batch-schema.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { fillFiles, fills } from '#server/fills/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { reminders } from '#server/reminders/table.ts';
import { repairFiles, repairs } from '#server/repairs/table.ts';

/** Of one import; more are added as records of their own. */
const CORRECTIONS_LISTED = 500;

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
  fill: `'|fill|' || date || '|' || coalesce(km::text, '') || '|' || coalesce(cost_minor::text, '') || '|' || coalesce(amount::text, '')`,
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
    select place, kind, car_id, case kind
      when 'mileage' then nth = 1 and known = 0
      else nth > known end as is_fresh
    from (
      select place, kind, car_id, row_number() over (partition by car_id, key order by place nulls last) as nth,
        count(*) filter (where place is null) over (partition by car_id, key) as known
      from compared
    ) as numbered where place is not null
  )`;

/** Which cars have records of cars in files, each with how many of those asked about; the best first. */
export async function matchCars(db: Queryable, owner: Owner, { cars }: ImportMatch): Promise<MatchedCar[]> {
  const { rows } = await db.execute<MatchedCar>(sql`
    with target_cars as (select id as car_id from cars where owner_id = ${owner.ownerId}),
    stored as (${storedRows(owner)}),
    asked as (
      select distinct one ->> 'key' as name, key
      from jsonb_array_elements(${JSON.stringify(cars)}::jsonb) as one, jsonb_array_elements_text(one -> 'records') as key
    )
    select name as key, car_id as "carId", count(distinct asked.key)::int as known
    from asked join stored using (key) group by 1, 2 order by 3 desc, 2`);
  return rows;
}

// A new fill-up at the day, odometer and time of one that the file has no more: its amount or cost was corrected.
const corrections = ({ ownerId }: Owner, importId: Id) => sql`
  select distinct on (f.id) m.place, f.id, m.car_id, r.record, r.key, f.amount, f.cost_minor, f.currency
  from marked m
  join import_rows r on r.owner_id = ${ownerId} and r.import_id = ${importId} and r.place = m.place
  join fills f on f.owner_id = ${ownerId} and f.car_id = m.car_id and f.date = (r.record ->> 'date')::date
    and f.km = (r.record ->> 'km')::int and f.energy = r.record ->> 'energy'
    and (f.time is null or r.record ->> 'time' is null or f.time = r.record ->> 'time')
  where m.kind = 'fill' and m.is_fresh and not exists (
    select from staged s where s.car_id = f.car_id and s.kind = 'fill'
      and s.key in (f.import_key, ${sql.raw(storedKeys.fill.replaceAll(/\b(date|km|cost_minor|amount)\b(?!\()/g, 'f.$1'))}))
  order by f.id, m.place`;

const withCorrections = (owner: Owner, importId: Id) => sql`
  ${marked(owner, importId)},
  corrections as (select distinct on (place) * from (${corrections(owner, importId)}) as found order by place)`;

const bought = (amount: string, cost: string, currency: string) =>
  `json_build_object('amount', ${amount}, 'minor', ${cost}, 'currency', ${currency})`;

type Half = { amount: number | null; minor: number | null; currency: string };
type CorrectionRow = Omit<Correction, 'before' | 'after'> & { before: Half; after: Half };

const priced = ({ amount, minor, currency }: Half) => ({
  amount,
  currency,
  cost: minor === null ? null : fromMinor(minor, currency),
});

async function findCorrections(db: Queryable, owner: Owner, importId: Id): Promise<Correction[]> {
  const { rows } = await db.execute<CorrectionRow>(sql`
    with ${withCorrections(owner, importId)}
    select place, car_id as "carId", record ->> 'date' as date, (record ->> 'km')::int as km, record ->> 'energy' as energy,
      ${sql.raw(bought('amount', 'cost_minor', 'currency'))} as before,
      ${sql.raw(bought(`coalesce((record ->> 'amount')::int, amount)`, `(record ->> 'cost_minor')::bigint`, `record ->> 'currency'`))} as after
    from corrections order by place limit ${CORRECTIONS_LISTED}`);
  return rows.map(({ before, after, ...row }) => ({ ...row, before: priced(before), after: priced(after) }));
}

/** The chosen ones change the fill-up that they correct; they are staged no longer. */
export async function replaceCorrected(
  tx: Queryable,
  owner: Owner,
  importId: Id,
  { places, now }: { places: readonly number[]; now: Date },
): Promise<void> {
  if (places.length === 0) return;
  await tx.execute(sql`
    with ${withCorrections(owner, importId)},
    chosen as (
      select c.*, (jsonb_populate_record(null::fills, c.record)).* from (select place, id as fill_id, record, key from corrections) as c
      where place in (select jsonb_array_elements_text(${JSON.stringify(places)}::jsonb)::int)
    ),
    changed as (
      update fills set amount = coalesce(chosen.amount, fills.amount), is_full = case when fills.amount is null then chosen.is_full else fills.is_full end, cost_minor = chosen.cost_minor, currency = chosen.currency,
        price = chosen.price, discount_minor = chosen.discount_minor, is_confirmed = false, import_key = chosen.key,
        version = fills.version + 1, updated_at = ${now}
      from chosen where fills.owner_id = ${owner.ownerId} and fills.id = chosen.fill_id returning chosen.place
    )
    delete from import_rows where owner_id = ${owner.ownerId} and import_id = ${importId}
      and place in (select place from changed)`);
}

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
  const counts = await compareStaged(db, owner, importId);
  const corrected = counts.fill.fresh > 0 ? await findCorrections(db, owner, importId) : [];
  const compared = { ...counts, ...(corrected.length > 0 && { corrections: corrected }) };
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
