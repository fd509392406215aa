import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config.ts';
import { isDatabaseUnavailable, isDiskFull, logLevelOf } from '#server/platform/database/unavailable.ts';
import { errorBody, isRefusal, refusal, refusalIn } from '#server/platform/errors.ts';
import { isOwnRequest, unknownAddress } from './origin.ts';

const securityHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function apiGuard(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads || isOwnRequest(config.publicUrl, request)) return done();
    const address = unknownAddress(request);
    if (address === null) return done(refusal('FORBIDDEN'));
    tellOnce(address, () =>
      request.log.warn(
        { address, publicUrl: config.publicUrl ?? null },
        `a page was opened at ${address}, an address that this server does not know: set PUBLIC_URL to it`,
      ),
    );
    done(refusal('UNKNOWN_ADDRESS', { address }));
  });
  app.addHook('preValidation', ({ body }, _reply, done) => {
    done(isNestedDeeper(body, MAX_DEPTH) ? refusal('BAD_REQUEST', { fields: [] }) : undefined);
  });
}

const TOLD_MAX = 20;
const told = new Set<string>();
function tellOnce(address: string, tell: () => void): void {
  if (told.has(address) || told.size >= TOLD_MAX) return;
  told.add(address);
  tell();
}

/** Recursive code would overflow the stack on a deeply nested body. */
const MAX_DEPTH = 32;

function isNestedDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return depth === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, depth - 1));
}

/** Also for refusals and probes, so that browsers stay on https whatever they requested first. */
export function stayOnHttps(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}

/** A proxy and this server must not read different hosts from one request. */
export function refuseMalformedHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host, raw } = request;
    const names = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
    const isValid = host === '' || (!/[/?#@\\\s]/.test(host) && URL.canParse(`http://${host}`));
    done(isValid && names.length <= 1 ? undefined : refusal('BAD_REQUEST', { fields: [] }));
  });
}

export function onError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const error = refusalIn(thrown);
  const isUnavailable = isDatabaseUnavailable(error);
  const isFull = isDiskFull(error);
  const body = errorBody(isFull ? refusal('NO_SPACE') : isUnavailable ? { statusCode: 503 } : error);
  if (isFull || isUnavailable || (body.status >= 500 && body.code !== 'UNAVAILABLE' && !isRefusal(error))) {
    request.log[logLevelOf(error)](
      { err: error, method: request.method, path: pathOf(request) },
      'a request failed',
    );
  }
  void reply.status(body.status).send(body);
}

export function notFound(_request: FastifyRequest, reply: FastifyReply): void {
  const body = errorBody(refusal('NOT_FOUND'));
  void reply.status(body.status).send(body);
}

/** For logs: without the query, which may contain a share token, and without the secret of a calendar's address. */
export const pathOf = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  url.split('?', 1)[0]!.replace(/\/calendar\/[^/]+/g, '/calendar/:file');

/** Malformed HTTP never reaches a route; it gets the same error shape, and the connection is closed. */
export function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const [status, reason] = tooLong
    ? ([431, 'Request Header Fields Too Large'] as const)
    : ([400, 'Bad Request'] as const);
  sendRawError(socket, status, reason, refusal('BAD_REQUEST', { fields: [] }));
}

export function sendRawError(socket: Socket, status: number, reason: string, error: Error): void {
  const body = JSON.stringify({ ...errorBody(error), status });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
