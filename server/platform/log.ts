import pg from 'pg';
import { pino, type DestinationStream, type Logger } from 'pino';

/** Logs lines of JSON. Errors are reduced, because libraries attach whole bodies that contain user data. */
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
