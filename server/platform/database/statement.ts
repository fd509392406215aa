import { is, Param, Placeholder, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Builds typed parts of a larger statement; has no connection. */
export const build = drizzle.mock();

const dialect = new PgDialect();
const MAX_PREPARED = 300;
const names = new Map<string, string>();

/** Names a prepared statement. Limited, as edits have a text per combination of fields. */
function preparedName(text: string): string | undefined {
  if (!names.has(text) && names.size < MAX_PREPARED) names.set(text, `write:${names.size}`);
  return names.get(text);
}

/** Dates and JSON are parsed by the driver, not by drizzle-orm. */
export async function send<Row extends object>(client: pg.ClientBase, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = preparedName(text);
  const { rows } = await client.query<Row>({ text, values, ...(name === undefined ? {} : { name }) });
  return rows;
}

type Values = Record<string, unknown>;
/** A statement whose text is built once, on first use: building takes longer than sending. */
export type Template<Row> = () => {
  query(values: Values): { name: string; text: string; values: unknown[] };
  readonly row?: Row;
};

/** @param statement has a placeholder for every value; a missing value is null */
export function template<Row extends object>(name: string, statement: () => SQL<Row>): Template<Row> {
  let built: ReturnType<Template<Row>> | undefined;
  return () => {
    if (built) return built;
    const { sql: text, params } = dialect.sqlToQuery(statement());
    const fill = params.map(filler);
    return (built = { query: (values) => ({ name, text, values: fill.map((each) => each(values)) }) });
  };
}

function filler(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name] ?? null;
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { name } = param.value;
    return (values) => (values[name] == null ? null : param.encoder.mapToDriverValue(values[name]));
  }
  return () => param;
}
