import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ShareToken } from '#domain/share/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { disconnection, drainAfterResponse, leaveBodiesUnread } from '#server/platform/http/streamed-body.ts';
import { countSentBytes, limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { sharedCar } from '#server/platform/access/scope.ts';
import { mayUse } from '#server/platform/access/api-key.ts';
import { callerOf, signedInOwner } from '#server/platform/access/session.ts';
import { assertScope } from '#server/platform/http/programs.ts';
import { removeBytes } from './remove-bytes.ts';
import { saveUpload } from './save-upload.ts';
import { assertFreeSpace } from './storage-limits.ts';
import { sendFile } from './send-file.ts';
import { findSharedMedia } from './shared-media.ts';
import { deleteLooseMedia, findOwnedMedia } from './store.ts';
import { deleteUpload } from './upload-store.ts';
import { assertUploaderQuota } from './uploader-quota.ts';
import { uploadRoutes } from './upload-routes.ts';
import { parseId, parseQuery, uploadTarget } from './upload-target.ts';

type Address = { Params: { id: string; name?: string }; Querystring: { token?: unknown } };

/** Not in the contract: the bodies are streams. Under /api, and for programs under /api/v1. */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (inner) => {
    leaveBodiesUnread(inner);
    inner.put<Address>('/media/:id', async (request, reply) => {
      drainAfterResponse(request, reply);
      return upload(deps, request, disconnection(reply, refusal('UPLOAD_FAILED')));
    });
    uploadRoutes(inner, deps);
  });

  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/media/:id/:name',
    handler: async (request, reply) => {
      const { id, name = '' } = request.params;
      const { token } = request.query;
      assertScope(request, 'files:read');
      // An owner who opens a link sees exactly what the mechanic sees.
      if (token !== undefined && !request.apiKey) {
        const sent = parseToken(token);
        await limitLinkRequests(deps, request, 'file', sent);
        const scope = await sharedCar(deps.db, sent, deps.clock());
        const row = await findSharedMedia(deps.db, scope, parseId(id));
        if (!row) throw refusal('NOT_FOUND');
        countSentBytes(deps, request, reply, sent);
        return sendFile(deps, { request, reply, row, name, reader: 'link' });
      }
      const { owner, carIds } = await callerOf(deps, request);
      const row = await findOwnedMedia(deps.db, owner, parseId(id));
      if (!row || (carIds && !(row.carId && mayUse({ carIds }, row.carId)))) throw refusal('NOT_FOUND');
      return sendFile(deps, { request, reply, row, name, reader: 'owner' });
    },
  });
}

export function mediaRemoval(app: FastifyInstance, deps: Deps): void {
  app.delete<Address>('/media/:id', async (request, reply) => {
    const owner = await signedInOwner(deps, request);
    const id = parseId(request.params.id);
    const parts = await deleteUpload(deps.db, { ...owner, linkId: null }, id);
    if (parts) await removeBytes(deps, parts);
    const keys = await deleteLooseMedia(deps.db, owner, id);
    if (!keys && parts) return reply.status(204).send();
    if (!keys) throw refusal('NOT_FOUND');
    if (keys === 'taken') throw refusal('ID_TAKEN');
    await removeBytes(deps, keys);
    return reply.status(204).send();
  });
}

async function upload(deps: Deps, request: FastifyRequest<Address>, signal: AbortSignal) {
  const target = await uploadTarget(deps, request, parseQuery(request.query), 'upload');
  const { uploader, id, purpose, carId, attach } = target;
  await assertUploaderQuota(deps.db, uploader);
  const declaredSize = await checkSpace(deps, request);
  const body = request.raw;
  const saved = await saveUpload(deps, uploader, { id, purpose, carId, body, declaredSize, signal });
  await attach();
  return saved;
}

/** @returns the declared size, 0 when unknown @throws NO_SPACE */
async function checkSpace(deps: Deps, { headers }: FastifyRequest) {
  const declaredSize = Number(headers['content-length'] ?? 0);
  const largest = Math.max(...Object.values(deps.config.uploadLimits));
  await assertFreeSpace(deps, Math.min(declaredSize || largest, largest));
  return declaredSize;
}

function parseToken(token: unknown): string {
  const parsed = ShareToken.safeParse(token);
  if (!parsed.success) throw refusal('LINK_INVALID');
  return parsed.data;
}
