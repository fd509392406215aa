import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite } from '#server/platform/database/car-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { attachMedia, filesOfIssue, lastPosition } from './store.ts';

/** Idempotent. @throws NOT_FOUND for a deleted issue or a file of another one; BAD_REQUEST for too many files */
export async function attachLate(deps: Deps, scope: CarScope, issueId: Id, id: Id): Promise<void> {
  await provenCarWrite({ deps, scope }, null, filesOfIssue(issueId), ({ stored: present }) => {
    if (!present) throw refusal('NOT_FOUND');
    if (present.includes(id)) return { unchanged: { done: true } };
    assertFewIssueFiles(present.length + 1, 'issueId');
    return {
      writes: { attached: attachMedia(scope, sql`${issueId}::uuid`, [id], lastPosition(issueId)) },
      answer: sql`(select ${DONE} from attached)`,
      refused: 'NOT_FOUND',
    };
  });
}

export function assertFewIssueFiles(count: number, path: string): void {
  if (count > limits.mediaPerIssue) throw fieldRefusal(path, 'You can only upload a maximum of 5 files.');
}
