import type { FastifyInstance } from 'fastify';
import { refusal } from '#server/platform/errors.ts';
import { sendRawError } from './guard.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    bodyMs?: number;
  }
}

/** Ends a request whose body arrives too slowly. Node's own limit is the same for all routes. */
export function limitBodyTime(app: FastifyInstance, usualMs: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const hasBody = 'transfer-encoding' in raw.headers || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return done();
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (!reply.raw.headersSent) sendRawError(raw.socket, 408, 'Request Timeout', refusal('UPLOAD_FAILED'));
      raw.socket.destroySoon();
    }, routeOptions.config.bodyMs ?? usualMs);
    // A body that a refused request leaves unread never completes; its timer must not keep the process alive.
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
