import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite } from '#server/platform/database/car-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { attachMedia, filesOfIssue } from './store.ts';

/** Idempotent (D45). @throws NOT_FOUND for a deleted issue or the file of another one; BAD_REQUEST for too many files */
export async function attachLate(deps: Deps, scope: CarScope, issueId: Id, id: Id): Promise<void> {
  await provenCarWrite({ deps, scope }, null, filesOfIssue(issueId), ({ stored: present }) => {
    if (!present) throw refusal('NOT_FOUND');
    if (present.includes(id)) return { unchanged: { done: true } };
    if (present.length >= limits.mediaPerIssue) throw refusal('BAD_REQUEST', { fields: [TOO_MANY_FILES] });
    return {
      writes: { attached: attachMedia(scope, sql`${issueId}::uuid`, [id], present.length) },
      answer: sql`(select ${DONE} from attached)`,
      refused: 'NOT_FOUND',
    };
  });
}

const TOO_MANY_FILES = { path: 'issueId', phrase: 'You can only upload a maximum of 5 files.' };
