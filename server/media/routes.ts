import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { MediaPurpose } from '#domain/media/schema.ts';
import { SentToken, ShareToken } from '#domain/share/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { countSentBytes, limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { ownedCar, sharedCar, writableCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { attachLate } from './attach-late.ts';
import { removeBytes } from './remove-bytes.ts';
import { saveUpload } from './save-upload.ts';
import { sendFile } from './send-file.ts';
import { checkLinkRoom, findSharedMedia } from './shared-media.ts';
import { deleteLooseMedia, findOwnedMedia, looseTotals } from './store.ts';

const UploadQuery = z.object({
  purpose: MediaPurpose,
  carId: z.optional(Id),
  token: z.optional(SentToken),
  /** The problem that was saved without this file and waits for it. */
  issueId: z.optional(Id),
});
const LOOSE = { files: 200, bytes: 1024 ** 3 };
const LOOSE_UNCONFIRMED = { files: 5, bytes: 50 * 1024 ** 2 };
type Address = { Params: { id: string; name?: string }; Querystring: { token?: unknown } };

/** Files go beside the contract: their bodies are streams. Mounted under /api. */
export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (inner) => {
    // Nothing reads the body before the handler does, and what type it claims to be never matters.
    inner.addHook('onRequest', (request, _reply, done) => {
      request.headers['content-type'] = 'application/octet-stream';
      done();
    });
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    inner.put<Address>('/media/:id', async (request, reply) => {
      // A browser looks at the answer only once it has sent all: a refused upload is read to its end.
      reply.raw.once('finish', () => request.raw.resume());
      return upload(deps, request);
    });
  });

  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/media/:id/:name',
    handler: async (request, reply) => {
      const { id, name = '' } = request.params;
      const { token } = request.query;
      // An owner who follows a link sees exactly what the mechanic sees (D6).
      if (token !== undefined) {
        const sent = checkedToken(token);
        await limitLinkRequests(deps, request, 'file', sent);
        const scope = await sharedCar(deps.db, sent, deps.clock());
        const row = await findSharedMedia(deps.db, scope, known(id));
        if (!row) throw refusal('NOT_FOUND');
        countSentBytes(deps, request, reply, sent);
        return sendFile(deps, { request, reply, row, name, reader: 'link' });
      }
      const owner = await signedInOwner(deps, request);
      const row = await findOwnedMedia(deps.db, owner, known(id));
      if (!row) throw refusal('NOT_FOUND');
      return sendFile(deps, { request, reply, row, name, reader: 'owner' });
    },
  });

  app.delete<Address>('/media/:id', async (request, reply) => {
    const owner = await signedInOwner(deps, request);
    const keys = await deleteLooseMedia(deps.db, owner, known(request.params.id));
    if (!keys) throw refusal('NOT_FOUND');
    if (keys === 'taken') throw refusal('ID_TAKEN');
    await removeBytes(deps, keys);
    return reply.status(204).send();
  });
}

async function upload(deps: Deps, request: FastifyRequest<Address>) {
  const { purpose, carId = null, issueId, token } = checked(request.query);
  if (token !== undefined) return uploadThroughLink(deps, request, { purpose, token });
  // The photo of a first car comes with it, before the address is confirmed (D12).
  const early = purpose === 'car-photo' && carId === null;
  const owner = await signedInOwner(deps, request, early ? 'unconfirmed' : 'confirmed');
  const id = known(request.params.id);
  const scope = carId === null ? null : await ownedCar(deps.db, owner, carId);
  if (!scope && purpose !== 'car-photo')
    throw refusal('BAD_REQUEST', { fields: [{ path: 'carId', phrase: 'Missing information' }] });
  await checkRoom(deps, owner);
  const announced = Number(request.headers['content-length'] ?? 0);
  const saved = await saveUpload(deps, owner, { id, purpose, carId, body: request.raw, announced });
  if (scope && issueId !== undefined) await attachLate(deps, scope, issueId, id);
  return saved;
}

/**
 * A mechanic's picture, for a form of the page behind the link (D85).
 * @throws LINK_INVALID unless the link is valid and editable, whatever the reason (D80)
 */
async function uploadThroughLink(
  deps: Deps,
  request: FastifyRequest<Address>,
  { purpose, token }: { purpose: MediaPurpose; token: string },
) {
  const id = known(request.params.id);
  await limitLinkRequests(deps, request, 'upload', token);
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) throw refusal('LINK_INVALID');
  if (purpose === 'car-photo') throw refusal('UNSUPPORTED_MEDIA');
  await checkLinkRoom(deps.db, scope.link.id);
  const announced = Number(request.headers['content-length'] ?? 0);
  const { carId, link } = scope;
  return saveUpload(deps, scope, { id, purpose, carId, body: request.raw, announced, linkId: link.id });
}

/**
 * Files that nothing has taken lie here for weeks: nobody may fill the disk with them.
 * @throws TOO_MANY_REQUESTS
 */
async function checkRoom({ db }: Deps, owner: OwnerScope): Promise<void> {
  const { files, bytes } = await looseTotals(db, owner);
  const most = owner.isConfirmed ? LOOSE : LOOSE_UNCONFIRMED;
  if (files >= most.files || bytes >= most.bytes) throw refusal('TOO_MANY_REQUESTS', { retryAfter: 60 * 60 });
}

/** An address that no file can have is an address where no file is. */
function known(id: string): Id {
  const read = Id.safeParse(id);
  if (!read.success) throw refusal('NOT_FOUND');
  return read.data;
}

function checkedToken(token: unknown): string {
  const read = ShareToken.safeParse(token);
  if (!read.success) throw refusal('LINK_INVALID');
  return read.data;
}

function checked(query: unknown): z.output<typeof UploadQuery> {
  const read = UploadQuery.safeParse(query);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path }) => ({
    path: path.join('.'),
    phrase: 'Missing information',
  }));
  throw refusal('BAD_REQUEST', { fields });
}
