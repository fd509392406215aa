import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

export type OutsideRequest = {
  method: 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body: Buffer | string;
};
/** `retryAfterMs`: how long not to ask again; null when the answer does not say so. */
export type OutsideAnswer = { status: number; text: string; retryAfterMs: number | null };

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 16 * 1024;

/** The address is not allowed. Its message names no part of it, as addresses hold secrets. */
class RefusedAddress extends Error {
  readonly kind: 'insecure' | 'private';

  constructor(message: string, kind: RefusedAddress['kind'] = 'private') {
    super(message);
    this.kind = kind;
  }
}

export type OutsideFailure = {
  kind: RefusedAddress['kind'] | 'slow' | 'unreachable';
  /** May be logged: holds no part of the address. */
  reason: string;
};

/** RFC 9110: seconds, or a date. */
function retryAfterOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

/**
 * Sends to an address that a user chose. Without `allowPrivate` only by https to the public internet. The name is
 * resolved once, and the connection goes to what was checked; redirects are not followed.
 *
 * @returns the status and the beginning of the text
 * @throws RefusedAddress; and an error with a code, as of node:http; ABORT_ERR when it takes too long
 */
export async function sendOutside(
  { url, body, ...request }: OutsideRequest,
  allowPrivate: boolean,
  timeoutMs = TIMEOUT_MS,
): Promise<OutsideAnswer> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const isSecure = target.protocol === 'https:';
  if (!isSecure && !(allowPrivate && target.protocol === 'http:'))
    throw new RefusedAddress('not https', 'insecure');
  if (target.username !== '' || target.password !== '') throw new RefusedAddress('a user in the address');
  // A literal address is not looked up.
  if (!allowPrivate && isIP(host) !== 0 && isPrivateAddress(host))
    throw new RefusedAddress('a private address');
  const options: RequestOptions = {
    ...request,
    headers: { ...request.headers, 'content-length': Buffer.byteLength(body) },
    agent: false,
    lookup: lookupChecked(allowPrivate),
    signal: AbortSignal.timeout(timeoutMs),
  };
  const { promise, resolve: onAnswer, reject } = Promise.withResolvers<OutsideAnswer>();
  const sent = (isSecure ? requestHttps : requestHttp)(target, options, (answer) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      onAnswer({
        status: answer.statusCode ?? 0,
        text: Buffer.concat(chunks).toString().slice(0, ANSWER_BYTES),
        retryAfterMs: retryAfterOf(answer.headers['retry-after']),
      });
      sent.destroy();
    };
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= ANSWER_BYTES) finish();
    });
    answer.on('end', finish);
    answer.on('error', reject);
  });
  // Without a listener, node:http closes the connection and emits neither an answer nor an error.
  sent.on('upgrade', ({ statusCode = 0 }, socket) => {
    socket.destroy();
    onAnswer({ status: statusCode, text: '', retryAfterMs: null });
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** One private address among several refuses the name: which one is taken would be up to whoever owns the name. */
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

/** Of what `sendOutside` throws: messages of other errors quote addresses. */
export function outsideFailure(error: unknown): OutsideFailure {
  if (error instanceof RefusedAddress) return { kind: error.kind, reason: error.message };
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  const reason = typeof code === 'string' ? code : String(name);
  return { kind: reason === 'ABORT_ERR' ? 'slow' : 'unreachable', reason };
}
