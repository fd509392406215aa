import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** Builds typed inserts, updates and deletes as parts of a larger statement; has no connection of its own. */
export const build = drizzle.mock();

const dialect = new PgDialect();
const MOST_NAMES = 300;
const names = new Map<string, string>();

/** Texts that recur are prepared once per connection; edits have as many texts as combinations of fields. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `write:${names.size}`);
  return names.get(text);
}

/** Sends one statement. Dates and JSON come back as the driver parses them, not as drizzle-orm does. */
export async function send<Row extends object>(client: pg.ClientBase, statement: SQL): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = nameOf(text);
  const { rows } = await client.query<Row>({ text, values, ...(name === undefined ? {} : { name }) });
  return rows;
}
