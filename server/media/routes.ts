import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { MediaPurpose } from '#domain/media/schema.ts';
import { SentToken, ShareToken } from '#domain/share/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { disconnection, drainAfterResponse, leaveBodiesUnread } from '#server/platform/http/streamed-body.ts';
import { countSentBytes, limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { ownedCar, sharedCar, writableCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { documentTaker } from '#server/documents/attach-to-document.ts';
import { repairTaker } from '#server/repairs/attach-to-repair.ts';
import { attachLate } from './attach-late.ts';
import { attachToRecord } from './attach-to-record.ts';
import { removeBytes } from './remove-bytes.ts';
import { saveUpload } from './save-upload.ts';
import { assertFreeSpace } from './storage-limits.ts';
import { sendFile } from './send-file.ts';
import { checkLinkQuota, findSharedMedia } from './shared-media.ts';
import { deleteLooseMedia, findOwnedMedia, looseTotals } from './store.ts';

const UploadQuery = z.object({
  purpose: MediaPurpose,
  carId: z.optional(Id),
  token: z.optional(SentToken),
  issueId: z.optional(Id),
  documentId: z.optional(Id),
  repairId: z.optional(Id),
});
const LOOSE_QUOTA = { files: 200, bytes: 1024 ** 3 };
const LOOSE_QUOTA_UNCONFIRMED = { files: 5, bytes: 50 * 1024 ** 2 };
type Address = { Params: { id: string; name?: string }; Querystring: { token?: unknown } };

/** Not in the contract: the bodies are streams. Mounted under /api. */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (inner) => {
    leaveBodiesUnread(inner);
    inner.put<Address>('/media/:id', async (request, reply) => {
      drainAfterResponse(request, reply);
      return upload(deps, request, disconnection(reply, refusal('UPLOAD_FAILED')));
    });
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
    const keys = await deleteLooseMedia(deps.db, owner, parseId(request.params.id));
    if (!keys) throw refusal('NOT_FOUND');
    if (keys === 'taken') throw refusal('ID_TAKEN');
    await removeBytes(deps, keys);
    return reply.status(204).send();
  });
}

async function upload(deps: Deps, request: FastifyRequest<Address>, signal: AbortSignal) {
  const { purpose, carId = null, issueId, documentId, repairId, token } = parseQuery(request.query);
  if (token !== undefined) return uploadThroughLink(deps, request, { purpose, token, signal });
  // The photo of a first car is allowed before the address is confirmed (D12).
  const isFirstPhoto = purpose === 'car-photo' && carId === null;
  const owner = await signedInOwner(deps, request, isFirstPhoto ? 'unconfirmed' : 'confirmed');
  const id = parseId(request.params.id);
  const scope = carId === null ? null : await ownedCar(deps.db, owner, carId);
  if (!scope && purpose !== 'car-photo')
    throw refusal('BAD_REQUEST', { fields: [{ path: 'carId', phrase: 'Missing information' }] });
  await checkQuota(deps, owner);
  const declaredSize = await checkSpace(deps, request);
  const saved = await saveUpload(deps, owner, {
    id,
    purpose,
    carId,
    body: request.raw,
    declaredSize,
    signal,
  });
  if (scope && issueId !== undefined) await attachLate(deps, scope, issueId, id);
  if (scope && documentId !== undefined)
    await attachToRecord(deps, scope, documentTaker, { recordId: documentId, fileId: id });
  if (scope && repairId !== undefined)
    await attachToRecord(deps, scope, repairTaker, { recordId: repairId, fileId: id });
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

/** Loose files are stored for weeks, so their number and size is limited. @throws TOO_MANY_REQUESTS */
async function checkQuota({ db }: Deps, owner: OwnerScope): Promise<void> {
  const { files, bytes } = await looseTotals(db, owner);
  const quota = owner.isConfirmed ? LOOSE_QUOTA : LOOSE_QUOTA_UNCONFIRMED;
  if (files >= quota.files || bytes >= quota.bytes)
    throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
}

function parseId(id: string): Id {
  const parsed = Id.safeParse(id);
  if (!parsed.success) throw refusal('NOT_FOUND');
  return parsed.data;
}

function parseToken(token: unknown): string {
  const parsed = ShareToken.safeParse(token);
  if (!parsed.success) throw refusal('LINK_INVALID');
  return parsed.data;
}

function parseQuery(query: unknown): z.output<typeof UploadQuery> {
  const parsed = UploadQuery.safeParse(query);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => ({
    path: path.join('.'),
    phrase: 'Missing information',
  }));
  throw refusal('BAD_REQUEST', { fields });
}
