import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db as JobDatabase, Job as Claimed, PgBoss } from 'pg-boss';
import { runText, type Db, type Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { JOB_SCHEMA } from './install.ts';
import type { Job } from './job.ts';
import type { JobQueue, JobSettings } from './job-queue.ts';
import { runLogged } from './run-logged.ts';

export type JobRunner = JobQueue & {
  /** Runs these jobs in this process. Keeps trying while the database is unreachable. */
  start(deps: Deps, jobs: readonly Job[]): void;
  /** Takes no further jobs and aborts those that do not end in time; another process retries them. */
  stop(withinMs: number): Promise<void>;
};

type Timing = { heartbeatSeconds: number; superviseSeconds: number; scheduleMs: number };
/** The job of a killed process runs again after the heartbeat's timeout and the next supervision. */
const TIMING: Timing = { heartbeatSeconds: 20, superviseSeconds: 20, scheduleMs: 60_000 };

const DAY_S = 24 * 60 * 60;
const RETRY_DELAY_MAX_S = 60 * 60;
const START_RETRY_MS = 10_000;
const READY_TIMEOUT_MS = 5000;
const ABORT_GRACE_MS = 1000;
const ERROR_LOG_MS = 60_000;
const UNIQUE_VIOLATION = '23505';

type Running = { boss: PgBoss; fromTx(tx: Queryable): JobDatabase };

export function openJobs(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { heartbeatSeconds, superviseSeconds, scheduleMs }: Timing = TIMING,
): JobRunner {
  const { promise: started, resolve: onStarted } = Promise.withResolvers<Running>();
  const stopping = new AbortController();
  const workers = new Map<string, string>();
  const active = new Set<Promise<unknown>>();
  let current: Running | undefined;
  let opening: Promise<void> | undefined;
  let schedule: ReturnType<typeof setInterval> | undefined;

  const sendOptions = (job: JobSettings) => ({
    retryLimit: job.retries.limit,
    retryDelay: job.retries.delaySeconds,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_S,
    expireInSeconds: job.expireMinutes * 60,
    heartbeatSeconds,
  });

  const enqueueDue = async (boss: PgBoss, jobs: readonly Job[]) => {
    for (const job of jobs) {
      if (job.everyMinutes === undefined) continue;
      // One job per interval and queue, from whichever process is first.
      const options = { ...sendOptions(job), singletonSeconds: job.everyMinutes * 60 };
      if ((await boss.send(job.name, null, options)) !== null) wake(job);
    }
  };

  const wake = (job: JobSettings) => {
    const worker = workers.get(job.name);
    if (worker !== undefined) current?.boss.notifyWorker(worker);
  };

  const work = async (boss: PgBoss, deps: Deps, job: Job) => {
    const policy = job.everyMinutes === undefined ? 'standard' : 'exclusive';
    await boss.createQueue(job.name, { policy });
    const options = {
      pollingIntervalSeconds: job.pollSeconds ?? 30,
      localConcurrency: job.workers ?? 1,
      batchSize: job.batch ?? 1,
      burstWhenBatchFull: true,
      perJobResults: true,
    } as const;
    const worker = await boss.work(job.name, options, async (claimed: Claimed[]) => {
      const runs = Promise.all(claimed.map((each) => runLogged(job, deps, each)));
      active.add(runs);
      return runs.finally(() => active.delete(runs));
    });
    workers.set(job.name, worker);
  };

  const open = async (deps: Deps, jobs: readonly Job[]) => {
    const { PgBoss, fromDrizzle } = await import('pg-boss');
    const boss = new PgBoss({
      db: databaseOf(db),
      schema: JOB_SCHEMA,
      migrate: false,
      schedule: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
      // No job depends on another.
      flowIntervalSeconds: DAY_S,
    });
    boss.on(
      'error',
      atMostOnceA(ERROR_LOG_MS, (err) => log.warn({ err: asError(err) }, 'the job queue met an error')),
    );
    boss.on('warning', ({ message }) => log.warn(message));
    try {
      await boss.start();
      for (const job of jobs) await work(boss, deps, job);
    } catch (error) {
      await boss.stop({ close: false, graceful: false });
      throw error;
    }
    current = { boss, fromTx: (tx) => fromDrizzle(tx, sql) };
    onStarted(current);
    const enqueueDueJobs = () =>
      enqueueDue(boss, jobs).catch((err: unknown) => boss.emit('error', err as Error));
    await enqueueDueJobs();
    if (!stopping.signal.aborted) schedule = setInterval(() => void enqueueDueJobs(), scheduleMs).unref();
  };

  const openWithRetries = async (deps: Deps, jobs: readonly Job[]) => {
    while (!stopping.signal.aborted) {
      try {
        await open(deps, jobs);
        return;
      } catch (error) {
        log.error({ err: error }, 'the job queue cannot start; trying again');
        await sleep(START_RETRY_MS, undefined, { signal: stopping.signal, ref: false }).catch(
          () => undefined,
        );
      }
    }
  };

  const untilRunning = async (): Promise<Running> => {
    const timeout = sleep(READY_TIMEOUT_MS, undefined, { ref: false });
    const running = current ?? (await Promise.race([started, timeout]));
    if (!running) throw new Error('the job queue is not running');
    return running;
  };

  return {
    ready: async () => void (await untilRunning()),
    async enqueue(tx, job, id) {
      const running = await untilRunning();
      await running.boss.send(job.name, null, { ...sendOptions(job), id, db: running.fromTx(tx) });
    },
    async enqueueAll(tx, job, jobs) {
      const running = await untilRunning();
      const options = sendOptions(job);
      const inserts = jobs.map(({ notBefore, ...each }) => ({
        ...options,
        ...each,
        ...(notBefore && { startAfter: notBefore }),
      }));
      await running.boss.insert(job.name, inserts, { db: running.fromTx(tx) });
    },
    async retry(name, id) {
      const { boss } = await untilRunning();
      // A periodic job whose next run waits already runs anyway.
      await boss.retry(name, id).catch((error: unknown) => {
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      });
    },
    wake,
    start(deps, jobs) {
      opening = openWithRetries(
        deps,
        jobs.filter((job) => job.isEnabled?.(deps) ?? true),
      );
    },
    async stop(withinMs) {
      stopping.abort();
      clearInterval(schedule);
      await opening;
      await current?.boss.stop({ close: false, graceful: withinMs > 0, timeout: withinMs });
      // An aborted job may still be running a statement.
      await Promise.race([Promise.all(active), sleep(ABORT_GRACE_MS, undefined, { ref: false })]);
    },
  };
}

/** Uses the app's own pool, so jobs take no further connections. */
const databaseOf = (db: Db): JobDatabase => ({
  executeSql: (text, values) => runText(db.$client, text, values),
});

/** pg-boss copies the errors of its statements into plain objects. */
const asError = (error: Error): Error =>
  error instanceof Error ? error : Object.assign(new Error((error as Error).message), error);

/** Per message, so that a repeated one does not hide others. */
function atMostOnceA(intervalMs: number, log: (error: Error) => void): (error: Error) => void {
  const logged = new Map<string, number>();
  return (error) => {
    const now = performance.now();
    for (const [message, at] of logged) if (now - at >= intervalMs) logged.delete(message);
    if (logged.has(error.message)) return;
    logged.set(error.message, now);
    log(error);
  };
}
