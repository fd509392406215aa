import { sql } from 'drizzle-orm';
import { limits } from '#domain/limits.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { api } from '#server/platform/http/api.ts';
import { recordedWrite } from '#server/platform/security/recorded-write.ts';
import { deleteKey, insertKey, keyFacts, listKeys } from './store.ts';

export const keyRoutes = {
  list: api.keys.list.handler(async ({ context: { deps, request } }) => ({
    keys: await listKeys(deps.db, await signedInOwner(deps, request)),
  })),
  create: api.keys.create.handler(({ input, context }) =>
    recordedWrite(context, 'make-key', (decidedFor) =>
      ownerWrite(context, input, async ({ owner, now, tx }) => {
        const wanted = [...new Set(input.carIds)];
        const { keys, cars } = await keyFacts(tx, owner, wanted);
        if (cars < wanted.length) throw refusal('NOT_FOUND');
        if (keys >= limits.keys) throw fieldRefusal('name', 'This account cannot have more keys.');
        decidedFor(owner.ownerId);
        return {
          writes: { saved: insertKey(owner, input, now) },
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
