import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Builds typed parts of a larger statement, without a connection. */
export const build = drizzle.mock();

const dialect = new PgDialect();
const MAX_PREPARED = 300;
const names = new Map<string, string>();

/** Names a prepared statement. Limited in number, because edits have a text per combination of fields. */
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
