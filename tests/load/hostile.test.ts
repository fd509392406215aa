import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb, type Db } from '#server/platform/database/db.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { attack } from '#tests/hostile/attack.ts';
import { callByKeys } from '#tests/hostile/key-calls.ts';
import { signUp } from '#tests/people.ts';

const REQUESTS = Number(process.env['HOSTILE_REQUESTS'] ?? 100_000);
const CALLS = Number(process.env['KEY_CALLS'] ?? 20_000);
const SAMPLES = 20;
/** What the process may have grown by from the first fifth to the last, in MB. */
const GROWTH_MB = 120;

let database: TestDatabase;
let app: AppProcess;
let db: Db;

beforeAll(async () => {
  database = await startTestDatabase();
  app = await startApp(database.folder, {
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  db = openDb(database.url, 2, () => undefined);
});
afterAll(async () => {
  await db.$client.end();
  await app.stop();
  await database.stop();
});

const target = () => ({
  db,
  newOwner: () => signUp(new Visitor(app.url), 'Anna'),
  visitor: () => new Visitor(app.url),
});

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8');
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)![1]) / 1024);
}

test(
  `${REQUESTS} hostile requests: no 5xx, nothing changed, memory steady`,
  { timeout: 60 * 60_000 },
  async () => {
    const memory: number[] = [];
    const every = Math.ceil(REQUESTS / SAMPLES);
    const found = await attack(target(), {
      seed: 'hostile for long',
      requests: REQUESTS,
      onSent: async (sent) => {
        if (sent % every === 0) memory.push(await memoryMb());
      },
    });
    console.log(`memory in MB: ${memory.join(' ')}`, found.codes, `accepted: ${found.accepted}`);
    expect(found.odd).toEqual([]);
    expect(found.after).toEqual(found.before);
    const fifth = Math.floor(memory.length / 5);
    const [early, late] = [memory.slice(0, fifth), memory.slice(-fifth)];
    expect(Math.max(...late) - Math.max(...early)).toBeLessThan(GROWTH_MB);
  },
);

test(
  `${CALLS} calls by keys: no 5xx, nothing of others told or changed`,
  { timeout: 60 * 60_000 },
  async () => {
    const found = await callByKeys(target(), { seed: 'keys for long', calls: CALLS });
    console.log('answers', found.statuses);
    expect(found.odd).toEqual([]);
    expect(found.after).toEqual(found.before);
  },
);
