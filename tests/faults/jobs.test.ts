import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { readQueueFigures, type QueueFigures } from '#server/platform/jobs/read-figures.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { freePort } from '#tests/free-port.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#tests/stand-ins/mail-server.ts';

/** A killed process's job is taken over after the silence of its heartbeat and the next supervision. */
const TAKEN_OVER_MS = 90_000;

let database: TestDatabase;
let mails: MailServer;
let client: pg.Client;
const apps: AppProcess[] = [];

beforeAll(async () => {
  mails = await startMailServer();
  database = await startTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  mails.beforeAcknowledged = () => undefined;
  mails.mood = 'quick';
  await Promise.all(apps.splice(0).map((app) => app.stop()));
});
afterAll(async () => {
  await client.end();
  await database.stop();
  await mails.stop();
});

async function start(): Promise<AppProcess> {
  const port = await freePort();
  const app = await startApp(database.folder, {
    PORT: String(port),
    DATABASE_URL: database.url,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mails.url,
    MAIL_FROM: 'carful@example.org',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  });
  apps.push(app);
  return app;
}
/** As a crash: `app` gets no chance to finish or hand over anything. */
function kill(app: AppProcess): void {
  process.kill(app.pid, 'SIGKILL');
  apps.splice(apps.indexOf(app), 1);
}

async function signUp(app: AppProcess): Promise<string> {
  const email = `${newId()}@example.com`;
  const json = { email, password: 'correct horse 7', name: 'Anna' };
  const { status } = await new Visitor(app.url).send('POST', '/api/auth/sign-up/email', { json });
  expect(status).toBe(200);
  return email;
}
const countTo = (email: string) => mails.received.filter(({ to }) => to.includes(email)).length;
const tokenIn = ({ text }: ReceivedMail) => /token=([\w-]+)/.exec(text)![1]!;
const queueOf = async (name: string): Promise<QueueFigures | undefined> =>
  (await readQueueFigures(client)).find((queue) => queue.name === name);
const openMails = async () => (await client.query('select from account_mails')).rowCount;
const skipRetryDelay = () =>
  client.query(`update ${JOB_SCHEMA}.job set start_after = now() where state = 'retry'`);
const noMailWaits = () =>
  expect
    .poll(
      async () => {
        await skipRetryDelay();
        return [await openMails(), (await queueOf('send-mail'))?.active];
      },
      { timeout: TAKEN_OVER_MS, interval: 500 },
    )
    .toEqual([0, 0]);

test('a crash loses no mail, and repeats at most the one that was sent but not marked', async () => {
  const here = await start();
  mails.beforeAcknowledged = () => new Promise(() => undefined);
  const sent = await signUp(here);
  await expect.poll(() => countTo(sent)).toBe(1);
  mails.mood = 'slow';
  const unsent = await signUp(here);
  await expect
    .poll(async () => (await queueOf('send-mail'))?.active, { timeout: 15_000, interval: 20 })
    .toBe(2);
  kill(here);
  expect([countTo(sent), countTo(unsent), await openMails()]).toEqual([1, 0, 2]);

  mails.mood = 'quick';
  mails.beforeAcknowledged = () => undefined;
  await start();
  await noMailWaits();
  expect([countTo(sent), countTo(unsent)]).toEqual([2, 1]);
  const links = mails.received.filter(({ to }) => to.includes(sent)).map(tokenIn);
  expect(new Set(links).size).toBe(1); // either mail works
});
