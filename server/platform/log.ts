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
    lastError: cause = error.cause,
  } = error as { code?: unknown; status?: unknown; statusCode?: unknown; lastError?: unknown };
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
    ...(cause instanceof Error ? { cause: serializeError(cause) } : {}),
  };
}

/** PostgreSQL and JSON.parse quote values in their messages, the model library whole answers, and drizzle appends the
 * parameters of a failed query. */
function withoutValues(error: Error): string {
  if (error.name.startsWith('AI_')) return error.name;
  if (error instanceof pg.DatabaseError || error instanceof SyntaxError)
    return error.message.replace(/"[^]*"/, '"…"');
  return error.message.split('\nparams:', 1)[0]!;
}
