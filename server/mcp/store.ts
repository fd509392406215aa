import { and, eq } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { ProvenKey } from '#server/platform/access/api-key.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { operations } from '#server/platform/database/table.ts';

/** When the operation was done; null while it was not. */
export async function firstSent(db: Queryable, { ownerId }: ProvenKey, opId: Id): Promise<Date | null> {
  const [row] = await db
    .select({ at: operations.createdAt })
    .from(operations)
    .where(and(eq(operations.actorId, ownerId), eq(operations.opId, opId)));
  return row?.at ?? null;
}
