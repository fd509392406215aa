import pg from 'pg';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The one log: lines of JSON. Of an error it keeps what tells where and why, never the request or the row
 * it was about: libraries put whole bodies, and so what owners wrote, on their errors.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: told } };
  return destination ? pino(options, destination) : pino(options);
}

type Told = {
  type: string;
  message: string;
  code?: unknown;
  status?: unknown;
  stack: string[];
  cause?: Told;
};

function told(error: unknown): Told {
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
    ...(error.cause instanceof Error ? { cause: told(error.cause) } : {}),
  };
}

/** The database quotes the values it minds; a failed query is told with its parameters on a line of their own. */
function withoutValues(error: Error): string {
  if (error instanceof pg.DatabaseError) return error.message.replace(/"[^"]*"/g, '"…"');
  return error.message.split('\nparams:', 1)[0]!;
}
