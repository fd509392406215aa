import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { provenCarWrite } from '#server/platform/database/car-write.ts';
import { DONE } from '#server/platform/database/run-operation.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { attachMedia, filesOfIssue } from './store.ts';

/**
 * Gives a file to a problem that was saved without it, after those it has (D45). Said again it changes nothing.
 * @throws NOT_FOUND when the problem is gone, or the file belongs to another one; BAD_REQUEST when it is full
 */
export async function attachLate(deps: Deps, scope: CarScope, issueId: Id, id: Id): Promise<void> {
  await provenCarWrite({ deps, scope }, null, filesOfIssue(issueId), ({ stored: present }) => {
    if (!present) throw refusal('NOT_FOUND');
    if (present.includes(id)) return { unchanged: { done: true } };
    if (present.length >= limits.mediaPerIssue) throw refusal('BAD_REQUEST', { fields: [FULL] });
    return {
      writes: { attached: attachMedia(scope, sql`${issueId}::uuid`, [id], present.length) },
      answer: sql`(select ${DONE} from attached)`,
      refused: 'NOT_FOUND',
    };
  });
}

const FULL = { path: 'issueId', phrase: 'You can only upload a maximum of 5 files.' };
