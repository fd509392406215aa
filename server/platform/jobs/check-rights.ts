import pg from 'pg';
import { DatabaseStartError } from '#server/platform/database/wait-for-database.ts';
import { JOB_SCHEMA } from './install.ts';

const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** The tables may have been created by another role.
 * @throws DatabaseStartError when the role of `url` may not use them */
export async function checkJobRights(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'carful-start' });
  await client.connect();
  try {
    const { rows } = await client.query<{ isPermitted: boolean; role: string }>(
      `select current_user as role, has_schema_privilege($1, 'USAGE') and (
         select bool_and(has_table_privilege(c.oid, needed))
         from pg_class c cross join unnest($2::text[]) as needed
         where c.relnamespace = to_regnamespace($1)::oid and c.relkind in ('r', 'p')
       ) as "isPermitted"`,
      [JOB_SCHEMA, RIGHTS],
    );
    const { isPermitted, role } = rows[0]!;
    if (isPermitted) return;
    throw new DatabaseStartError(
      `The role of DATABASE_URL may not use the tables of jobs. The one that made them gives it the rights: ` +
        `grant usage on schema ${JOB_SCHEMA} to "${role}"; ` +
        `grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to "${role}".`,
    );
  } finally {
    await client.end();
  }
}
