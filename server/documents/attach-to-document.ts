import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Phrase } from '#domain/language/words.ts';
import { assertOwnDocument } from '#server/media/store.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite } from '#server/platform/database/car-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { documentOfCar, insertFile, updateDocument } from './store.ts';

/** Idempotent (D45). @throws NOT_FOUND for a deleted document or another's file; BAD_REQUEST for too many files */
export async function attachToDocument(deps: Deps, scope: CarScope, documentId: Id, id: Id): Promise<void> {
  await provenCarWrite({ deps, scope }, null, documentOfCar(documentId), async ({ stored, tx, now }) => {
    if (!stored) throw refusal('NOT_FOUND');
    if (stored.fileIds.includes(id)) return { unchanged: { done: true } };
    if (stored.fileIds.length >= limits.filesPerDocument)
      throw refusal('BAD_REQUEST', { fields: [TOO_MANY_FILES] });
    await assertOwnDocument(tx, scope, id);
    const version = stored.version + 1;
    const position = stored.fileIds.length + 1;
    return {
      writes: {
        saved: updateDocument(scope, documentId, { version, updatedAt: now }),
        attached: insertFile({ ownerId: scope.ownerId, documentId, fileId: id, position }),
      },
      answer: sql`(select ${DONE} from saved, attached)`,
      refused: 'NOT_FOUND',
    };
  });
}

const TOO_MANY_FILES = { path: 'documentId', phrase: 'At most 10 files' satisfies Phrase };
