import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { isPrivateAddress } from './private-address.ts';

export type OutsideRequest = {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: Buffer | string;
};
/** Without a body if the answer switches the protocol. The caller must read the body or destroy it. */
export type OutsideReply = { status: number; headers: IncomingMessage['headers']; body: Readable };
/** `retryAfterMs`: how long to wait before a retry; null if the answer does not say. */
export type OutsideAnswer = { status: number; text: string; retryAfterMs: number | null };

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 16 * 1024;

/** The address is not allowed. The message contains no part of it, because addresses contain secrets. */
class RefusedAddress extends Error {
  readonly kind: 'insecure' | 'private';

  constructor(message: string, kind: RefusedAddress['kind'] = 'private') {
    super(message);
    this.kind = kind;
  }
}

export type OutsideFailure = {
  kind: RefusedAddress['kind'] | 'slow' | 'unreachable';
  /** Safe to log: contains no part of the address. */
  reason: string;
};

/** RFC 9110: seconds, or a date. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/** Sends a request to an address chosen by a user. Without `allowPrivate` only by https on the public internet. The
 * name is resolved once and the connection goes to the address that was checked; redirects are not followed.
 * @param timeoutMs including the body
 * @throws RefusedAddress; errors with a code, as of node:http; ABORT_ERR on timeout */
export async function openOutside(
  { url, body = '', ...request }: OutsideRequest,
  allowPrivate: boolean,
  timeoutMs: number,
): Promise<OutsideReply> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const isSecure = target.protocol === 'https:';
  if (!isSecure && !(allowPrivate && target.protocol === 'http:'))
    throw new RefusedAddress('not https', 'insecure');
  if (target.username !== '' || target.password !== '') throw new RefusedAddress('a user in the address');
  // A literal address is not resolved.
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host))
    throw new RefusedAddress('a private address');
  const signal = AbortSignal.timeout(timeoutMs);
  const options: RequestOptions = {
    ...request,
    headers: {
      ...request.headers,
      ...(request.method !== 'GET' && { 'content-length': Buffer.byteLength(body) }),
    },
    agent: false,
    lookup: lookupChecked(allowPrivate),
    signal,
  };
  const { promise, resolve: onReply, reject } = Promise.withResolvers<OutsideReply>();
  const sent = (isSecure ? requestHttps : requestHttp)(target, options, (answer) => {
    const body = Readable.from(untilAborted(answer, signal), { objectMode: false });
    // A generator that was never started does not reach its `finally`.
    body.once('close', () => answer.destroy());
    onReply({ status: answer.statusCode ?? 0, headers: answer.headers, body });
  });
  // Without a listener, node:http closes the connection and emits neither a response nor an error.
  sent.on('upgrade', ({ statusCode = 0, headers }, socket) => {
    socket.destroy();
    onReply({ status: statusCode, headers, body: Readable.from([]) });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** A body cut off by the timeout ends with the timeout's error, not with that of the connection. */
async function* untilAborted(answer: IncomingMessage, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of answer) yield chunk as Buffer;
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}

/** Hosts take turns, so that one that says nothing, which any user may name, leaves connections to the others. */
const hosts = fairQueue({
  name: 'hosts',
  running: 300,
  perKey: Number.POSITIVE_INFINITY,
  runningPerKey: 100,
});

/** Sends a request and reads the beginning of the answer. Rules and errors are those of `openOutside`. */
export const sendOutside = (
  request: OutsideRequest,
  allowPrivate: boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<OutsideAnswer> =>
  hosts.run(new URL(request.url).host, () => sendAndRead(request, allowPrivate, timeoutMs));

async function sendAndRead(
  request: OutsideRequest,
  allowPrivate: boolean,
  timeoutMs: number,
): Promise<OutsideAnswer> {
  const { status, headers, body } = await openOutside(request, allowPrivate, timeoutMs);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= ANSWER_BYTES) break;
  }
  return {
    status,
    text: Buffer.concat(chunks).toString().slice(0, ANSWER_BYTES),
    retryAfterMs: retryAfterOf(headers['retry-after']),
  };
}

/** One private address among several refuses the name: its owner could choose which one is used. */
function lookupChecked(allowPrivate: boolean): NonNullable<RequestOptions['lookup']> {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, '', 0);
      if (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
        return callback(new RefusedAddress('a private address'), '', 0);
      if (options.all) return (callback as (error: null, all: LookupAddress[]) => void)(null, addresses);
      const [first] = addresses;
      callback(null, first!.address, first!.family);
    });
  };
}

const TOO_SLOW = ['ABORT_ERR', 'TimeoutError'];

/** Reduces an error of sending or reading: messages of other errors quote addresses. */
export function outsideFailure(error: unknown): OutsideFailure {
  if (error instanceof RefusedAddress) return { kind: error.kind, reason: error.message };
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  const reason = typeof code === 'string' ? code : String(name);
  return { kind: TOO_SLOW.includes(reason) ? 'slow' : 'unreachable', reason };
}
