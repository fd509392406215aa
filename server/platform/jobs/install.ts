import type { ClientBase } from 'pg';

export const JOB_SCHEMA = 'carful_jobs';
/** The version of the tables that the installed pg-boss expects. */
const VERSION = 43;

/** Creates or upgrades the tables of pg-boss; the caller holds the migration lock. @returns false for newer tables */
export async function installJobTables(client: ClientBase): Promise<boolean> {
  const found = await readVersion(client);
  if (found === VERSION) return true;
  if (found !== null && found > VERSION) return false;
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  if (found !== null) {
    await client.query(getMigrationPlans(JOB_SCHEMA, found));
    return true;
  }
  await client.query(getConstructionPlans(JOB_SCHEMA));
  return true;
}

async function readVersion(client: ClientBase): Promise<number | null> {
  const { rows: tables } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [`${JOB_SCHEMA}.version`],
  );
  if (!tables[0]!.found) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${JOB_SCHEMA}.version`);
  return rows[0]?.version ?? null;
}
