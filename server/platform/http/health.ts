import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { levelOf } from '#server/platform/database/disk-space.ts';
import { appVersion } from '#server/platform/app-version.ts';
import { ofNoRequest } from '#server/platform/database/database-use.ts';
import type { Deps } from '#server/platform/deps.ts';
import { inTime } from '#server/platform/in-time.ts';

/** For a proxy or an operator: 200 while requests can be served, 503 when the database does not answer. */
export function healthRoute(app: FastifyInstance, { db, log }: Deps): void {
  let running: Promise<void> | undefined;
  const ask = async () => {
    await db.execute(sql`select 1`);
  };
  // Open to anybody, also from an address with many visitors or requests: one statement answers all of them.
  const check = () => (running ??= ofNoRequest(ask).finally(() => (running = undefined)));
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await check();
      return { status: 'ok', ...appVersion() };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}

const CHECK_TIMEOUT_MS = 5000;
/** Open to anybody; the database and the storage are checked at most this often. */
const RECHECK_MS = 1000;

/** For supervisors: whether the process is alive, and whether it should get requests. The cause is in the log. */
export function probeRoutes(app: FastifyInstance, { db, files, log, space }: Deps): void {
  const draining = app.draining.stopping.signal;
  const database = openCheck(async () => {
    const { rows } = await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`);
    if (rows[0]!.standby) throw new Error('the database is a standby, which takes no writes');
  }, log);
  const storage = openCheck(files.check, log);

  const failing = async (): Promise<string | null> => {
    if (draining.aborted) return 'draining';
    const [databaseError, storageError] = await Promise.all([database(), storage()]);
    if (databaseError) return 'database';
    return storageError ? 'storage' : null;
  };
  const send = (reply: FastifyReply, status: number, body: object) =>
    reply.status(status).header('cache-control', 'no-store').send(body);

  app.get('/health/live', async (_request, reply) => send(reply, 200, { status: 'ok' }));
  // Migrations run before the process listens.
  app.get('/health/ready', async (_request, reply) => {
    const reason = await failing();
    if (reason) return send(reply, 503, { status: 'unavailable', reason });
    const found = await space.read();
    const level = found ? levelOf(found) : 'plenty';
    // Another process would have no more space, so this one stays in use.
    return send(reply, 200, { status: 'ok', ...(level !== 'plenty' && { space: level }) });
  });
}

/** Logs a failure once. A running or recent check is shared. @returns the error, or null */
function openCheck(check: () => Promise<void>, log: Deps['log']): () => Promise<Error | null> {
  let last: { at: number; result: Promise<Error | null> } | undefined;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    const answer = ofNoRequest(check).finally(() => (isRunning = false));
    const error = await inTime(answer, CHECK_TIMEOUT_MS).then(
      () => null,
      (cause: unknown) => cause as Error,
    );
    if (error) log.error({ err: error }, 'not ready: the database or the file storage does not answer');
    return error;
  };
  return () => {
    if (!last || (!isRunning && performance.now() - last.at > RECHECK_MS))
      last = { at: performance.now(), result: run() };
    return last.result;
  };
}
