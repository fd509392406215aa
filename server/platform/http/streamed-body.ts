import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Handlers in this scope read the raw body themselves: no parser touches it, whatever its content type. */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.headers['content-type'] = 'application/octet-stream';
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
}

/** Browsers read the response only after sending the whole body, so the unread rest of a refused one is drained. */
export function drainAfterResponse(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => request.raw.resume());
}

export function disconnection(reply: FastifyReply, reason?: Error): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort(reason);
  });
  return disconnected.signal;
}

/** Resolves when the connection is over: whether the whole response was sent. */
export function sentWhole({ raw }: FastifyReply): Promise<boolean> {
  if (raw.destroyed) return Promise.resolve(raw.writableFinished);
  return new Promise((resolve) => raw.once('close', () => resolve(raw.writableFinished)));
}
