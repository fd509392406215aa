import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MediaPurpose } from '#domain/media/schema.ts';
import { ShareToken } from '#domain/share/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { disconnection, drainAfterResponse, leaveBodiesUnread } from '#server/platform/http/streamed-body.ts';
import { countSentBytes, limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { sharedCar, writableCar } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { removeBytes } from './remove-bytes.ts';
import { saveUpload } from './save-upload.ts';
import { assertFreeSpace, assertLooseQuota } from './storage-limits.ts';
import { sendFile } from './send-file.ts';
import { checkLinkQuota, findSharedMedia } from './shared-media.ts';
import { deleteLooseMedia, findOwnedMedia } from './store.ts';
import { deleteUpload } from './upload-store.ts';
import { uploadRoutes } from './upload-routes.ts';
import { parseId, parseQuery, uploadTarget } from './upload-target.ts';

type Address = { Params: { id: string; name?: string }; Querystring: { token?: unknown } };

/** Not in the contract: the bodies are streams. Mounted under /api. */
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
      // An owner who opens a link sees exactly what the mechanic sees (D6).
      if (token !== undefined) {
        const sent = parseToken(token);
        await limitLinkRequests(deps, request, 'file', sent);
        const scope = await sharedCar(deps.db, sent, deps.clock());
        const row = await findSharedMedia(deps.db, scope, parseId(id));
        if (!row) throw refusal('NOT_FOUND');
        countSentBytes(deps, request, reply, sent);
        return sendFile(deps, { request, reply, row, name, reader: 'link' });
      }
      const owner = await signedInOwner(deps, request);
      const row = await findOwnedMedia(deps.db, owner, parseId(id));
      if (!row) throw refusal('NOT_FOUND');
      return sendFile(deps, { request, reply, row, name, reader: 'owner' });
    },
  });

  app.delete<Address>('/media/:id', async (request, reply) => {
    const owner = await signedInOwner(deps, request);
    const id = parseId(request.params.id);
    const parts = await deleteUpload(deps.db, owner, id);
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
  const query = parseQuery(request.query);
  const { purpose, token } = query;
  if (token !== undefined) return uploadThroughLink(deps, request, { purpose, token, signal });
  const { owner, id, carId, attach } = await uploadTarget(deps, request, query);
  await assertLooseQuota(deps.db, owner);
  const declaredSize = await checkSpace(deps, request);
  const body = request.raw;
  const saved = await saveUpload(deps, owner, { id, purpose, carId, body, declaredSize, signal });
  await attach();
  return saved;
}

/** A mechanic's picture (D85). @throws LINK_INVALID unless the link is valid and editable (D80) */
async function uploadThroughLink(
  deps: Deps,
  request: FastifyRequest<Address>,
  { purpose, token, signal }: { purpose: MediaPurpose; token: string; signal: AbortSignal },
) {
  const id = parseId(request.params.id);
  await limitLinkRequests(deps, request, 'upload', token);
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) throw refusal('LINK_INVALID');
  if (purpose === 'car-photo' || purpose === 'document') throw refusal('UNSUPPORTED_MEDIA');
  await checkLinkQuota(deps.db, scope.link.id);
  const declaredSize = await checkSpace(deps, request);
  const { carId, link } = scope;
  const upload = { id, purpose, carId, body: request.raw, declaredSize, linkId: link.id, signal };
  return saveUpload(deps, scope, upload);
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
