import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';

/** For a proxy or an operator: 200 while requests can be served, 503 when the database does not answer. */
export function healthRoute(app: FastifyInstance, { db, log }: Deps): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok' };
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return reply.status(503).send({ status: 'unavailable' });
    }
  });
}

const CHECK_TIMEOUT_MS = 5000;
/** Anybody may ask; the database and the storage are asked at most this often. */
const RECHECK_MS = 1000;

/** For supervisors: whether the process answers, and whether it should get requests. The cause is in the log. */
export function probeRoutes(app: FastifyInstance, { db, files, log }: Deps): void {
  const draining = app.draining.begun.signal;
  const database = openCheck(async () => void (await db.execute(sql`select 1`)));
  const storage = openCheck(files.check);

  const failing = async (): Promise<string | null> => {
    if (draining.aborted) return 'draining';
    const [databaseError, storageError] = await Promise.all([database(), storage()]);
    if (databaseError) log.error({ err: databaseError }, 'not ready: the database does not answer');
    if (storageError) log.error({ err: storageError }, 'not ready: the file storage does not answer');
    if (databaseError) return 'database';
    return storageError ? 'storage' : null;
  };
  const send = (reply: FastifyReply, status: number, body: object) =>
    reply.status(status).header('cache-control', 'no-store').send(body);

  app.get('/health/live', async (_request, reply) => send(reply, 200, { status: 'ok' }));
  // The tables are migrated before the process listens.
  app.get('/health/ready', async (_request, reply) => {
    const reason = await failing();
    return reason ? send(reply, 503, { status: 'unavailable', reason }) : send(reply, 200, { status: 'ok' });
  });
}

/** Checks that run or have just run are shared. @returns the error, or null */
function openCheck(check: () => Promise<void>): () => Promise<Error | null> {
  let last: { at: number; result: Promise<Error | null> } | undefined;
  const run = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Error>((resolve) => {
      timer = setTimeout(() => resolve(new Error('no answer in time')), CHECK_TIMEOUT_MS);
    });
    const result = check().then(
      () => null,
      (error: unknown) => error as Error,
    );
    return Promise.race([result, late]).finally(() => clearTimeout(timer));
  };
  return () => {
    if (!last || performance.now() - last.at > RECHECK_MS) last = { at: performance.now(), result: run() };
    return last.result;
  };
}
