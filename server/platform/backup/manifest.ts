import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';

/** Its message is a sentence for the operator, to be printed without a stack. */
export class BackupError extends Error {}

const Stored = { size: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) };
// They become names of files and tables, so nothing else is accepted.
const Name = z.string().check(z.regex(/^[a-z_][a-z0-9_]*$/));
const Key = z.string().check(z.regex(/^[\w-]{3,200}$/));

/** backup.json, written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal('carful-backup'),
  version: z.literal(1),
  madeAt: z.string(),
  /** The migrations that had been applied, oldest first; the time identifies a migration. */
  migrations: z.array(z.object({ when: z.int() })).check(z.minLength(1)),
  tables: z.array(z.object({ name: Name, columns: z.array(Name), rows: z.int(), ...Stored })),
  sequences: z.array(z.object({ name: Name, value: z.string().check(z.regex(/^\d+$/)) })),
  files: z.array(z.object({ key: Key, ...Stored })),
  /** Files that rows refer to and storage had already lost. */
  missing: z.array(Key),
  /** Null when the secrets come from the environment. */
  secrets: z.nullable(z.object(Stored)),
});
export type Manifest = z.infer<typeof Manifest>;
export type Stored = { size: number; sha256: string };

/** Without the manifest and the secrets, which are small. */
export const bytesOf = ({ tables, files }: Manifest): number =>
  [...tables, ...files].reduce((sum, { size }) => sum + size, 0);

export const MANIFEST = 'backup.json';
export const SECRETS = 'secrets.json';
export const tablePath = (folder: string, name: string) => join(folder, 'tables', `${name}.copy`);
export const filePath = (folder: string, key: string) => join(folder, 'files', key.slice(0, 2), key);

export async function measure(path: string): Promise<Stored | undefined> {
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        size += chunk.length;
        hash.update(chunk);
      }
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw unreadable(path, error);
  }
  return { size, sha256: hash.digest('hex') };
}

/** Verifies the hash of every file. @throws BackupError if it is no backup, incomplete, or of a newer Carful */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const parts: [path: string, expected: Stored][] = [
    ...manifest.tables.map((table): [string, Stored] => [tablePath(folder, table.name), table]),
    ...manifest.files.map((file): [string, Stored] => [filePath(folder, file.key), file]),
    ...(manifest.secrets ? [[join(folder, SECRETS), manifest.secrets] satisfies [string, Stored]] : []),
  ];
  for (const [path, expected] of parts) {
    const found = await measure(path);
    if (!found) throw new BackupError(`The backup is damaged: ${path} is missing.`);
    if (found.size !== expected.size || found.sha256 !== expected.sha256) {
      throw new BackupError(`The backup is damaged: ${path} is not what it was when the backup was made.`);
    }
  }
  return manifest;
}

function unreadable(path: string, cause: unknown): BackupError {
  const { code } = cause as NodeJS.ErrnoException;
  return new BackupError(`The backup cannot be read by this user: ${path} (${code}).`, { cause });
}

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw unreadable(path, cause);
    throw new BackupError(`${folder} holds no finished backup: ${MANIFEST} is not there.`, { cause });
  });
  let found: { version?: unknown } | null;
  try {
    found = JSON.parse(text) as typeof found;
  } catch (cause) {
    throw new BackupError(`The backup is damaged: ${path} cannot be read.`, { cause });
  }
  if (Number(found?.version) > 1) {
    throw new BackupError('The backup was made by a newer Carful: restore it with that one.');
  }
  const read = Manifest.safeParse(found);
  if (!read.success) throw new BackupError(`The backup is damaged: ${path} does not say what it should.`);
  return read.data;
}
