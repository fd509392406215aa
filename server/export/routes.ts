import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/platform/deps.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import type { AnySection } from '#server/platform/portable/section.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { importData, importLimits } from './import-data.ts';
import { openGate } from './one-at-a-time.ts';
import { openExport } from './open-export.ts';

/** An import takes long and is wanted once: more than this is no owner. */
const IMPORTS = { max: 10, seconds: 60 * 60 };

/** An account's data as one zip, out and in again. Beside the contract: the bodies are streams. Mounted under /api. */
export function exportRoutes(app: FastifyInstance, deps: Deps, sections: readonly AnySection[]): void {
  const { imports } = deps.config;
  const gate = openGate();
  app.get('/export', { exposeHeadRoute: false }, async (request, reply) => {
    const owner = await signedInOwner(deps, request);
    const day = deps.clock().toISOString().slice(0, 10);
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="carful-${day}.zip"`)
      .send(await openExport(deps, owner, sections));
  });

  void app.register(async (inner) => {
    // Nothing reads the body before the handler does, and what type it claims to be never matters.
    inner.addHook('onRequest', (request, _reply, done) => {
      request.headers['content-type'] = 'application/octet-stream';
      done();
    });
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    inner.post('/import', { config: { bodyMs: imports.ms } }, async (request, reply) => {
      // A browser looks at the answer only once it has sent all: a refused import is read to its end.
      reply.raw.once('finish', () => request.raw.resume());
      const owner = await signedInOwner(deps, request);
      const wait = deps.config.rateLimits
        ? await countRequests(deps.db, `import:${owner.ownerId}`, IMPORTS, deps.clock())
        : 0;
      if (wait > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter: wait });
      // What nobody waits for any more is not worked on.
      const left = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) left.abort(refusal('UPLOAD_FAILED'));
      });
      const announced = Number(request.headers['content-length'] ?? 0);
      const limits = { ...importLimits, zip: imports.zip };
      return importData(deps, owner, {
        body: request.raw,
        announced,
        limits,
        signal: left.signal,
        gate,
        sections,
      });
    });
  });
}
