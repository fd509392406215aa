import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDb, type Db } from '#server/platform/database/db.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { Visitor } from '#tests/client.ts';
import { mp4, phonePicture } from '#tests/fixtures/media/samples.ts';
import { dice, type Dice } from '#tests/hostile/dice.ts';
import { signUp } from '#tests/people.ts';
import { migratedFolder } from '#tests/migrated-cluster.ts';
import { compareRecords, type Query } from './compare-records.ts';
import { KillableApp, type Kill } from './killable-app.ts';
import { Writer } from './writer.ts';

export type Findings = {
  /** What differs between what was answered and what is stored; nothing, if all is well. */
  wrong: string[];
  acknowledged: number;
  retries: number;
  /** Milliseconds until the app was ready again after each kill. */
  restarts: number[];
};

const WRITERS = 4;

/** People write and retry while the app and its database are killed; then every row and file is compared. */
export async function runKills(seed: string, kills: readonly Kill[]): Promise<Findings> {
  const folder = await migratedFolder();
  const app = new KillableApp(folder, await lastingPort());
  app.start();
  try {
    await app.ready();
    const files = { picture: await phonePicture(), video: mp4(300_000) };
    const owners = await Promise.all(
      Array.from({ length: WRITERS }, (_, at) => signUp(new Visitor(app.url), `Anna ${at}`)),
    );
    const writers = owners.map((owner, at) => new Writer(owner, files, dice(`${seed} writer ${at}`)));
    const end = new AbortController();
    const writing = Promise.all(writers.map((writer) => writer.write(end.signal)));
    writing.catch(() => end.abort());
    const random = dice(seed);
    for (const kind of kills) {
      await amidWrites(writers, random, end.signal);
      await app.kill(kind, random);
      // Until then the app may not have noticed that its database is gone.
      await sleep(300);
      await app.ready();
    }
    end.abort();
    await writing;
    await app.stop();
    return {
      wrong: await compare(folder, writers),
      acknowledged: countOf(writers),
      retries: writers.reduce((sum, { retries }) => sum + retries, 0),
      restarts: app.starts.slice(1),
    };
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A random moment after some more writes, however fast the machine is. */
async function amidWrites(writers: readonly Writer[], random: Dice, until: AbortSignal): Promise<void> {
  const enough = countOf(writers) + 2 + random.below(8);
  while (countOf(writers) < enough && !until.aborted) await sleep(10);
  await sleep(random.below(200));
}

const countOf = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Nobody else gets it while the app is away: the system gives out ports from 32768 on. */
async function lastingPort(): Promise<number> {
  for (;;) {
    const port = 20_000 + randomInt(10_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false, // in use
    );
    server.close();
    if (isFree) return port;
  }
}

async function compare(folder: string, writers: readonly Writer[]): Promise<string[]> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: () => undefined });
  const db = openDb(postgres.connectionString, 2, () => undefined);
  try {
    const query: Query = async (text, values) => (await db.$client.query(text, values)).rows;
    const found: string[] = [];
    for (const writer of writers) found.push(...(await compareRecords(query, writer)));
    return [...found, ...(await compareFiles(db, folder))];
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}

/** Each row has its bytes; bytes without a row are known to the job that removes them. */
async function compareFiles(db: Db, folder: string): Promise<string[]> {
  const keysOf = async (select: string) => {
    const { rows } = await db.$client.query<{ key: string }>(select);
    return new Set(rows.map(({ key }) => key));
  };
  const rows = await keysOf(
    `select storage_key as key from media union select thumbnail_key from media where thumbnail_key is not null
     union select unnest(storage_keys) from uploads`,
  );
  const removed = await keysOf('select storage_key as key from deleted_files');
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
  const bytes = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  return [
    ...[...rows].filter((key) => !bytes.has(key)).map((key) => `row without file: ${key}`),
    ...[...bytes]
      .filter((key) => !rows.has(key) && !removed.has(key))
      .map((key) => `file without row: ${key}`),
  ];
}
