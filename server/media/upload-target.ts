import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { MediaPurpose } from '#domain/media/schema.ts';
import { SentToken } from '#domain/share/schema.ts';
import { attachableFill } from '#server/fills/attach-to-fill.ts';
import { attachableDocument } from '#server/documents/attach-to-document.ts';
import { ownedCar, writableCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { mayUse } from '#server/platform/access/api-key.ts';
import { callerOf } from '#server/platform/access/session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { assertScope } from '#server/platform/http/programs.ts';
import { limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { attachableRepair } from '#server/repairs/attach-to-repair.ts';
import { attachLate } from './attach-late.ts';
import { attachToRecord } from './attach-to-record.ts';
import type { Uploader } from './upload-store.ts';

const UploadQuery = z.object({
  purpose: MediaPurpose,
  carId: z.optional(Id),
  token: z.optional(SentToken),
  issueId: z.optional(Id),
  documentId: z.optional(Id),
  repairId: z.optional(Id),
  fillId: z.optional(Id),
  /** The size in bytes of an upload in parts. */
  size: z.optional(z.coerce.number().check(z.int(), z.positive())),
  offset: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});
export type UploadQuery = z.output<typeof UploadQuery>;

type Address = FastifyRequest<{ Params: { id: string } }>;

/** Where a file belongs. `attach` idempotently attaches it to a record that was saved without it. */
export type UploadTarget = {
  uploader: Uploader & Pick<OwnerScope, 'isConfirmed'>;
  id: Id;
  purpose: MediaPurpose;
  carId: Id | null;
  /** Called before an upload in parts begins. @throws TOO_MANY_REQUESTS */
  countNew: () => Promise<void>;
  attach: () => Promise<void>;
};

/** @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND for someone else's car, BAD_REQUEST; for a link as `linkTarget` */
export async function uploadTarget(
  deps: Deps,
  request: Address,
  query: UploadQuery,
  sent: 'upload' | 'part',
): Promise<UploadTarget> {
  const { purpose, carId = null, token, issueId, documentId, repairId, fillId } = query;
  assertScope(request, 'files:write');
  if (token !== undefined && !request.apiKey) return linkTarget(deps, request, { purpose, token, sent });
  // The photo of a first car is allowed before the address is confirmed.
  const isFirstPhoto = purpose === 'car-photo' && carId === null;
  const { owner, carIds } = await callerOf(deps, request, isFirstPhoto ? 'unconfirmed' : 'confirmed');
  if (request.apiKey && purpose === 'car-photo') throw refusal('FORBIDDEN');
  if (carId !== null && !mayUse({ carIds }, carId)) throw refusal('NOT_FOUND');
  const id = parseId(request.params.id);
  const scope = carId === null ? null : await ownedCar(deps.db, owner, carId);
  if (!scope && purpose !== 'car-photo') throw fieldRefusal('carId', 'Missing information');
  const attach = async () => {
    if (scope && issueId !== undefined) await attachLate(deps, scope, issueId, id);
    if (scope && documentId !== undefined)
      await attachToRecord(deps, scope, attachableDocument, { recordId: documentId, fileId: id });
    if (scope && repairId !== undefined)
      await attachToRecord(deps, scope, attachableRepair, { recordId: repairId, fileId: id });
    if (scope && fillId !== undefined)
      await attachToRecord(deps, scope, attachableFill, { recordId: fillId, fileId: id });
  };
  return { uploader: { ...owner, linkId: null }, id, purpose, carId, countNew: nothing, attach };
}

const nothing = async () => undefined;

type Sent = { purpose: MediaPurpose; token: string; sent: 'upload' | 'part' };

/** A mechanic's picture.
 * @throws TOO_MANY_REQUESTS, LINK_INVALID unless the link is valid and editable, UNSUPPORTED_MEDIA */
async function linkTarget(
  deps: Deps,
  request: Address,
  { purpose, token, sent }: Sent,
): Promise<UploadTarget> {
  const id = parseId(request.params.id);
  await limitLinkRequests(deps, request, sent, token);
  const scope = await writableCar(deps.db, token, deps.clock());
  if (!scope) throw refusal('LINK_INVALID');
  if (purpose === 'car-photo' || purpose === 'document') throw refusal('UNSUPPORTED_MEDIA');
  const { ownerId, carId, link } = scope;
  const uploader = { ownerId, isConfirmed: true, linkId: link.id };
  const countNew = () => limitLinkRequests(deps, request, 'upload', token);
  return { uploader, id, purpose, carId, countNew, attach: nothing };
}

export function parseId(id: string): Id {
  const parsed = Id.safeParse(id);
  if (!parsed.success) throw refusal('NOT_FOUND');
  return parsed.data;
}

export function parseQuery(query: unknown): UploadQuery {
  const parsed = UploadQuery.safeParse(query);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => ({
    path: path.join('.'),
    phrase: 'Missing information',
  }));
  throw refusal('BAD_REQUEST', { fields });
}
