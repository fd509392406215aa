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

test('two processes send each mail once, and run each periodic job once', { tags: ['long'] }, async () => {
  const [here, there] = await Promise.all([start(), start()]);
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => signUp(at % 2 ? here : there)));
  await noMailWaits();
  expect(people.map(countTo)).toEqual(people.map(() => 1));
  await expect
    .poll(async () => (await readQueueFigures(client)).map(({ name, done }) => [name, done]))
    .toEqual([
      ['delete-expired-rows', 1],
      ['deliver-notices', 0],
      ['deliver-pushes', 0],
      ['empty-bins', 1],
      ['erase-accounts', 1],
      ['forget-changes', 1],
      ['plan-notices', 1],
      ['requeue-mails', 1],
      ['requeue-notices', 1],
      ['send-mail', 20],
      ['sweep-files', 1],
      ['sweep-imports', 1],
      ['watch-space', 1],
    ]);
});

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

test(
  'mails that wait hold no link; jobs go on after lost connections; a stop lets a mail finish',
  { tags: ['long'] },
  async () => {
    const here = await start();
    let [stored, token] = ['', ''];
    mails.beforeAcknowledged = async (mail) => {
      const { rows } = await client.query<{ text: string }>(
        `select (select jsonb_agg(j)::text from ${JOB_SCHEMA}.job j) || (select jsonb_agg(m)::text from account_mails m)
        || (select jsonb_agg(v)::text from auth_verification v) as text`,
      );
      stored = rows[0]!.text;
      token = tokenIn(mail);
    };
    const first = await signUp(here);
    await noMailWaits();
    expect(stored).toContain(first);
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
    expect(countTo(first)).toBe(1);
    mails.beforeAcknowledged = () => undefined;

    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'carful'",
    );
    expect(rowCount).toBeGreaterThan(0);
    let afterLoss: string | null = null;
    await expect.poll(async () => (afterLoss = await signUp(here).catch(() => null))).not.toBeNull();
    await noMailWaits();
    expect(countTo(afterLoss!)).toBe(1);

    mails.mood = 'slow';
    const last = await signUp(here);
    await expect.poll(async () => (await queueOf('send-mail'))?.active).toBe(1);
    await here.stop();
    apps.pop();
    expect(countTo(last)).toBe(1);
    expect([await openMails(), (await queueOf('send-mail'))!.active]).toEqual([0, 0]);
  },
);
