import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { recordedWrite } from '#server/platform/security/recorded-write.ts';
import { askedAccess } from './asked-access.ts';
import { deleteKey, insertCode, insertKey, keyFacts, listKeys } from './store.ts';

export const keyRoutes = {
  list: api.keys.list.handler(async ({ context: { deps, request } }) => ({
    keys: await listKeys(deps.db, await signedInOwner(deps, request)),
  })),
  create: api.keys.create.handler(({ input, context }) =>
    recordedWrite(context, 'make-key', (decidedFor) =>
      ownerWrite(context, input, async ({ owner, now, tx }) => {
        await assertPossible(tx, owner, input.carIds, now);
        decidedFor(owner.ownerId);
        return {
          writes: { saved: insertKey(owner, input, now) },
          answer: sql<{ done: true }>`(select ${DONE} from saved)`,
          refused: 'ID_TAKEN',
        };
      }),
    ),
  ),
  asked: api.keys.asked.handler(async ({ input, context: { deps, request } }) => {
    await signedInOwner(deps, request);
    return askedAccess(deps, request, input);
  }),
  connect: api.keys.connect.handler(({ input, context }) =>
    recordedWrite(context, 'make-key', (decidedFor) =>
      ownerWrite(context, input, async ({ owner, now, tx }) => {
        const question = askedAccess(context.deps, context.request, input.asked);
        if (question.outcome !== 'asked') throw refusal('NOT_FOUND');
        await assertPossible(tx, owner, input.carIds, now);
        decidedFor(owner.ownerId);
        const client = question.backTo ?? 'localhost';
        return {
          writes: { saved: insertCode(owner, input, { name: question.name, client }, now) },
          answer: sql<{ done: true }>`(select ${DONE} from saved)`,
          refused: 'ID_TAKEN',
        };
      }),
    ),
  ),
  delete: api.keys.delete.handler(({ input, context }) =>
    recordedWrite(context, 'end-key', (decidedFor) =>
      ownerWrite<{ done: true }>(context, input, async ({ owner }) => {
        decidedFor(owner.ownerId);
        return {
          writes: { ended: deleteKey(owner, input.keyId) },
          answer: sql`(select ${DONE} from ended)`,
          refused: 'NOT_FOUND',
        };
      }),
    ),
  ),
};

/** @throws NOT_FOUND, BAD_REQUEST */
async function assertPossible(
  tx: Queryable,
  owner: OwnerScope,
  carIds: readonly Id[] | null,
  now: Date,
): Promise<void> {
  const wanted = [...new Set(carIds)];
  const { keys, cars } = await keyFacts(tx, owner, wanted, now);
  if (cars < wanted.length) throw refusal('NOT_FOUND');
  if (keys >= limits.keys) throw fieldRefusal('name', 'No more keys can be added to this account.');
}
