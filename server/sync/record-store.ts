import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { RecordKind } from '#domain/sync/schema.ts';
import { hashOf } from '#server/platform/database/operations.ts';
import { deviceRecordOf, exportedColumns } from '#server/platform/database/policy.ts';
import { printDay, printInstant } from '#server/platform/database/printed.ts';
import { registeredTables, tables, type RegisteredTable } from '#server/tables.ts';

const columnsOf = ({ table }: RegisteredTable) => getTableColumns(table) as Record<string, PgColumn>;

/** What the owner may take along, and the version that an edit names. */
function allowed(policy: RegisteredTable): readonly string[] {
  const columns = deviceRecordOf(policy)?.columns;
  if (columns) return columns;
  const versions = Object.keys(columnsOf(policy)).filter((name) => name === 'version');
  return [...Object.keys(exportedColumns(policy)), ...versions];
}

function printed({ name, columnType }: PgColumn, alias: string): string {
  const value = `${alias}."${name}"`;
  if (columnType === 'PgTimestamp') return printInstant(value);
  return columnType === 'PgDateString' ? printDay(value) : value;
}

const fieldsOf = (policy: RegisteredTable, alias: string, names = allowed(policy)) =>
  names.map((name) => `'${name}', ${printed(columnsOf(policy)[name]!, alias)}`);

/** Rows of a record are listed by the first of these that they have. */
const ORDER = ['position', 'doneOn', 'date', 'createdAt', 'id', 'fileId', 'issueId'];

/** The rows `c` of a table that belong to the record `r`. */
const ofRecord = (policy: RegisteredTable, joined = '') => {
  const { [deviceRecordOf(policy)!.by]: by, ownerId } = columnsOf(policy);
  const owner = ownerId ? ' and c.owner_id = r.owner_id' : '';
  return `${getTableName(policy.table)} c ${joined} where c."${by!.name}" = r.id${owner}`;
};

/** A list for the rows of a table that belong to the record `r`; a listed file says what it is. */
function partOf([key, policy]: [string, RegisteredTable], wanted?: readonly string[]): string {
  const columns = columnsOf(policy);
  const by = columns[deviceRecordOf(policy)!.by]!;
  const names = allowed(policy).filter((name) => columns[name] !== by && (wanted?.includes(name) ?? true));
  const file = names.find((name) => policy.ids[name] === 'media');
  const kind = file ? ["'kind', m.kind", "'extension', m.extension"] : [];
  const media = file ? `join media m on m.id = c."${columns[file]!.name}" and m.owner_id = c.owner_id` : '';
  const order = ORDER.flatMap((name) => (columns[name] ? [`c."${columns[name].name}"`] : []));
  return `'${key}', coalesce((
    select json_agg(json_build_object(${[...fieldsOf(policy, 'c', names), ...kind].join(', ')}) order by ${order.join(', ')})
    from ${ofRecord(policy, media)}), '[]'::json)`;
}

/** Bytes that count as much as one record more. */
const UNIT = 2000;

/** The bytes of its texts; those of a column that is text are known without reading them. */
function lengthOf(policy: RegisteredTable, alias: string): string {
  const lengths = allowed(policy).flatMap((name) => {
    const { name: column, columnType } = columnsOf(policy)[name]!;
    const value = `${alias}."${column}"`;
    if (columnType === 'PgText') return `coalesce(octet_length(${value}), 0)`;
    return columnType === 'PgJsonb' ? `coalesce(octet_length(${value}::text), 0)` : [];
  });
  return lengths.join(' + ');
}

function weightOf(root: RegisteredTable, parts: readonly RegisteredTable[]): string {
  const lengths = parts.flatMap((policy) => {
    const length = lengthOf(policy, 'c');
    return length ? [`coalesce((select sum(${length}) from ${ofRecord(policy)}), 0)`] : [];
  });
  return `(1 + (${[lengthOf(root, 'r') || '0', ...lengths].join(' + ')}) / ${UNIT})::int`;
}

const synced = registeredTables.filter(([, policy]) => deviceRecordOf(policy));

export type RecordSql = {
  kind: RecordKind;
  table: string;
  /** The JSON of the row `r` with the rows that belong to it. */
  json: string;
  /** With these fields and lists alone; a listed row has those of its own that are named. */
  jsonOf: (names: readonly string[]) => string;
  /** How much of a page it takes: one, and more if it is long. */
  weight: string;
  /** The column by which a device is filled, the newest first, and its type. */
  at: string;
  type: string;
  printedAt: string;
};

const objectOf = (fields: readonly string[]) => `json_build_object(${fields.join(', ')})`;

export const recordsSql = RecordKind.options.map((kind): RecordSql => {
  const mine = synced.filter(([, policy]) => deviceRecordOf(policy)!.record === kind);
  const [, root] = mine.find(([, policy]) => deviceRecordOf(policy)!.by === 'id')!;
  const listed = mine.filter(([, policy]) => policy !== root);
  const columns = columnsOf(root);
  const at = columns['date'] ?? columns['createdAt']!;
  return {
    kind,
    table: getTableName(root.table),
    json: objectOf([...fieldsOf(root, 'r'), ...listed.map((part) => partOf(part))]),
    jsonOf: (names) =>
      objectOf([
        ...fieldsOf(
          root,
          'r',
          allowed(root).filter((name) => names.includes(name)),
        ),
        ...listed.flatMap((part) => (names.includes(part[0]) ? [partOf(part, names)] : [])),
      ]),
    weight: weightOf(
      root,
      listed.map(([, policy]) => policy),
    ),
    at: at.name,
    type: at.getSQLType(),
    printedAt: printed(at, 'r'),
  };
});

const accountTables = ['settings', 'noticeSettings'] as const;

const rowJson = (key: 'cars' | (typeof accountTables)[number]) =>
  `json_build_object(${fieldsOf(tables[key], 'r').join(', ')})`;

/** For the row `r` of `cars`. */
export const carSql = rowJson('cars');
/** For the owner $1. */
export const accountSql = (owner: string) =>
  `json_build_object(${accountTables
    .map(
      (key) =>
        `'${key}', (select ${rowJson(key)} from ${getTableName(tables[key].table)} r where r.owner_id = ${owner})`,
    )
    .join(', ')})`;

/** Changes with the database and with what is sent of a record: devices then fetch their records anew, as a new column
 * moves no revision. */
export const epochSql = `(select min(id::text) || '${hashOf(
  [carSql, ...recordsSql.map(({ json }) => json)].join(' '),
)
  .toString('base64url')
  .slice(0, 12)}' from live_generations)`;

/** What of these rows is sent. A new column changes none of them, so the mark has it, too. */
const SHAPE = hashOf(accountSql('')).toString('base64url').slice(0, 12);

/** The transactions that wrote these rows last: much less work than to read them. */
export const accountMarkSql = (owner: string) =>
  [
    `'${SHAPE}'`,
    ...accountTables.map(
      (key) =>
        `coalesce((select r.xmin::text from ${getTableName(tables[key].table)} r where r.owner_id = ${owner}), '')`,
    ),
  ].join(" || ' ' || ");
