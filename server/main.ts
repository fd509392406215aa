import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { jobs } from './nouns.ts';
import {
  ConfigError,
  missingOperatorSettings,
  readConfig,
  USUAL_PORT,
  type Config,
} from './platform/config.ts';
import { makeDataDir } from './platform/postgres/data-folder.ts';
import { databaseBytes } from './platform/database/account-space.ts';
import { openDb } from './platform/database/db.ts';
import { openSpace } from './platform/database/disk-space.ts';
import { warnOfLostTimeouts } from './platform/database/lost-timeouts.ts';
import { migrateDb, NewerDatabaseError } from './platform/database/migrate.ts';
import { DatabaseStartError, waitForDatabase } from './platform/database/wait-for-database.ts';
import { scheduleBackups } from './platform/backup/schedule.ts';
import type { Deps } from './platform/deps.ts';
import { openFiles } from './platform/files/files.ts';
import { drainAndClose } from './platform/http/draining.ts';
import { versionText } from './platform/app-version.ts';
import { checkJobRights } from './platform/jobs/check-rights.ts';
import { openJobs } from './platform/jobs/job-runner.ts';
import { openLog } from './platform/log.ts';
import { readableLine } from './platform/readable-log.ts';
import { openMailer } from './platform/mail.ts';
import { EmbeddedPostgresError } from './platform/database/postgres-error.ts';
import { startPostgresForApp } from './platform/postgres/for-app.ts';
import { loadSecrets, type Secrets } from './platform/access/secrets.ts';
import { sentenceOfFileError } from './platform/file-error.ts';
import { findPort } from './platform/http/find-port.ts';

const HOUR_MS = 60 * 60_000;
/** A single Ctrl-C arrives twice: from the terminal and from tools/start.mjs. */
const SAME_SIGNAL_MS = 700;
/** After a second signal, the process exits after this time at the latest. */
const FORCED_EXIT_MS = 2000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const EXPECTED = [ConfigError, DatabaseStartError, EmbeddedPostgresError, NewerDatabaseError];

