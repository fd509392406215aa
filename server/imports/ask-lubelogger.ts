import { lubeLoggerLists } from '#domain/imports/lubelogger-json.ts';
import { LATER_LISTS, listPaths, recordsIn, vehiclesIn } from '#domain/imports/lubelogger-server.ts';
import type {
  LubeLoggerServer,
  ServerAnswer,
  ServerProblem,
  ServerRecords,
} from '#domain/imports/server-schema.ts';
import { limits } from '#domain/limits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openOutside, outsideFailure, type OutsideReply } from '#server/platform/outgoing/send-outside.ts';
import { serverAddress } from './server-address.ts';

/** Timeouts of one request and of the whole instance, below what proxies allow a request to take. */
const REQUEST_MS = 20_000;
const INSTANCE_MS = 50_000;
const INSTANCE_BYTES = 32 * 1024 * 1024;
/** Small values take up to 20 times their size in memory; a record has about 20. */
const INSTANCE_VALUES = 40 * limits.importRecords;
const REQUESTS_AT_ONCE = 4;

type Outside = Pick<Deps, 'config' | 'log'>;

/** Why a server could not be read as a LubeLogger instance. */
export class LubeLoggerError extends Error {
  readonly problem: ServerProblem;
  readonly status: number | null;
  constructor(problem: ServerProblem, reason: string = problem, status: number | null = null) {
    super(reason);
    this.problem = problem;
    this.status = status;
  }
}

export function addressOf({ address }: LubeLoggerServer): string {
  const url = serverAddress(address);
  if (url === null) throw new LubeLoggerError('address');
  return url;
}

export const toLubeLoggerError = (error: unknown): LubeLoggerError => {
  if (error instanceof LubeLoggerError) return error;
  const { kind, reason } = outsideFailure(error);
  return new LubeLoggerError(kind, reason);
};

/** The key is only ever sent in a header. @throws LubeLoggerError */
export async function openServer(
  { config }: Pick<Deps, 'config'>,
  { key }: LubeLoggerServer,
  { url, timeoutMs = REQUEST_MS }: { url: string; timeoutMs?: number },
): Promise<OutsideReply> {
  const headers = {
    'x-api-key': key,
    'culture-invariant': 'true',
    'accept-encoding': 'identity',
    accept: '*/*',
  };
  let reply: OutsideReply;
  try {
    reply = await openOutside({ method: 'GET', url, headers }, config.importPrivate, timeoutMs);
  } catch (error) {
    throw toLubeLoggerError(error);
  }
  const problem = problemOf(reply);
  if (!problem) return reply;
  reply.body.destroy();
  throw new LubeLoggerError(problem, `status ${reply.status}`, reply.status);
}

/** LubeLogger redirects unauthenticated requests to its log-in page. */
function problemOf({ status, headers: { location = '' } }: OutsideReply): ServerProblem | null {
  if (status === 200) return null;
  if (status === 401 || status === 403) return 'key';
  if (status >= 300 && status < 400)
    return /\/(login|error\/unauthorized)\b/i.test(location) ? 'key' : 'moved';
  return status === 429 || status >= 500 ? 'failed' : 'other-app';
}

type Budget = { until: number; requestMs: number; bytes: number; values: number };

async function readJson(
  outside: Outside,
  server: LubeLoggerServer,
  url: string,
  budget: Budget,
): Promise<unknown> {
  const left = budget.until - Date.now();
  if (left <= 0) throw new LubeLoggerError('slow');
  const { body } = await openServer(outside, server, { url, timeoutMs: Math.min(left, budget.requestMs) });
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      budget.bytes -= chunk.length;
      budget.values -= countValues(chunk);
      if (budget.bytes < 0 || budget.values < 0) throw new LubeLoggerError('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw toLubeLoggerError(error);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new LubeLoggerError('other-app', 'not JSON');
  }
}

const BEGINS_VALUE = new Set(Buffer.from('{[,'));

/** At least as many values as the JSON contains. */
function countValues(json: Buffer): number {
  let values = 0;
  for (const byte of json) if (BEGINS_VALUE.has(byte)) values += 1;
  return values;
}

/** Stores nothing. Any failed request fails the whole, because half an instance is of no use. */
export async function askLubeLogger(
  outside: Outside,
  server: LubeLoggerServer,
  requestMs = REQUEST_MS,
): Promise<ServerAnswer> {
  try {
    return { problem: null, found: await readInstance(outside, server, requestMs) };
  } catch (error) {
    const { problem, message } = toLubeLoggerError(error);
    outside.log.warn({ problem, reason: message }, 'a LubeLogger server was not read');
    return { problem };
  }
}

async function readInstance(
  outside: Outside,
  server: LubeLoggerServer,
  requestMs: number,
): Promise<ServerRecords> {
  const address = addressOf(server);
  const budget: Budget = {
    until: Date.now() + INSTANCE_MS,
    requestMs,
    bytes: INSTANCE_BYTES,
    values: INSTANCE_VALUES,
  };
  const vehicles = vehiclesIn(await readJson(outside, server, `${address}/api/vehicles`, budget));
  if (!vehicles) throw new LubeLoggerError('other-app', 'no vehicles');
  if (vehicles.length > limits.importCars) throw new LubeLoggerError('too-many-cars');
  const ids = vehicles.map(({ id, Id }) => String(id ?? Id));
  const pending = ids.flatMap((id) => lubeLoggerLists.map((list) => ({ id, list })));
  const records: ServerRecords['records'] = Object.fromEntries(ids.map((id) => [id, {}]));
  const missing = new Set<string>();
  const readNext = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift()) {
      const { id, list } = next;
      const url = `${address}/api/vehicle/${listPaths[list]}?vehicleId=${encodeURIComponent(id)}`;
      const found = await readList(outside, server, { url, isOptional: LATER_LISTS.includes(list) }, budget);
      if (found) records[id]![list] = found;
      else missing.add(list);
    }
  };
  try {
    await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, readNext));
  } finally {
    pending.length = 0;
  }
  return { vehicles, records, missing: [...missing] };
}

async function readList(
  outside: Outside,
  server: LubeLoggerServer,
  { url, isOptional }: { url: string; isOptional: boolean },
  budget: Budget,
) {
  try {
    const found = recordsIn(await readJson(outside, server, url, budget));
    if (!found) throw new LubeLoggerError('other-app', 'no list of records');
    return found;
  } catch (error) {
    const failure = toLubeLoggerError(error);
    if (isOptional && failure.status === 404) return null;
    throw failure;
  }
}
