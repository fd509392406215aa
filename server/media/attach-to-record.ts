import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite } from '#server/platform/database/car-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { changeFiles, type FileList } from '#server/platform/database/record-files.ts';
import type { assertOwnDocument } from './store.ts';

/** How a file that arrives after its record is attached, for one kind of record. */
export type AttachableRecord<Stored> = {
  list: FileList;
  read: (recordId: Id) => SQL<Stored | null>;
  filesOf: (stored: Stored) => readonly Id[];
  assertOwn: typeof assertOwnDocument;
  update: (scope: CarScope, recordId: Id, values: { version: number; updatedAt: Date }) => SQLWrapper;
};

/** Idempotent. @throws NOT_FOUND for a deleted record or someone else's file; BAD_REQUEST for too many files */
export async function attachToRecord<Stored extends { version: number }>(
  deps: Deps,
  scope: CarScope,
  kind: AttachableRecord<Stored>,
  { recordId, fileId }: { recordId: Id; fileId: Id },
): Promise<void> {
  const { list, read, filesOf, assertOwn, update } = kind;
  await provenCarWrite({ deps, scope }, null, read(recordId), async ({ stored, tx, now }) => {
    if (!stored) throw refusal('NOT_FOUND');
    const before = filesOf(stored);
    if (before.includes(fileId)) return { unchanged: { done: true } };
    assertFewFiles(before.length + 1, 'fileId');
    await assertOwn(tx, scope, fileId);
    return {
      writes: {
        saved: update(scope, recordId, { version: stored.version + 1, updatedAt: now }),
        ...changeFiles(list, { before, after: [...before, fileId] }),
      },
      answer: sql`(select ${DONE} from saved)`,
      refused: 'NOT_FOUND',
    };
  });
}

export function assertFewFiles(count: number, path: string): void {
  if (count > limits.filesPerRecord) throw fieldRefusal(path, 'At most 10 files');
}
