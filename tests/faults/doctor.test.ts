import { chmod, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { versionText } from '#server/platform/app-version.ts';
import { migrateDb } from '#server/platform/database/migrate.ts';
import { startApp } from '#tests/app-process.ts';
import { freePort } from '#tests/free-port.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { runCommand } from '#tests/operator-command.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { startModelServer, type ModelServer } from '#tests/stand-ins/model-server.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { asSuperuser, type Env } from './backup-tools.ts';

let place: string;
let mail: MailServer;
let model: ModelServer;
beforeAll(async () => {
  [place, mail, model] = await Promise.all([tempFolder(), startMailServer(), startModelServer()]);
});
afterAll(async () => {
  await Promise.all([mail.stop(), model.stop()]);
  await rm(place, { recursive: true, force: true });
});

type Finding = { level: string; state: string; advice: string | undefined };

async function examine(env: Env, ...options: string[]) {
  const { code, said } = await runCommand('doctor', env, ...options);
  const lines = said.split('\n');
  const findings: Record<string, Finding> = {};
  for (const [at, line] of lines.entries()) {
    const [, level, name, state] = /^(ok|warn|fail) +(\w+) +(.*)$/.exec(line) ?? [];
    if (name) findings[name] = { level: level!, state: state!, advice: /→ (.+)$/.exec(lines[at + 1]!)?.[1] };
  }
  return { code, said, findings };
}

const levels = (findings: Record<string, Finding>) =>
  Object.fromEntries(Object.entries(findings).map(([name, { level }]) => [name, level]));
const allOk = {
  versions: 'ok',
  secrets: 'ok',
  app: 'ok',
  signup: 'ok',
  database: 'ok',
  tables: 'ok',
  jobs: 'ok',
  clock: 'ok',
  storage: 'ok',
  drills: 'ok',
  mail: 'ok',
  model: 'ok',
  speech: 'ok',
  address: 'ok',
  certificate: 'ok',
};

describe('an app with its own database', () => {
  let env: Env;
  beforeAll(async () => {
    env = {
      DATA_DIR: join(place, 'own'),
      PORT: String(await freePort()),
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'words',
      MODEL_API_KEY: 'the-key-of-the-model',
    };
    await copyMigratedCluster(env['DATA_DIR']!);
  });

  test('is well while it runs, and is only asked what changes nothing', async () => {
    const app = await startApp(env['DATA_DIR']!, { ...env, LOG_LEVEL: 'warn' });
    try {
      model.set({ sends: JSON.stringify({ data: [{ id: 'words:latest' }] }) });
      const { code, said, findings } = await examine(env);
      expect(levels(findings), said).toMatchObject(allOk);
      expect(code).toBe(0);
      expect(findings['versions']!.state).toContain(`Carful ${versionText()}`);
      expect(findings['app']!.state).toContain('runs and is ready');
      expect(findings['database']!.state).toMatch(/^PostgreSQL \d+/);
      expect(model.asked.map(({ path }) => path)).toEqual(['/v1/models']);
      expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
    } finally {
      await app.stop();
    }
  });

  test(
    'with secrets that others can read, and a model that is not installed, says what to do',
    { tags: ['long'] },
    async () => {
      const path = join(env['DATA_DIR']!, 'secrets.json');
      await chmod(path, 0o644);
      model.set({ sends: JSON.stringify({ data: [{ id: 'other' }] }) });
      const { code, said, findings } = await examine(env);
      expect(code).toBe(1);
      expect(findings['secrets']).toMatchObject({
        level: 'fail',
        advice: expect.stringContaining('chmod 600'),
      });
      expect(findings['model']).toMatchObject({ level: 'warn', state: expect.stringContaining('words') });
      const stored = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
      for (const secret of [...Object.values(stored), env['MODEL_API_KEY']!])
        expect(said).not.toContain(secret);
      await chmod(path, 0o600);
    },
  );
});

describe('an outside database', { tags: ['long'] }, () => {
  const name = `doctor_${process.pid}`;
  let url: string;
  let env: Env;
  beforeAll(async () => {
    await asSuperuser(`create database ${name} owner carful`);
    url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href;
    env = { DATA_DIR: join(place, 'outside'), DATABASE_URL: url, PORT: String(await freePort()) };
  });
  afterAll(() => asSuperuser(`drop database ${name} with (force)`));

  test('without tables, with older ones and with newer ones', async () => {
    const tables = async () => (await examine(env)).findings['tables'];
    expect(await tables()).toMatchObject({ level: 'warn', state: 'none yet' });

    const older = join(place, 'older');
    await cp(join(import.meta.dirname, '../../migrations'), older, { recursive: true });
    const journalPath = join(older, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalPath, 'utf8')) as { entries: object[] };
    await writeFile(journalPath, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
    await migrateDb(url, { folder: older });
    const pending = journal.entries.length - 1;
    expect(await tables()).toMatchObject({ level: 'warn', state: `${pending} migrations are not applied` });

    await migrateDb(url);
    expect(await tables()).toMatchObject({ level: 'ok' });
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`insert into migrations (hash, created_at) values ('x', 99999999999999)`);
    await client.end();
    expect(await tables()).toMatchObject({ level: 'fail', state: 'made by a newer Carful' });
  });
});

