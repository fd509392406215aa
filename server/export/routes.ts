import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { importData, importLimits } from './import-data.ts';
import { openExport } from './open-export.ts';

const IMPORTS = { max: 10, seconds: 60 * 60 };

/** Mounted under /api beside the contract, because the bodies are streams. */
export function exportRoutes(app: FastifyInstance, deps: Deps, sections: readonly AnySection[]): void {
  const { imports } = deps.config;
  const queue = fairQueue({ running: 1, perKey: 2 });
  const exporting = fairQueue({ running: 2, perKey: 3 });
  app.get('/export', { exposeHeadRoute: false }, async (request, reply) => {
    const owner = await signedInOwner(deps, request);
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort(refusal('UPLOAD_FAILED')));
    // Staging reads all rows in one transaction, so it may not take every connection of the pool.
    const zip = await exporting.run(
      owner.ownerId,
      () => openExport(deps, owner, sections),
      disconnected.signal,
    );
    const day = deps.clock().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="carful-${day}.zip"`)
      .send(zip);
  });

  void app.register(async (inner) => {
    // Any content type is accepted, and no parser reads the body before the handler.
    inner.addHook('onRequest', (request, _reply, done) => {
      request.headers['content-type'] = 'application/octet-stream';
      done();
    });
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    inner.post('/import', { config: { bodyMs: imports.ms } }, async (request, reply) => {
      // Browsers read the response only after sending the whole body, so drain it after a refusal.
      reply.raw.once('finish', () => request.raw.resume());
      const owner = await signedInOwner(deps, request);
      const wait = deps.config.rateLimits
        ? await countRequests(deps.db, `import:${owner.ownerId}`, IMPORTS, deps.clock())
        : 0;
      if (wait > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter: wait });
      const disconnected = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) disconnected.abort(refusal('UPLOAD_FAILED'));
      });
      const declaredSize = Number(request.headers['content-length'] ?? 0);
      const limits = { ...importLimits, zip: imports.zip };
      return importData(deps, owner, {
        body: request.raw,
        declaredSize,
        limits,
        signal: disconnected.signal,
        queue,
        sections,
      });
    });
  });
}
