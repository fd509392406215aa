import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseUnavailable } from './unavailable.ts';

/** The message is for the operator, to be printed without a stack. */
export class DatabaseStartError extends Error {}

type Urls = { url: string; directUrl: string };

const RETRY_MS = 3000;
const CONNECT_TIMEOUT_MS = 5000;

/** Waits until both addresses answer, logging each retry.
 * @throws DatabaseStartError when they do not answer within `waitMs`, refuse, or are different databases */
export async function waitForDatabase(
  { url, directUrl }: Urls,
  waitMs: number,
  log: (line: string) => void,
): Promise<void> {
  const until = performance.now() + waitMs;
  const names = { DATABASE_URL: url, ...(directUrl === url ? {} : { DATABASE_DIRECT_URL: directUrl }) };
  for (const [name, address] of Object.entries(names)) {
    for (;;) {
      const error = await tryConnect(address);
      if (!error) break;
      const state = `The database of ${name} (${placeOf(address)})`;
      if (!isDatabaseUnavailable(error)) {
        throw new DatabaseStartError(`${state} refuses the connection: ${reasonOf(error)}.`);
      }
      if (performance.now() + RETRY_MS > until) {
        throw new DatabaseStartError(
          `${state} does not answer: ${reasonOf(error)}. Gave up after DATABASE_WAIT_SECONDS=${waitMs / 1000}.`,
        );
      }
      log(`${state} does not answer: ${reasonOf(error)}. Trying again every ${RETRY_MS / 1000} s.`);
      await sleep(RETRY_MS);
    }
  }
  if (directUrl !== url) await refuseDifferentDatabases({ url, directUrl });
}

async function tryConnect(address: string): Promise<Error | null> {
  try {
    await withClient(address, (client) => client.query('select 1'));
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** A lock taken through one address must be visible through the other; this also detects a standby. */
async function refuseDifferentDatabases({ url, directUrl }: Urls): Promise<void> {
  const key = -randomInt(1, 2 ** 47);
  const isSame = await withClient(directUrl, async (direct) => {
    await direct.query('select pg_advisory_lock($1)', [key]);
    return withClient(url, async (pooled) => {
      const { rows } = await pooled.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [
        key,
      ]);
      return !rows[0]!.free;
    });
  });
  if (isSame) return;
  throw new DatabaseStartError(
    `DATABASE_URL (${placeOf(url)}) and DATABASE_DIRECT_URL (${placeOf(directUrl)}) lead to different databases: ` +
      'both must be the same one, the second past a transaction pooler.',
  );
}

async function withClient<Result>(
  connectionString: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    application_name: 'carful-start',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  // A connection lost between two statements fails the next one.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
  }
}

/** The address without user name and password. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
}

/** A failed connection to a name with several addresses has a code but no message. */
const reasonOf = (error: Error) => error.message || ((error as NodeJS.ErrnoException).code ?? error.name);
