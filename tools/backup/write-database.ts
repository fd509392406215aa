import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { endOldAccess, type RestoredAccess } from './end-old-access.ts';
import { BackupError, tablePath, type Manifest } from '#server/platform/backup/manifest.ts';
import { nameWith, PLAIN_TEXT } from '#server/platform/backup/read-database.ts';

const FOLDER = join(import.meta.dirname, '../../migrations');

type Migration = ReturnType<typeof readMigrationFiles>[number];

/**
 * The migrations that a backup's database had, and those that are newer.
 * @throws BackupError when this Carful does not know all it had
 */
export function migrationsOf({ migrations }: Manifest): { had: Migration[]; newer: Migration[] } {
  const known = readMigrationFiles({ migrationsFolder: FOLDER });
  const had = known.slice(0, migrations.length);
  if (migrations.length > known.length) {
    throw new BackupError('The backup was made by a newer Carful: restore it with that one.');
  }
  if (had.some(({ folderMillis }, at) => folderMillis !== migrations[at]!.when)) {
    throw new BackupError(
      'The backup was made by a Carful with other tables than this one: it does not fit.',
    );
  }
  return { had, newer: known.slice(migrations.length) };
}

/** Whether the database holds no table yet. */
export async function isEmptyDatabase(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  return rows.length === 0;
}

/**
 * Makes the tables as the backup's Carful had them, fills them and brings them to the newest shape, in one
 * transaction. Foreign keys are made last: the order of the tables does not matter, and every row is checked.
 */
export async function writeDatabase(
  client: Client,
  folder: string,
  manifest: Manifest,
): Promise<RestoredAccess> {
  await client.query(PLAIN_TEXT);
  await client.query('begin');
  await client.query(
    'create table public.migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { had, newer } = migrationsOf(manifest);
  for (const { sql } of had) for (const statement of sql) await client.query(statement);

  const keys = await foreignKeys(client);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name, columns, rows } of manifest.tables) {
    const table = `public.${escapeIdentifier(name)}`;
    await client.query(`alter table ${table} disable trigger user`);
    // A migration may have written rows of its own: the backup has them too.
    await client.query(`truncate ${table}`);
    const taken = client.query(copyFrom(`copy ${nameWith(name, columns)} from stdin`));
    await pipeline(createReadStream(tablePath(folder, name)), taken);
    if (taken.rowCount !== rows) {
      throw new BackupError(`Of ${rows} rows of ${name} the database took ${taken.rowCount}.`);
    }
    await client.query(`alter table ${table} enable trigger user`);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [`public.${escapeIdentifier(name)}`, value]);
  }
  for (const { sql, hash, folderMillis } of newer) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
  }
  const access = await endOldAccess(client);
  await client.query('analyze');
  await client.query('commit');
  return access;
}

async function foreignKeys(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}
