import { randomFillSync } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { DatabaseSpace } from './database/disk-space.ts';
import type { Files } from './files/file-store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Mailer } from './mail.ts';
import type { Secrets } from './access/secrets.ts';

export type Deps = {
  config: Config;
  db: Db;
  files: Files;
  space: DatabaseSpace;
  jobs: JobQueue;
  mailer: Mailer | null;
  secrets: Secrets;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Sorts by that time among other ids. */
export const idAt = (time: number): Id => idFrom(time, randomFillSync(new Uint8Array(10)));
export const newId = (): Id => idAt(Date.now());
