import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject } from 'vitest';
import { readConfig } from '#server/platform/config.ts';
import { measure } from '#server/platform/backup/manifest.ts';
import { ENDED_TABLES } from '../../tools/backup/end-old-access.ts';
import { reachDatabase } from '../../tools/backup/reach-database.ts';
import type { Outcome } from '#tests/operator-command.ts';

export type Env = Record<string, string>;
export const succeeded = (outcome: Outcome): void => expect(outcome, outcome.said).toMatchObject({ code: 0 });

/**
 * Every row of every table as text, and every sequence; not what a restore changes (revisions, ends of links, the consent
 * to pictures), nor unlogged tables, which are not backed up.
 */
export async function everyRow(env: Env): Promise<Record<string, string[]>> {
  return asked(env, async (client) => {
    const found: Record<string, string[]> = {};
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
    );
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - array['revision', 'revoked_at', 'model_pictures'])::text as row from public."${name}" t order by 1`,
      );
      found[name] = rows.map(({ row }) => row);
    }
    const { rows } = await client.query<{ row: string }>(
      'select s::text as row from pg_sequences s order by 1',
    );
    found['sequences'] = rows.map(({ row }) => row);
    return found;
  });
}

/** On the database server of the tests. */
export async function asSuperuser(statement: string): Promise<void> {
  const url = new URL(inject('databaseUrl'));
  url.username = 'postgres';
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The S3 settings of an environment, with a prefix such as BACKUP_. */
export const s3Env = (port: number, bucket: string, prefix = ''): Env => ({
  [`${prefix}S3_BUCKET`]: bucket,
  [`${prefix}S3_ENDPOINT`]: `http://127.0.0.1:${port}`,
  [`${prefix}S3_ACCESS_KEY_ID`]: 'test',
  [`${prefix}S3_SECRET_ACCESS_KEY`]: 'test',
});

/** What a restore makes of these rows: whatever gave access for a time is over. No invitation was used. */
export const afterRestore = (rows: Record<string, string[]>): Record<string, string[]> => ({
  ...rows,
  ...Object.fromEntries(ENDED_TABLES.map((name) => [name, []])),
  invitations: [],
});

/** The columns of every table that hold a value of their own. */
export async function everyColumn(env: Env): Promise<Record<string, string[]>> {
  return asked(env, async (client) => {
    const { rows } = await client.query<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns join pg_class
         on relname = table_name and relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       where table_schema = 'public' and is_generated = 'NEVER'
       group by table_name`,
    );
    return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  });
}

/** The hash of every file under a folder by its path in it. */
export async function everyFile(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    found[path.slice(folder.length)] = (await measure(path))!.sha256;
  }
  return found;
}

/** Asks the database of a Carful, running or not. */
export async function asked<Answer>(env: Env, ask: (client: Client) => Promise<Answer>): Promise<Answer> {
  const database = await reachDatabase(readConfig('/', env));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
    await database.leave();
  }
}
