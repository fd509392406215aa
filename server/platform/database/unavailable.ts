import { causeOf, sqlState } from './error-code.ts';

/** Deadlock, serialization failure, lock_timeout (db.ts), too many connections, shutdown, a standby. */
const TRANSIENT = new Set(['25006', '40P01', '40001', '55P03', '53300', '57P01', '57P02', '57P03']);
const CONNECTION_EXCEPTION = /^08/;
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
/** pg and pg-pool report these without a code. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|timeout expired$|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/;

const DISK_FULL = '53100';

export const isDiskFull = (error: unknown): boolean =>
  sqlState(error) === DISK_FULL || (causeOf(error) as { code?: unknown } | undefined)?.code === 'ENOSPC';

/** A full disk is told in one place; what it refuses is no failure of the program. */
export const logLevelOf = (error: unknown) => (isDiskFull(error) ? 'warn' : 'error');

/** The database is unreachable or busy, so a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return TRANSIENT.has(state) || CONNECTION_EXCEPTION.test(state);
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return false;
  const { code = '' } = cause as { code?: string };
  return UNREACHABLE.has(code) || CONNECTION_LOST.test(cause.message);
}