try {
  await start();
} catch (error) {
  const reason = reasonOf(error);
  console.error(reason === null ? error : `Carful cannot start. ${reason}`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(join(import.meta.dirname, '..'));
  const readable = { write: (line: string) => void process.stdout.write(readableLine(line)) };
  const log = openLog(config.logLevel, config.isLogReadable ? readable : undefined);
  const port = await findPort(config);
  await makeDataDir(config.dataDir);
  const secrets = await loadSecrets(config.dataDir, config.secrets);
  const early = leaveOnSignal();
  const database = await openDatabase(config, (line) => log.info(line));
  try {
    early.stopFirst(database.stop);
    await serve({ ...config, port }, log, secrets, database, early.end);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Until the app serves requests, a signal ends the start and the database. */
function leaveOnSignal() {
  let stop: (() => Promise<void>) | undefined;
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
    // Whatever is still running fails without the database, which nobody needs to see.
    if (stop) void stop().finally(() => process.exit(1));
  };
  for (const signal of STOP_SIGNALS) process.on(signal, leave);
  return {
    stopFirst(stopDatabase: () => Promise<void>) {
      stop = stopDatabase;
      if (isLeaving) leave();
    },
    end: () => STOP_SIGNALS.forEach((signal) => process.off(signal, leave)),
  };
}

async function serve(
  config: Config,
  log: Deps['log'],
  secrets: Secrets,
  database: Database,
  onServing: () => void,
): Promise<void> {
  await migrateDb(database.directUrl, { log: (line) => log.info(line) });
  if (database.url !== database.directUrl) await checkJobRights(database.url);
  const db = openDb(
    database.url,
    config.databasePool,
    (error) => log.warn({ err: error }, 'a database connection was lost'),
    { prepared: config.databasePrepared },
  );
  if (database.url !== database.directUrl) await warnOfLostTimeouts({ db, log });
  const files = openFiles(config.files, config.dataDir);
  void files.check().catch((error: unknown) => {
    log.warn(
      { err: error },
      'the file storage does not answer: files cannot be stored or read until it does',
    );
  });
  const jobRunner = openJobs({ db, log });
  const deps: Deps = {
    config,
    db,
    files,
    space: openSpace(config, () => databaseBytes(db)),
    jobs: jobRunner,
    secrets,
    log,
    mailer: openMailer(config.mail),
    clock: () => new Date(),
  };

  const web = join(import.meta.dirname, '../dist/web');
  const app = await createApp(deps, existsSync(join(web, 'index.html')) ? web : null);
  await app.listen({ host: config.host, port: config.port });

  jobRunner.start(deps, jobs);
  // Each machine has its own staging folder.
  const clearStaging = () =>
    files
      .clearStaging(HOUR_MS)
      .catch((error: unknown) => log.error({ err: error }, 'the staging folder could not be cleared'));
  void clearStaging();
  setInterval(clearStaging, HOUR_MS).unref();

  const backups = scheduleBackups({ ...deps, directUrl: database.directUrl });

  let stopping: Promise<void> | undefined;
  const force = new AbortController();
  const stop = async (code: number, drainMs: number) => {
    await Promise.all([drainAndClose(app, drainMs, force.signal), jobRunner.stop(drainMs), backups?.stop()]);
    await deps.mailer?.close();
    await db.$client.end();
    await database.stop();
    process.exitCode = code;
  };
  const stopOnce = (code: number, drainMs: number) =>
    (stopping ??= stop(code, drainMs)).catch((error: unknown) => {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    });
  let firstSignalAt: number | undefined;
  const onSignal = () => {
    firstSignalAt ??= performance.now();
    if (performance.now() - firstSignalAt > SAME_SIGNAL_MS) {
      force.abort();
      setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
    }
    void stopOnce(0, config.drainMs);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);
  onServing();
  void database.lost?.then(() => {
    log.fatal('the database stopped unexpectedly');
    void stopOnce(1, 0);
  });

  printAddresses(config, (app.server.address() as { port: number }).port);
}

type Database = { url: string; directUrl: string; stop(): Promise<void>; lost?: Promise<void> };

async function openDatabase(config: Config, log: (line: string) => void): Promise<Database> {
  if (config.database) {
    await waitForOutsideDatabase(config.database, config.databaseWaitMs);
    return { ...config.database, stop: async () => undefined };
  }
  const own = await startPostgresForApp({ folder: join(config.dataDir, 'postgres'), log });
  return { url: own.connectionString, directUrl: own.connectionString, lost: own.lost, stop: own.stop };
}

async function waitForOutsideDatabase(
  urls: { url: string; directUrl: string },
  waitMs: number,
): Promise<void> {
  // PID 1 of a container ignores signals that it does not handle.
  const leave = () => process.exit(0);
  for (const signal of STOP_SIGNALS) process.once(signal, leave);
  await waitForDatabase(urls, waitMs, (line) => console.error(line));
  for (const signal of STOP_SIGNALS) process.off(signal, leave);
}

function printAddresses(config: Config, port: number): void {
  const isAnyHost = config.host === '0.0.0.0' || config.host === '::';
  const hosts = isAnyHost
    ? [
        'localhost',
        ...Object.values(networkInterfaces()).flatMap((all) =>
          (all ?? [])
            .filter(({ family, internal }) => family === 'IPv4' && !internal)
            .map((each) => each.address),
        ),
      ]
    : [config.host];
  if (!config.isPortChosen && port !== USUAL_PORT)
    console.log(`\n  Port ${USUAL_PORT} is taken by another program: ${port} is used. PORT chooses another.`);
  const addresses = config.publicUrl ? [config.publicUrl] : hosts.map((host) => `http://${host}:${port}`);
  console.log(`\n  Carful is ready: ${addresses.join('  ')}`);
  console.log(`  Version ${versionText()}`);
  console.log(`  Your data is in ${config.dataDir}`);
  if (!config.mail) console.log('  No mail is configured: accounts are confirmed immediately.');
  if (!config.model) console.log('  No model is configured: problems are assessed by the built-in engine.');
  const missing = missingOperatorSettings(config.operator);
  if (missing.length > 0)
    console.log(`  Nobody is named as the operator: set ${missing.join(' and ')} for the privacy policy.`);
  if (process.geteuid?.() === 0)
    console.log('  It runs as root: a user of its own is safer (docs/operate/self-hosting.md).');
  console.log('  Ctrl-C stops it.\n');
}

/** A message for the operator; null if only the stack explains the error. */
function reasonOf(error: unknown): string | null {
  if (EXPECTED.some((kind) => error instanceof kind)) return (error as Error).message;
  return sentenceOfFileError(error);
}
