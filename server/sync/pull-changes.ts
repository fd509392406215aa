import type { Pool } from 'pg';
import type { Id } from '#domain/ids.ts';
import type { RecordKind, SyncAnswer } from '#domain/sync/schema.ts';
import { accountMarkSql, accountSql, carSql, epochSql, recordsSql, type RecordSql } from './record-store.ts';
import { FORGOTTEN } from './table.ts';

/** Revisions by car. */
type Revisions = Record<Id, number>;
/** A place in the order in which a device is filled. */
type Place = [kind: number, at: string, id: Id];
/** What an account knows; of the server's own making, opaque to devices. */
export type Cursor = {
  /** Changes when the database may have lost commits: nothing that was read before counts then. */
  epoch: string | null;
  account: string;
  known: Revisions;
  /** Cars whose records are being sent, with their revisions at the beginning, and the place that was reached. */
  filling: { cars: Revisions; after: Place } | null;
};

export type Pulled = {
  ownerId: Id;
  emailVerified: boolean;
  epoch: string | null;
  /** Differs after each write of its settings. */
  accountMark: string;
  account: string;
  cars: (Pick<SyncAnswer['cars'][number], 'id' | 'revision' | 'car'> & {
    state: 'same' | 'delta' | 'fill' | 'later';
  })[];
  /** The JSON of `records`. */
  records: string;
  removed: [carId: Id, kind: RecordKind, id: Id][];
  /** The last place of a full page. */
  last: Place | null;
};

/** By the primary key: `is not distinct` keeps the planner from walking a car's whole index for each record. */
const isRow = (named: string) =>
  `r.id = ${named}.id and r.owner_id = (select id from proof) and r.car_id is not distinct from ${named}.car_id`;

/** The places of a page's records; instants and days are compared in their own types. */
const branch = ({ table, at, type }: RecordSql, place: number) => `(
  select r.car_id, r.id, ${place} as place, row_number() over (order by r.${at} desc, r.id desc) as nth from ${table} r
  where r.owner_id = (select id from proof) and r.car_id = any((select array_agg(id) from own where state = 'fill')::uuid[])
    and ((select place from start) < ${place} or ((select place from start) = ${place} and (r.${at}, r.id) < ($8::text::${type}, $9::uuid)))
  order by r.${at} desc, r.id desc limit $10)`;

const printedAt = ({ table, printedAt: at }: RecordSql, place: number) => `
  when ${place} then (select ${at} from ${table} r where ${isRow('p')})`;

const record = ({ table, json }: RecordSql, place: number) => `
  when ${place} then (select ${json} from ${table} r where ${isRow('w')})`;

/** Of the record that `n` names by its kind; one that is gone weighs as little as any. */
const weight = `coalesce(case n.kind ${recordsSql
  .map(
    ({ kind, table, weight: of }) => `
  when '${kind}' then (select ${of} from ${table} r where r.id = n.id and r.owner_id = n.owner_id)`,
  )
  .join('')} end, 1)`;

const kinds = `array[${recordsSql.map(({ kind }) => `'${kind}'`).join(', ')}]`;

