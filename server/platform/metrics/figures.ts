import { appVersion } from '#server/platform/app-version.ts';
import { newestFinishedAt } from '#server/platform/backup/backup-folder.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readQueueFigures } from '#server/platform/jobs/read-figures.ts';
import { backups, liveConnections, modelCalls, queueTasks, type Tally } from './tally.ts';

export type Sample = { labels: Record<string, string>; value: number };
export type Figure = {
  kind: 'gauge' | 'counter';
  name: string;
  help: string;
  labels: string[];
  /** Read at each scrape. A figure whose read fails is left out. */
  read(deps: Deps): readonly Sample[] | Promise<readonly Sample[]>;
};

const samples = (tally: Tally<string>, label: string, more: Record<string, string> = {}): Sample[] =>
  [...tally.values].map(([key, value]) => ({ labels: { ...more, [label]: key }, value }));

const number = (name: string, help: string, read: (deps: Deps) => number): Figure => ({
  kind: 'gauge',
  name,
  help,
  labels: [],
  read: (deps) => [{ labels: {}, value: read(deps) }],
});

/** Of the uploads of all accounts. */
export async function storedBytes(db: Deps['db']): Promise<number> {
  const { rows } = await db.$client.query<{ bytes: number }>(
    'select coalesce(sum(size), 0)::float8 as bytes from media',
  );
  return rows[0]!.bytes;
}

/** Labels contain only names from the code, never user input, so the number of series is limited. */
export const figures: readonly Figure[] = [
  {
    kind: 'gauge',
    name: 'carful_info',
    help: 'Always 1; the labels are the version that runs.',
    labels: ['version', 'commit'],
    read: () => {
      const { version, commit } = appVersion();
      return [{ labels: { version, commit: commit ?? '' }, value: 1 }];
    },
  },
  number(
    'carful_database_connections_limit',
    'Connections that the pool may open.',
    ({ config }) => config.databasePool,
  ),
  number(
    'carful_database_waiting',
    'Queries and transactions that wait for a connection.',
    ({ db }) => db.$client.waitingCount + (queueTasks.waiting.values.get('connections') ?? 0),
  ),
  {
    kind: 'gauge',
    name: 'carful_database_connections',
    help: 'Connections of the pool, in use or idle.',
    labels: ['state'],
    read: ({ db: { $client: pool } }) => [
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  },
  {
    kind: 'gauge',
    name: 'carful_database_free_bytes',
    help: 'What the database may still grow by; none where its disk is not known.',
    labels: [],
    read: async ({ space }) => {
      const found = await space.read();
      return found ? [{ labels: {}, value: found.free }] : [];
    },
  },
  {
    kind: 'gauge',
    name: 'carful_disk_free_bytes',
    help: 'Free space of the disk with the data folder.',
    labels: [],
    read: async ({ files }) => [{ labels: {}, value: await files.freeBytes() }],
  },
  {
    kind: 'gauge',
    name: 'carful_accounts',
    help: 'Accounts, by whether their address is confirmed; of all processes together.',
    labels: ['state'],
    read: async ({ db }) => {
      const { rows } = await db.$client.query<{ confirmed: number; unconfirmed: number }>(
        `select count(*) filter (where email_verified)::int as confirmed,
           count(*) filter (where not email_verified)::int as unconfirmed from auth_user`,
      );
      return Object.entries(rows[0]!).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
  {
    kind: 'gauge',
    name: 'carful_stored_bytes',
    help: 'Bytes of uploads, of all accounts together.',
    labels: [],
    read: async ({ db }) => [{ labels: {}, value: await storedBytes(db) }],
  },
  {
    kind: 'gauge',
    name: 'carful_sign_ups_last_day',
    help: 'Accounts that were made in the last 24 hours.',
    labels: [],
    read: async ({ db }) => {
      const { rows } = await db.$client.query<{ made: number }>(
        `select count(*)::int as made from auth_user where created_at > now() - interval '1 day'`,
      );
      return [{ labels: {}, value: rows[0]!.made }];
    },
  },
  {
    kind: 'gauge',
    name: 'carful_queue_tasks',
    help: 'Uploads, pictures, reports, exports and imports in work or waiting for their turn.',
    labels: ['queue', 'state'],
    read: () => [
      ...samples(queueTasks.running, 'queue', { state: 'running' }),
      ...samples(queueTasks.waiting, 'queue', { state: 'waiting' }),
    ],
  },
  {
    kind: 'gauge',
    name: 'carful_live_connections',
    help: 'Pages that listen for changes, of owners or behind share links.',
    labels: ['reader'],
    read: () => samples(liveConnections, 'reader'),
  },
  {
    kind: 'counter',
    name: 'carful_model_calls_total',
    help: 'Calls of language and speech models.',
    labels: ['model', 'outcome'],
    read: () => [
      ...samples(modelCalls.text, 'outcome', { model: 'text' }),
      ...samples(modelCalls.speech, 'outcome', { model: 'speech' }),
    ],
  },
  {
    kind: 'gauge',
    name: 'carful_jobs',
    help: 'Jobs of all processes together; failed ones were given up in the last week.',
    labels: ['job', 'state'],
    read: async ({ db }) =>
      (await readQueueFigures(db.$client)).flatMap(({ name, waiting, active, failed }) =>
        Object.entries({ waiting, active, failed }).map(([state, value]) => ({
          labels: { job: name, state },
          value,
        })),
      ),
  },
  {
    kind: 'counter',
    name: 'carful_backups_total',
    help: 'Scheduled backups of this process; a failed one is tried again.',
    labels: ['outcome'],
    read: () => samples(backups, 'outcome'),
  },
  {
    kind: 'gauge',
    name: 'carful_backup_last_success_timestamp_seconds',
    help: 'When the newest scheduled backup of this machine was finished, in seconds since 1970.',
    labels: [],
    read: async ({ config: { backup } }) => {
      const finished = backup.at === undefined ? null : await newestFinishedAt(backup.folder);
      return finished ? [{ labels: {}, value: finished.getTime() / 1000 }] : [];
    },
  },
];
