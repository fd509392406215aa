import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { freePort } from '#tests/free-port.ts';
import { crowdFigures, fillCrowd } from '#tests/notice-crowd.ts';
import { startPushService, type PushService } from '#tests/stand-ins/push-service.ts';

const PEOPLE = 60;
/** What one process has sent at most without knowing of it (deliver-notices.ts). */
const UNDER_WAY = 40;
/** A killed process's job is taken over after the silence of its heartbeat and the next supervision. */
const TAKEN_OVER_MS = 120_000;

let database: TestDatabase;
let client: pg.Client;
let pushes: PushService;
const apps: AppProcess[] = [];

beforeAll(async () => {
  pushes = await startPushService();
  database = await startTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await client.end();
  await database.stop();
  await pushes.stop();
});

async function start(): Promise<AppProcess> {
  const app = await startApp(database.folder, {
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    NOTIFY_ALLOW_PRIVATE: 'on',
    LOG_LEVEL: 'fatal',
  });
  apps.push(app);
  return app;
}

const messagesOf = () => Map.groupBy(pushes.received, ({ endpoint }) => endpoint);

test(
  'two processes, one killed amid sending: each digest once, and a repeated one replaces the first',
  { timeout: 4 * 60_000, tags: ['long'] },
  async () => {
    await fillCrowd(client, PEOPLE, pushes);
    pushes.beforeAnswered = () => sleep(400);
    const [victim] = await Promise.all([start(), start()]);
    await expect.poll(() => pushes.received.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(5);
    process.kill(victim.pid, 'SIGKILL');
    apps.splice(apps.indexOf(victim), 1);
    pushes.beforeAnswered = () => undefined;
    await start();
    const skipRetryDelay = () =>
      client.query("update carful_jobs.job set start_after = now() where state = 'retry'");
    const figures = () => skipRetryDelay().then(() => crowdFigures(client));
    await expect
      .poll(figures, { timeout: TAKEN_OVER_MS, interval: 500 })
      .toEqual({ notices: 5 * PEOPLE, digests: PEOPLE, waiting: 0 });
    const messages = [...messagesOf().values()];
    expect(messages).toHaveLength(PEOPLE);
    const repeated = messages.filter((same) => same.length > 1);
    expect(repeated.length).toBeLessThanOrEqual(UNDER_WAY);
    for (const same of repeated) {
      expect(same).toHaveLength(2);
      expect(new Set(same.map(({ topic }) => topic)).size).toBe(1);
    }
  },
);
