import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { fairQueue, type FairQueue } from '#server/platform/fair-queue.ts';
import { inDatabase } from './database-use.ts';
import { sqlState } from './error-code.ts';
import { UnpreparedClient } from './unprepared-client.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
export type Queryable = Pick<Db, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

const MAX_WAIT_MS = 10_000;
/** Requests of one visitor in one process that hold a connection or wait for one. */
const MAX_PER_VISITOR = 500;

// A pool serves requests in order of arrival, so a burst of one account would delay everybody else.
const turns = new WeakMap<pg.Pool, FairQueue>();

function turnsOf(pool: pg.Pool): FairQueue {
  let queue = turns.get(pool);
  if (!queue) {
    const running = pool.options.max;
    const limits = {
      perKey: MAX_PER_VISITOR,
      maxWaitMs: MAX_WAIT_MS,
      // Using every connection would leave no processor time to others. One more than the number of concurrent
      // searches, so that their owner's other requests do not wait for them.
      whenShared: Math.max(4, Math.ceil(running / 3)),
    };
    turns.set(pool, (queue = fairQueue({ name: 'connections', running, ...limits })));
  }
  return queue;
}

/** The pool replaces lost connections; `onLost` is called for each, idle or in use.
 * @param options `prepared: false` for a transaction pooler that does not preserve prepared statements */
export function openDb(
  connectionString: string,
  size: number,
  onLost: (error: Error) => void,
  { prepared = true } = {},
): Db {
  const pool = new pg.Pool({
    connectionString,
    Client: prepared ? pg.Client : UnpreparedClient,
    max: size,
    // Statements that are sent together, such as those of an export, take one round trip.
    pipeline: true,
    application_name: 'carful',
    connectionTimeoutMillis: MAX_WAIT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    // A request that waits longer for a row fails, frees its connection and may be retried.
    lock_timeout: 5000,
  });
  // Each client reports it; an 'error' without a listener would end the process.
  pool.on('error', () => undefined);
  // Closing the pool does not wait for its sockets: the database may close them first.
  pool.on('connect', (client) => client.on('error', (error) => pool.ending || onLost(error)));
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = ((...args: unknown[]) => inDatabase(turnsOf(pool), () => query(...args))) as typeof pool.query;
  const db = drizzle(pool);
  // drizzle-orm never releases a connection on which BEGIN failed, and reports a failed ROLLBACK instead of its cause.
  db.transaction = (run, config) =>
    withClient(pool, async (client) => {
      let cause: unknown;
      const withCause = async (tx: Tx) => {
        try {
          return await run(tx);
        } catch (error) {
          cause = error;
          throw error;
        }
      };
      return drizzle(client)
        .transaction(withCause, config)
        .catch((error: unknown) => {
          throw cause ?? error;
        });
    });
  return db;
}

export const inTransaction = <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  withClient(pool, async (client) => {
    await client.query('begin');
    try {
      const result = await run(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // ROLLBACK fails on a lost connection; the first error is the cause.
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });

/** @param text may begin and end a transaction */
export const runText = (pool: pg.Pool, text: string, values?: unknown[]): Promise<pg.QueryResult> =>
  withClient(pool, async (client) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      // The error arrives before the connection's transaction status, which only the next response updates.
      if (sqlState(error) !== undefined) await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });

const READ_ONLY = '25006';

/** Closes the connection instead of reusing it after a failed BEGIN or ROLLBACK, or if it leads to a standby. */
const withClient = <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => inDatabase(turnsOf(pool), () => lendClient(pool, run));

async function lendClient<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let isReadOnly = false;
  try {
    return await run(client);
  } catch (error) {
    isReadOnly = sqlState(error) === READ_ONLY;
    throw error;
  } finally {
    client.release(isReadOnly || client.getTransactionStatus() !== 'I');
  }
}