// Revisions and rows are of one snapshot. The revision of a car is moved under its lock, so what is not visible yet has
// a higher one than what is.
const PULL = `
  with proof as (
    select u.id, u.email_verified from auth_session s join auth_user u on u.id = s.user_id
    where s.token = $1 and s.expires_at > $2
  ), epoch as (
    select ${epochSql} as id
  ), found as (
    select c.id, c.owner_id, c.revision, c.created_at, known.revision as known, filling.id is not null as is_filling, (
      select coalesce(max(revision), 0) from record_changes
      where owner_id = c.owner_id and car_id = c.id and kind = '${FORGOTTEN}' and id = c.id) as forgotten, (
      select coalesce(sum(${weight}), 0) from (
        select owner_id, kind, id from record_changes
        where owner_id = c.owner_id and car_id = c.id and revision > known.revision limit 1 + $10) as n) as changed
    from cars c join proof on c.owner_id = proof.id and proof.email_verified
    left join unnest($4::uuid[], $5::bigint[]) as known(id, revision)
      on known.id = c.id and $3 = (select id from epoch)
    left join unnest($6::uuid[]) as filling(id) on filling.id = c.id and $3 = (select id from epoch)
  ), judged as (
    select *, known is null or known > revision or known < forgotten or changed > $10 as is_unknown from found
  ), own as (
    select *, case
      when bool_or(is_filling) over () then case when is_filling then 'fill' when known is null then 'later' else 'same' end
      when is_unknown then case when id <> $11 and bool_or(is_unknown and id = $11) over () then 'later' else 'fill' end
      when known = revision then 'same'
      when sum(changed) over (order by id) > $10 then 'later'
      else 'delta' end as state
    from judged
  ), start as (
    select case when bool_or(is_filling) then $7::int else -1 end as place from own
  ), weighed as materialized (
    select n.*, ${weight} as weight from (
      select *, (${kinds})[place + 1] as kind, (select id from proof) as owner_id
      from (${recordsSql.map(branch).join(' union all ')}) as kinds order by place, nth limit $10
    ) as n
  ), summed as materialized (
    select *, sum(weight) over (order by place, nth) as total from weighed
  ), page as materialized (
    select * from summed where total - weight < $10
  ), wanted as (
    select car_id, id, place from page union all
    select c.car_id, c.id, array_position(${kinds}, c.kind) - 1 from record_changes c join own on own.id = c.car_id and own.owner_id = c.owner_id
    where own.state = 'delta' and c.revision > own.known
  ), records as (
    select w.*, case w.place ${recordsSql.map(record).join('')} end as record from wanted w
  )
  select proof.id as "ownerId", proof.email_verified as "emailVerified", (select id from epoch) as epoch,
    ${accountMarkSql('proof.id')} as "accountMark", (${accountSql('proof.id')})::text as account,
    (select coalesce(json_agg(json_build_object('id', own.id, 'revision', own.revision, 'state', state, 'car',
      case when state in ('delta', 'fill') then (select ${carSql} from cars r where r.id = own.id) end
    ) order by own.created_at, own.id), '[]') from own) as cars,
    (select coalesce(json_object_agg((${kinds})[place + 1], of_kind), '{}') from (
      select place, json_agg(record) as of_kind from records where record is not null group by place) as grouped
    )::text as records,
    (select coalesce(json_agg(json_build_array(car_id, (${kinds})[place + 1], id)), '[]')
      from records where record is null) as removed,
    (select json_build_array(place, case place ${recordsSql.map(printedAt).join('')} end, id)
      from page p where (select max(total) from page) >= $10 order by place desc, nth desc limit 1) as last
  from proof`;

/** For whoever has everything already: much less to plan than the statement above. */
const HEADS = `
  with proof as (
    select u.id, u.email_verified from auth_session s join auth_user u on u.id = s.user_id
    where s.token = $1 and s.expires_at > $2
  )
  select proof.id as "ownerId", proof.email_verified as "emailVerified",
    ${epochSql} as epoch, ${accountMarkSql('proof.id')} as "accountMark",
    (select coalesce(json_agg(json_build_array(id, revision) order by created_at, id), '[]')
      from cars where owner_id = proof.id and proof.email_verified) as cars
  from proof`;

export type Heads = Pick<Pulled, 'ownerId' | 'emailVerified' | 'epoch' | 'accountMark'> & {
  cars: [id: Id, revision: number][];
};

type Session = { token: string; now: Date };

/** @returns undefined without a session */
export async function readHeads(pool: Pool, { token, now }: Session): Promise<Heads | undefined> {
  const { rows } = await pool.query<Heads>({ name: 'sync-heads', text: HEADS, values: [token, now] });
  return rows[0];
}

/** One statement. @returns undefined without a session */
export async function pullChanges(
  pool: Pool,
  session: Session,
  { epoch, known, filling }: Cursor,
  { limit, first }: { limit: number; first: Id | null },
): Promise<Pulled | undefined> {
  const [place, at, id] = filling?.after ?? [-1, null, null];
  const values = [
    session.token,
    session.now,
    epoch,
    Object.keys(known),
    Object.values(known),
    Object.keys(filling?.cars ?? {}),
    place,
    at,
    id,
    limit,
    first,
  ];
  const { rows } = await pool.query<Pulled>({ name: 'sync', text: PULL, values });
  return rows[0];
}

const BATCH = 5000;

/** What was forgotten is marked by the newest revision of it. Waits for nobody: what is being written or deleted now is
 * forgotten another time. @returns whether there is more */
export async function forgetSome(pool: Pool, before: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with old as (
      select c.* from record_changes c join cars on cars.id = c.car_id and cars.owner_id = c.owner_id
      where c.changed_at < $1 and c.kind <> '${FORGOTTEN}' limit ${BATCH}
      for update of c skip locked for key share of cars skip locked
    ), marked as (
      insert into record_changes as known (owner_id, car_id, kind, id, revision)
      select owner_id, car_id, '${FORGOTTEN}', car_id, max(revision) from old group by owner_id, car_id
      on conflict (owner_id, car_id, kind, id) do update set revision = greatest(known.revision, excluded.revision)
    )
    delete from record_changes c using old
    where (c.owner_id, c.car_id, c.kind, c.id) = (old.owner_id, old.car_id, old.kind, old.id)`,
    [before],
  );
  return rowCount === BATCH;
}
