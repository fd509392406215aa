import pg from 'pg';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The log, as lines of JSON. Of an error it keeps where and why, never the request or row it was about:
 * libraries attach whole bodies to their errors, and with them what owners wrote.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: serializeError } };
  return destination ? pino(options, destination) : pino(options);
}

type LoggedError = {
  type: string;
  message: string;
  code?: unknown;
  status?: unknown;
  stack: string[];
  cause?: LoggedError;
};

function serializeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: [] };
  const {
    code,
    statusCode,
    status = statusCode,
  } = error as { code?: unknown; status?: unknown; statusCode?: unknown };
  return {
    type: error.constructor.name,
    message: withoutValues(error),
    ...(error instanceof pg.DatabaseError ? { table: error.table, constraint: error.constraint } : {}),
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: serializeError(error.cause) } : {}),
  };
}

/** PostgreSQL quotes values in its messages, and drizzle appends the parameters of a failed query. */
function withoutValues(error: Error): string {
  if (error instanceof pg.DatabaseError) return error.message.replace(/"[^"]*"/g, '"…"');
  return error.message.split('\nparams:', 1)[0]!;
}
