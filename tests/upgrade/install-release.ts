import { createReadStream } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateDb } from '#server/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { unpacked } from '#tests/export-zip.ts';
import { SECRETS, tablePath, type Manifest } from '#server/platform/backup/manifest.ts';
import { nameWith, PLAIN_TEXT } from '#server/platform/backup/read-database.ts';
import { BACKUP, readRelease, releaseFolder } from './release.ts';

type MadeAt = { madeAt: string };

export const backupOf = (version: string) => join(releaseFolder(version), BACKUP);

/** Unpacks a backup. @param zip its path */
export async function unpackBackup(zip: string, folder: string): Promise<Manifest> {
  const contents = await unpacked(await readFile(zip));
  for (const [name, bytes] of contents) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  return JSON.parse(contents.get('backup.json')!.toString()) as Manifest;
}

export const installRelease = async (version: string, dataDir: string, folder: string): Promise<void> =>
  installBackup(backupOf(version), await readRelease(version), dataDir, folder);

/**
 * Makes the data folder that an app left when it was stopped: its tables as they were, its files and its
 * secrets, without any code of the backup deciding what belongs to them.
 * @param folder for what is needed on the way
 */
export async function installBackup(
  zip: string,
  made: MadeAt,
  dataDir: string,
  folder: string,
): Promise<void> {
  const backup = join(folder, 'backup');
  const manifest = await unpackBackup(zip, backup);
  const postgres = await startEmbeddedPostgres({ folder: join(dataDir, 'postgres'), log: () => undefined });
  try {
    await migrateDb(postgres.connectionString, {
      folder: await migrationsOf(manifest, join(folder, 'migrations')),
    });
    const url = new URL(postgres.connectionString);
    url.username = 'postgres';
    const client = new Client({ connectionString: url.href });
    await client.connect();
    try {
      await fillTables(client, backup, manifest);
      await prolong(client, made);
    } finally {
      await client.end();
    }
  } finally {
    await postgres.stop();
  }
  await cp(join(backup, 'files'), join(dataDir, 'files'), { recursive: true });
  await cp(join(backup, SECRETS), join(dataDir, SECRETS));
}

/** The migrations as the release had them. */
async function migrationsOf({ migrations }: Manifest, folder: string): Promise<string> {
  await cp(join(import.meta.dirname, '../../migrations'), folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
  const known = new Set(migrations.map(({ when }) => when));
  const entries = journal.entries.filter(({ when }) => known.has(when));
  if (entries.length < migrations.length) throw new Error('A migration that the release had is gone.');
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
}

const hashes = async (client: Client) =>
  (await client.query<{ hash: string }>('select hash from public.migrations order by created_at')).rows;

async function fillTables(client: Client, backup: string, manifest: Manifest): Promise<void> {
  await client.query(PLAIN_TEXT);
  const now = await hashes(client);
  // No trigger and no foreign key: the rows are there all at once.
  await client.query('set session_replication_role = replica');
  for (const { name, columns } of manifest.tables) {
    await client.query(`delete from public.${name}`);
    const rows = client.query(copyFrom(`copy ${nameWith(name, columns)} from stdin`));
    await pipeline(createReadStream(tablePath(backup, name)), rows);
  }
  for (const { name, value } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2)', [`public.${name}`, value]);
  }
  const then = await hashes(client);
  if (JSON.stringify(now) !== JSON.stringify(then)) {
    throw new Error('A migration that the release ran has another text by now.');
  }
}

/** What ends by itself, and when. */
const ending = [
  ['auth_session', 'expires_at'],
  ['auth_session', 'updated_at'],
  ['auth_verification', 'expires_at'],
  ['auth_user', 'deletion_requested_at'],
  ['users', 'deleted_at'],
  ['operations', 'created_at'],
  ['share_links', 'expires_at'],
] as const;

/** A fixture is older than any installation that is upgraded: what ends by itself has as long left as it had. */
export async function prolong(client: Client, { madeAt }: MadeAt): Promise<void> {
  const age = (Date.now() - Date.parse(madeAt)) / 1000;
  for (const [table, column] of ending) {
    await client.query(`update ${table} set ${column} = ${column} + make_interval(secs => $1)`, [age]);
  }
  const { rows } = await client.query<{ moved: boolean }>(
    `select to_regclass('repair_files') is not null as moved`,
  );
  const receipts = rows[0]!.moved ? 'repair_files where file_id' : 'repairs where receipt_id';
  // Pictures that a mechanic uploaded for a form that was not sent yet are kept for a day.
  await client.query(
    `update media set created_at = created_at + make_interval(secs => $1) where link_id is not null
     and issue_id is null and not exists (select from ${receipts} = media.id)`,
    [age],
  );
}
