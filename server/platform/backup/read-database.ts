import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { tablePath, type Manifest, type Stored } from './manifest.ts';

/** Gives values the same text form whenever a backup is written or read. */
export const PLAIN_TEXT = `set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'iso_8601';
  set bytea_output = 'hex'; set extra_float_digits = 3; set client_encoding = 'UTF8'; set statement_timeout = 0`;

export type Rows = Pick<Manifest, 'migrations' | 'tables' | 'sequences'> & { keys: string[] };

/** Writes all tables from one snapshot, whatever is written meanwhile. */
export async function readDatabase(client: Client, folder: string): Promise<Rows> {
  await client.query(PLAIN_TEXT);
  await client.query('begin isolation level repeatable read, read only');
  const tables: Rows['tables'] = [];
  for (const { name, columns } of await tablesOf(client)) {
    let rows = 0;
    const stored = await saved(tablePath(folder, name), () => {
      const all = client.query(copyTo(`copy ${nameWith(name, columns)} to stdout`));
      return all.on('data', (chunk: Buffer) => (rows += newlines(chunk)));
    });
    tables.push({ name, columns, rows, ...stored });
  }
  const { rows: migrations } = await client.query<{ when: string }>(
    'select created_at as when from migrations order by created_at',
  );
  // The keys of the app's files; those in deleted_files are about to be removed.
  const { rows: keys } = await client.query<{ key: string }>(
    'select key from media, unnest(array[storage_key, thumbnail_key]) as key where key is not null order by key',
  );
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  await client.query('commit');
  return {
    tables,
    sequences,
    migrations: migrations.map(({ when }) => ({ when: Number(when) })),
    keys: keys.map(({ key }) => key),
  };
}

export const nameWith = (table: string, columns: readonly string[]) =>
  `public.${escapeIdentifier(table)} (${columns.map((column) => escapeIdentifier(column)).join(', ')})`;

/** Unlogged tables hold nothing that outlives a crash. */
async function tablesOf(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  return rows;
}

/** In COPY's text format a line is a row: line breaks inside a value are written as \n. */
function newlines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** Writes the stream of `open` to a file that only its owner may read, and syncs it to disk. */
export async function saved(path: string, open: () => Readable | Promise<Readable>): Promise<Stored> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const source = await open();
  source.on('data', (chunk: Buffer) => {
    size += chunk.length;
    hash.update(chunk);
  });
  await pipeline(source, createWriteStream(path, { mode: 0o600, flush: true }));
  return { size, sha256: hash.digest('hex') };
}
