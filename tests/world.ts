import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { createApp } from '#server/app.ts';
import { isSecure } from '#server/platform/access/session.ts';
import { readConfig } from '#server/platform/config.ts';
import { databaseBytes } from '#server/platform/database/account-space.ts';
import { openDb } from '#server/platform/database/db.ts';
import { openSpace } from '#server/platform/database/disk-space.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { openLog } from '#server/platform/log.ts';
import { deliverNotices, deliverPushes } from '#server/notices/deliver-notices.ts';
import { sendMail } from '#server/accounts/send-mail.ts';
import { openJobs, type JobRunner } from '#server/platform/jobs/job-runner.ts';
import { openMailer } from '#server/platform/mail.ts';
import type { Output } from '#domain/calls.ts';
import { Visitor } from './client.ts';
import { startTestDatabase } from './database.ts';
import { enterOwner } from './enter-owner.ts';
import { freePort } from './free-port.ts';
import { newLink, signUp, type Owner } from './people.ts';

/** The real app on the real database. Every test makes its own people in it. */
export type World = {
  baseUrl: string;
  deps: Deps;
  jobs: JobRunner;
  app: FastifyInstance;
  visitor(): Visitor;
  newOwner(name?: string): Promise<Owner>;
  /** Moves the server's clock; back to the true time without an argument. */
  setClock(now?: Date): void;
  close(): Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  databaseUrl?: string;
  dataDir?: string;
  web?: string;
  log?: Logger;
};

export async function openWorld({
  env = {},
  databaseUrl,
  dataDir,
  web,
  log: given,
}: Options = {}): Promise<World> {
  // Links in mails need to know where they lead before the server listens.
  const port = env['SMTP_URL'] ? await freePort() : 0;
  // Every process of one database sends its mails.
  const own = env['SMTP_URL'] && !databaseUrl ? await startTestDatabase() : null;
  const settings = {
    ...(port === 0 ? {} : { PUBLIC_URL: `http://127.0.0.1:${port}` }),
    RATE_LIMITS: 'off',
    OVERLOAD_MS: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir ?? inject('dataDir'),
    DATABASE_URL: databaseUrl ?? own?.url ?? inject('databaseUrl'),
    ...env,
  };
  const config = readConfig('/', settings);
  const log = given ?? openLog(config.logLevel);
  const db = openDb(config.database!.url, 8, (error) => log.warn(error));
  let clock: Date | undefined;
  const jobs = openJobs({ db, log });
  const deps: Deps = {
    config,
    db,
    log,
    files: openFiles(config.files, config.dataDir),
    space: openSpace(config, () => databaseBytes(db)),
    jobs,
    mailer: openMailer(config.mail),
    secrets: { auth: 'a-secret-for-tests-of-enough-length!', link: 'another-secret-for-tests-long-enough' },
    clock: () => clock ?? new Date(),
  };
  const app = await createApp(deps, web ?? null);
  const baseUrl = await app.listen({ host: '127.0.0.1', port });
  if (deps.mailer) jobs.start(deps, [sendMail, deliverNotices, deliverPushes]);
  const entrance = {
    query: (text: string, values: unknown[]) => db.$client.query(text, values),
    authSecret: deps.secrets.auth,
    isSecure: isSecure(config),
  };
  return {
    baseUrl,
    deps,
    jobs,
    app,
    visitor: () => new Visitor(baseUrl),
    newOwner: (name = 'Anna') =>
      config.mail ? signUp(new Visitor(baseUrl), name) : enterOwner(new Visitor(baseUrl), entrance, name),
    setClock: (now) => (clock = now),
    close: async () => {
      // As server/main.ts does: a connection on which nothing was ever asked counts as neither busy nor idle.
      const cut = setTimeout(() => app.server.closeAllConnections(), 1000);
      await app.close();
      clearTimeout(cut);
      await jobs.stop(5000);
      await deps.mailer?.close();
      await db.$client.end();
      await own?.stop();
    },
  };
}

/** A link whose time is over: made a day and a half ago by the server's clock. */
export async function expiredLink(
  world: World,
  owner: Visitor,
  carId: Id,
  changes: { isEditable?: boolean } = {},
): Promise<Output<'share.create'>> {
  world.setClock(new Date(Date.now() - 36 * 3_600_000));
  try {
    // The session is younger than the clock now says, so it is still valid.
    return await newLink(owner, carId, changes);
  } finally {
    world.setClock();
  }
}
