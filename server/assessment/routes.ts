import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerOnce } from '#server/assistant/answer-once.ts';
import { api } from '#server/platform/http/api.ts';
import { disconnection, drainAfterResponse } from '#server/platform/http/streamed-body.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { openCounts } from '#server/platform/open-counts.ts';
import { analyzeSymptom } from './analyze-symptom.ts';
import { synthesizeSymptoms } from './synthesize-symptoms.ts';
import { RECORDING_BYTES, transcribe } from './transcribe.ts';

export const functionRoutes = {
  analyzeSymptom: api.functions.analyzeSymptom.handler(
    async ({ input, signal, context: { deps, request } }) =>
      analyzeSymptom(deps, await signedInOwner(deps, request), input, signal),
  ),
  synthesizeSymptoms: api.functions.synthesizeSymptoms.handler(
    async ({ input, signal, context: { deps, request } }) =>
      synthesizeSymptoms(deps, await signedInOwner(deps, request), input, signal),
  ),
  carAssistant: api.functions.carAssistant.handler(async ({ input, signal, context: { deps, request } }) =>
    answerOnce(deps, await signedInOwner(deps, request), input, signal),
  ),
};

/** A recording is held in memory while it arrives, which may be slow, and until it is transcribed. */
const RECORDINGS_AT_ONCE = 3;
const RETRY_AFTER_S = 10;

/** Not in the contract: the body is the raw recording, whatever its content type. Mounted under /api. */
export function transcriptionRoute(app: FastifyInstance, deps: Deps): void {
  void app.register(async (inner) => {
    // Checked before the body is read, so that an unauthenticated recording is never held in memory.
    const owners = new WeakMap<FastifyRequest, OwnerScope>();
    const recordings = openCounts();
    inner.addHook('onRequest', async (request, reply) => {
      drainAfterResponse(request, reply);
      const owner = await signedInOwner(deps, request);
      owners.set(request, owner);
      if (!deps.config.speech) throw refusal('NOT_AVAILABLE', { reason: 'not-configured' });
      const end = recordings.open(owner.ownerId, RECORDINGS_AT_ONCE, RETRY_AFTER_S);
      // The client disconnected while the session was looked up.
      if (reply.raw.closed) end();
      else reply.raw.once('close', end);
    });
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: RECORDING_BYTES },
      (_request, body, done) => done(null, body),
    );
    inner.setErrorHandler((error: Error & { code?: string }) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw refusal('TOO_LARGE', { limit: RECORDING_BYTES });
      throw error;
    });
    inner.post<{ Querystring: { language?: string } }>(
      '/functions/transcribe',
      { bodyLimit: RECORDING_BYTES },
      async (request, reply) => {
        const owner = owners.get(request)!;
        if (!Buffer.isBuffer(request.body)) throw refusal('UNSUPPORTED_MEDIA');
        const { language } = request.query;
        const known = language === 'en' || language === 'lv' ? language : undefined;
        return transcribe(deps, owner, { recording: request.body, language: known }, disconnection(reply));
      },
    );
  });
}
