import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { MediaPurpose } from '#domain/media/schema.ts';
import { SentToken } from '#domain/share/schema.ts';
import { documentTaker } from '#server/documents/attach-to-document.ts';
import { ownedCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { repairTaker } from '#server/repairs/attach-to-repair.ts';
import { attachLate } from './attach-late.ts';
import { attachToRecord } from './attach-to-record.ts';

const UploadQuery = z.object({
  purpose: MediaPurpose,
  carId: z.optional(Id),
  token: z.optional(SentToken),
  issueId: z.optional(Id),
  documentId: z.optional(Id),
  repairId: z.optional(Id),
  /** Of an upload in parts, in bytes. */
  size: z.optional(z.coerce.number().check(z.int(), z.positive())),
  offset: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
});
export type UploadQuery = z.output<typeof UploadQuery>;

/** Where an owner's file belongs; `attach` gives it to the record that was saved without it, idempotently. */
export type UploadTarget = {
  owner: OwnerScope;
  id: Id;
  purpose: MediaPurpose;
  carId: Id | null;
  attach: () => Promise<void>;
};

/** @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND for another's car, BAD_REQUEST */
export async function uploadTarget(
  deps: Deps,
  request: FastifyRequest<{ Params: { id: string } }>,
  query: UploadQuery,
): Promise<UploadTarget> {
  const { purpose, carId = null, issueId, documentId, repairId } = query;
  // The photo of a first car is allowed before the address is confirmed (D12).
  const isFirstPhoto = purpose === 'car-photo' && carId === null;
  const owner = await signedInOwner(deps, request, isFirstPhoto ? 'unconfirmed' : 'confirmed');
  const id = parseId(request.params.id);
  const scope = carId === null ? null : await ownedCar(deps.db, owner, carId);
  if (!scope && purpose !== 'car-photo')
    throw refusal('BAD_REQUEST', { fields: [{ path: 'carId', phrase: 'Missing information' }] });
  const attach = async () => {
    if (scope && issueId !== undefined) await attachLate(deps, scope, issueId, id);
    if (scope && documentId !== undefined)
      await attachToRecord(deps, scope, documentTaker, { recordId: documentId, fileId: id });
    if (scope && repairId !== undefined)
      await attachToRecord(deps, scope, repairTaker, { recordId: repairId, fileId: id });
  };
  return { owner, id, purpose, carId, attach };
}

/** @throws NOT_FOUND */
export function parseId(id: string): Id {
  const parsed = Id.safeParse(id);
  if (!parsed.success) throw refusal('NOT_FOUND');
  return parsed.data;
}

/** @throws BAD_REQUEST */
export function parseQuery(query: unknown): UploadQuery {
  const parsed = UploadQuery.safeParse(query);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => ({
    path: path.join('.'),
    phrase: 'Missing information',
  }));
  throw refusal('BAD_REQUEST', { fields });
}
