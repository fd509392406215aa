import { spawn } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/postgres/supervisor.ts';
import { startPostgresForApp } from '#server/platform/postgres/for-app.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { tempFolder } from '#tests/temp-folder.ts';

let place: string;
let options: { folder: string; log: () => void };
const running: { stop(): Promise<void> }[] = [];

beforeEach(async () => {
  place = await tempFolder();
  options = { folder: join(place, 'postgres'), log: () => undefined };
});

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const one of running.splice(0)) await one.stop();
  await rm(place, { recursive: true, force: true });
});

const pidFile = () => join(options.folder, 'data/postmaster.pid');
const postmasterPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

async function kept<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  running.push(one);
  return one;
}

async function one(connectionString: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return Object.values((await client.query<Record<string, unknown>>(question)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Runs an app that only writes, ends it outright once it has written, and gives the last acknowledged number. */
async function writeUntilKilled(): Promise<number> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'write-rows.ts'), options.folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (said.split('\n').length > 200) writer.kill('SIGKILL');
  });
  await new Promise((resolve) => writer.once('close', resolve));
  return Number(said.split('\n').at(-2));
}

describe('an app that is killed', () => {
  test('loses no acknowledged row, and the next one takes over the database that is still running', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const acknowledged = await writeUntilKilled();
      expect(acknowledged).toBeGreaterThanOrEqual(200 * round);
      const next = await kept(startPostgresForApp(options));
      expect(next.isAdopted).toBe(true);
      const whole = `SELECT max(number) >= ${acknowledged} AND count(*) = max(number) FROM written`;
      expect(await one(next.connectionString, whole)).toBe(true);
      await next.stop();
    }
  });

  test('loses nothing either when the database is killed with it', async () => {
    await copyMigratedCluster(place);
    const acknowledged = await writeUntilKilled();
    process.kill(await postmasterPid(), 'SIGKILL');
    const next = await kept(startPostgresForApp(options));
    expect(next.isAdopted).toBe(false);
    expect(
      Number(await one(next.connectionString, 'SELECT max(number) FROM written')),
    ).toBeGreaterThanOrEqual(acknowledged);
  });

  test('leaves a pid file whose number another program got since', async () => {
    await copyMigratedCluster(place);
    await (await startEmbeddedPostgres(options)).stop();
    await writeFile(
      pidFile(),
      `${process.pid}\n${options.folder}/data\n1\n5432\n${options.folder}/run\n\n  1 1\nready   \n`,
    );
    const { uid, gid } = await stat(join(options.folder, 'data/PG_VERSION'));
    const next = await kept(startEmbeddedPostgres(options));
    expect(next.isAdopted).toBe(false);
    expect(await postmasterPid()).not.toBe(process.pid);
    expect(await stat(pidFile())).toMatchObject({ uid, gid });
  });
});

describe('two apps on one folder', () => {
  test('the second is told that the folder is in use, and the first goes on', async () => {
    await copyMigratedCluster(place);
    const first = await kept(startPostgresForApp(options));
    await expect(startPostgresForApp(options)).rejects.toMatchObject({
      code: 'IN_USE',
      message: expect.stringContaining(`Another Carful is already running on ${options.folder}`),
    });
    expect(await one(first.connectionString, 'SELECT 1')).toBe(1);
  });

  test('an app hears that others stopped its database, but not that it did so itself', async () => {
    const heard: string[] = [];
    await copyMigratedCluster(place);
    const first = await startPostgresForApp(options);
    void first.lost.then(() => heard.push('first'));
    await first.stop();
    const second = await kept(startPostgresForApp(options));
    void second.lost.then(() => heard.push('second'));
    process.kill(await postmasterPid(), 'SIGINT');
    await second.lost;
    expect(heard).toEqual(['second']);
  });
});

describe('odd places', () => {
  test('what PostgreSQL says about a start that failed is repeated', async () => {
    await copyMigratedCluster(place);
    await writeFile(join(options.folder, 'data/postgresql.conf'), 'nonsense = 1\n');
    await expect(startEmbeddedPostgres(options)).rejects.toMatchObject({
      code: 'START_FAILED',
      message: expect.stringContaining('unrecognized configuration parameter "nonsense"'),
    });
  });
});