test('whatever is broken is told with what to do, and no secret with it', async () => {
  const refusing = createHttpServer((_request, response) => response.writeHead(401).end('{}'));
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const dataDir = join(place, 'broken');
  await cp(join(place, 'own/secrets.json'), join(dataDir, 'secrets.json'), { recursive: true });
  const secrets = [
    'hush-database',
    'hush-mail',
    'hush-s3',
    'hush-model',
    'hush-metrics-token',
    'hush-google',
  ];
  const [database, smtp, s3, key, metrics, google] = secrets;
  const { code, said, findings } = await examine({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    DATABASE_URL: `postgresql://carful:${database}@127.0.0.1:9/carful`,
    SMTP_URL: `smtp://me:${smtp}@127.0.0.1:9`,
    MAIL_FROM: 'a@example.org',
    PUBLIC_URL: 'http://localhost:9',
    FILE_STORAGE: 's3',
    S3_BUCKET: 'none',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: s3!,
    MODEL_BASE_URL: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}/v1`,
    MODEL_NAME: 'words',
    MODEL_API_KEY: key!,
    METRICS_TOKEN: metrics!,
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: google!,
  });
  refusing.close();
  expect(code).toBe(1);
  for (const name of ['database', 'storage', 'mail', 'model'])
    expect([name, findings[name]]).toEqual([
      name,
      { level: 'fail', state: expect.any(String), advice: expect.stringMatching(/\w+/) },
    ]);
  expect(findings['model']!.state).toContain('refuses the key');
  expect(findings['address']!.level).toBe('warn');
  expect(said).not.toContain('hush');
});

test(
  'a certificate that browsers refuse is told, with the proxy that is not trusted',
  { tags: ['long'] },
  async () => {
    const folder = join(import.meta.dirname, '../fixtures/tls');
    const [key, cert] = await Promise.all(
      ['key.pem', 'certificate.pem'].map((name) => readFile(join(folder, name))),
    );
    const server = createServer({ key: key!, cert: cert! }, (_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    try {
      const { findings } = await examine({
        DATA_DIR: join(place, 'own'),
        PORT: String(await freePort()),
        PUBLIC_URL: `https://localhost:${(server.address() as AddressInfo).port}`,
      });
      expect(findings['certificate']).toMatchObject({
        level: 'fail',
        state: expect.stringContaining('SELF_SIGNED'),
      });
      expect(findings['address']).toMatchObject({
        level: 'warn',
        state: expect.stringContaining('TRUST_PROXY'),
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  },
);
