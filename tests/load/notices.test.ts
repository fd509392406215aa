import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { freePort } from '#tests/free-port.ts';
import { crowdFigures, fillCrowd, ONE_OF_SO_MANY_HAS_MAIL } from '#tests/notice-crowd.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { startPushService, type PushService } from '#tests/stand-ins/push-service.ts';

const PEOPLE = 10_000;
const MAILED = PEOPLE / ONE_OF_SO_MANY_HAS_MAIL;
const KILLS = 5;
const UNDER_WAY = 40;

let pushes: PushService;
let mails: MailServer;
let database: TestDatabase;
let client: pg.Client;
const apps: AppProcess[] = [];

beforeAll(async () => {
  pushes = await startPushService();
  mails = await startMailServer();
  database = await startTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()));
  await client.end();
  await database.stop();
  await pushes.stop();
  await mails.stop();
});

async function start(): Promise<AppProcess> {
  const app = await startApp(database.folder, {
    PORT: String(await freePort()),
    DATABASE_URL: database.url,
    NOTIFY_ALLOW_PRIVATE: 'on',
    SMTP_URL: mails.url,
    MAIL_FROM: 'carful@example.org',
    PUBLIC_URL: 'http://127.0.0.1:9',
    LOG_LEVEL: 'fatal',
  });
  apps.push(app);
  return app;
}
/** How often each address got its digest. */
const mailCounts = () =>
  [...Map.groupBy(mails.received, ({ to }) => to[0]).values()].map((same) => same.length);
const empty = () => client.query('truncate auth_user cascade');

test(
  'with two processes, one killed five times, each digest is sent once',
  { tags: ['NOT-05'] },
  async () => {
    await Promise.all(apps.splice(0).map((app) => app.stop()));
    await empty();
    pushes.received.splice(0);
    mails.received.splice(0);
    await client.query('delete from carful_jobs.job');
    await fillCrowd(client, PEOPLE, pushes);
    const started = performance.now();
    await start();
    for (let kill = 1; kill <= KILLS; kill++) {
      const victim = await start();
      await expect
        .poll(() => pushes.received.length, { timeout: 5 * 60_000, interval: 50 })
        .toBeGreaterThan((PEOPLE * kill) / (KILLS + 3));
      process.kill(victim.pid, 'SIGKILL');
      apps.splice(apps.indexOf(victim), 1);
    }
    await expect
      .poll(() => crowdFigures(client), { timeout: 8 * 60_000, interval: 500 })
      .toEqual({ notices: 5 * PEOPLE, digests: PEOPLE, waiting: 0 });
    const ms = Math.round(performance.now() - started);
    const counts = [...Map.groupBy(pushes.received, ({ endpoint }) => endpoint).values()].map(
      (same) => same.length,
    );
    const [twice, mailedTwice] = [counts, mailCounts()].map(
      (some) => some.filter((count) => count > 1).length,
    );
    console.info(
      `sent in ${ms} ms; after ${KILLS} kills ${twice} messages and ${mailedTwice} mails came twice`,
    );
    expect(counts).toHaveLength(PEOPLE);
    expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    expect(counts.filter((count) => count > 1).length).toBeLessThanOrEqual(KILLS * UNDER_WAY);
    expect(mailCounts()).toHaveLength(MAILED);
    expect(Math.max(...mailCounts())).toBeLessThanOrEqual(2);
  },
);
