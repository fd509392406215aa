import { sql, type SQL } from 'drizzle-orm';
import type { Searched } from '#domain/search/match-rules.ts';
import type { Term } from '#domain/search/query-rules.ts';
import type { SearchKind } from '#domain/search/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { foldedSql } from '#server/platform/database/columns.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { byDigits, COST } from '#server/platform/database/money-sql.ts';
import { printDay } from '#server/platform/database/printed.ts';

type Wanted = { timeZone: string; kinds: readonly SearchKind[]; from: number; limit: number };
type Source = {
  from: string;
  /** SQL of its dates; records are sorted by the first. */
  days: readonly string[];
  type: string | null;
  hasCost: boolean;
  /** The fields of a Searched record beside the common ones, for json_build_object. */
  fields: string;
};

const ISSUE_DAY = `(r.date at time zone (select zone from place))::date`;
const texts = (...columns: string[]) =>
  `'texts', array_remove(array_remove(array[${columns.map((column) => `r.${column}`).join()}], null), '')`;
const money = `'cost', ${COST}, 'currency', currency`;

const sources: Record<SearchKind, Source> = {
  issue: {
    from: 'issues r on r.car_id = own.id and r.owner_id = own.owner_id',
    days: [ISSUE_DAY],
    type: null,
    hasCost: false,
    fields: `'title', title, 'place', coalesce(garage_name, mechanic_name), 'status', status, 'advice', driving_advice,
      ${texts('description', 'ai_summary', 'notes', 'mechanic_name')}`,
  },
  repair: {
    from: 'repairs r on r.car_id = own.id and r.owner_id = own.owner_id',
    days: ['r.date'],
    type: 'r.kind',
    hasCost: true,
    fields: `'title', title, 'place', coalesce(garage_name, mechanic_name), 'type', kind, ${money},
      ${texts('description', 'mechanic_name')}`,
  },
  fill: {
    from: 'fills r on r.car_id = own.id and r.owner_id = own.owner_id',
    days: ['r.date'],
    type: 'r.energy',
    hasCost: true,
    fields: `'title', '', 'place', station, 'type', energy, 'amount', amount, ${money}, ${texts('notes')}`,
  },
  document: {
    from: `documents r on r.car_id = own.id and r.owner_id = own.owner_id
      left join reminders due on due.owner_id = r.owner_id and due.id = r.reminder_id`,
    days: ['due.due_date', 'r.valid_from'],
    type: 'r.kind',
    hasCost: false,
    fields: `'title', title, 'place', company, 'type', kind, ${texts('number', 'notes')}`,
  },
  reminder: {
    // The reminder of a document is found as its document.
    from: `reminders r on r.car_id = own.id and r.owner_id = own.owner_id
      and not exists (select from documents d where d.owner_id = r.owner_id and d.id = r.id and d.reminder_id = r.id)`,
    days: ['r.due_date'],
    type: 'r.kind',
    hasCost: false,
    fields: `'title', title, 'place', null, 'type', kind, ${texts('notes')}`,
  },
};

const PLATE = `translate(license_plate, ' -', '')`;
const tableOf = (kind: SearchKind) => `${kind}s`;
const SCALED = byDigits((digits) => `r.cost_minor * ${10 ** (4 - digits)}`).replaceAll(
  'currency',
  'r.currency',
);

/** Must match `fits` of domain/search/match-rules.ts, which a test verifies. */
function conditionOf(kind: SearchKind, { phrase, amounts, days, month, types }: Term, nth: number): SQL {
  const { days: dates, type, hasCost } = sources[kind];
  const named = kind === 'issue' ? [] : types[kind];
  const anyOf = [
    sql`own.${sql.raw(`has_${nth}`)}`,
    sql`position(${` ${phrase}`} in r.search_text) > 0`,
    ...dates.flatMap((date) => [
      ...days.map(({ from, to }) => sql`${sql.raw(date)} between ${from}::date and ${to}::date`),
      ...(month === null ? [] : [sql`extract(month from ${sql.raw(date)}) = ${month}::int`]),
    ]),
    ...(type && named.length > 0 ? [sql`${sql.raw(type)} = any(${sql.param(named)}::text[])`] : []),
    ...(hasCost ? amounts : []).map(
      ({
        from,
        to,
        currency,
      }) => sql`(${sql.raw(SCALED)} >= ${from}::bigint and ${sql.raw(SCALED)} < ${to}::bigint
        and r.currency = coalesce(${currency}, r.currency))`,
    ),
  ];
  return sql`(${sql.join(anyOf, sql` or `)})`;
}

const hits = (kind: SearchKind, terms: readonly Term[]) => sql`
  select ${kind}::text as kind, r.id, coalesce(${sql.raw(sources[kind].days.join())}) as day
  from own join ${sql.raw(sources[kind].from)}
  where ${sql.join(
    terms.map((term, nth) => conditionOf(kind, term, nth)),
    sql` and `,
  )}`;

/** Looks up details by ids of one owner's fill-ups, documents and reminders. */
const detailsOf = (kind: SearchKind, { ownerId }: OwnerScope) => sql`
  when ${kind}::text then (
    select json_build_object('kind', ${kind}::text, 'id', r.id, 'carId', r.car_id, 'day', ${sql.raw(printDay('shown.day'))},
      'days', '[]'::json, ${sql.raw(sources[kind].fields)})
    from ${sql.raw(tableOf(kind))} r where r.owner_id = ${ownerId} and r.id = shown.id)`;

/** Some of each kind, newest first, with the number of all. One statement, whose cost is bounded by the owner's
 * records. */
export async function findSearched(
  db: Queryable,
  owner: OwnerScope,
  terms: readonly Term[],
  { timeZone, kinds, from, limit }: Wanted,
): Promise<{ total: number; record: Searched }[]> {
  if (terms.length === 0) return [];
  const names = foldedSql(['brand', 'model', 'nickname', 'license_plate', PLATE, 'vin']);
  const inName = terms.map(
    ({ phrase }, nth) => sql`position(${` ${phrase}`} in names) > 0 as ${sql.raw(`has_${nth}`)}`,
  );
  const { rows } = await db.execute<{ total: number; record: Searched }>(sql`
    with place as (select ${timeZone}::text as zone),
    own as materialized (
      select id, owner_id, ${sql.join(inName, sql`, `)}
      from (select *, ${sql.raw(names)} as names from cars where owner_id = ${owner.ownerId}) as named
    ),
    hits as materialized (${sql.join(
      kinds.map((kind) => hits(kind, terms)),
      sql` union all `,
    )}),
    counts as (select kind, count(*)::int as total from hits group by kind)
    select total, case kind ${sql.join(
      kinds.map((kind) => detailsOf(kind, owner)),
      sql` `,
    )} end as record
    from counts cross join lateral (
      select id, day from hits where hits.kind = counts.kind
      order by day desc nulls last, id desc offset ${from}::int limit ${limit}::int
    ) as shown
    order by kind, day desc nulls last, id desc`);
  return rows;
}
