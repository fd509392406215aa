import { and, eq } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { bumpRevision } from '#server/cars/store.ts';
import { lockIssue } from '#server/issues/store.ts';
import type { Db } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { media } from './table.ts';
import { attachMedia } from './store.ts';

/**
 * Gives a file to a problem that was saved without it, after those it has (D45). Said again it changes nothing.
 * @throws NOT_FOUND when the problem is gone, or the file belongs to another one; BAD_REQUEST when it is full
 */
export async function attachLate(db: Db, scope: CarScope, issueId: Id, id: Id): Promise<void> {
  await db.transaction(async (tx) => {
    await bumpRevision(tx, scope);
    if (!(await lockIssue(tx, scope, issueId))) throw refusal('NOT_FOUND');
    const present = await tx
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.issueId, issueId), eq(media.ownerId, scope.ownerId)));
    if (present.some((file) => file.id === id)) return;
    if (present.length >= limits.mediaPerIssue) throw refusal('BAD_REQUEST', { fields: [FULL] });
    if (!(await attachMedia(tx, scope, issueId, [id]))) throw refusal('NOT_FOUND');
    await tx
      .update(media)
      .set({ position: present.length + 1 })
      .where(eq(media.id, id));
  });
}

const FULL = { path: 'issueId', phrase: 'You can only upload a maximum of 5 files.' };
