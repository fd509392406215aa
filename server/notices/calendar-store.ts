import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { authUser } from '#server/accounts/table.ts';
import { chunksOf } from '#server/platform/database/chunks.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { calendarEntries, calendarFeeds } from './table.ts';

export type CalendarEntry = typeof calendarEntries.$inferSelect;

const feedOf = (db: Queryable, id: Id) =>
  db
    .select({ ownerId: calendarFeeds.ownerId })
    .from(calendarFeeds)
    .innerJoin(authUser, eq(authUser.id, calendarFeeds.ownerId))
    .where(and(eq(calendarFeeds.id, id), isNull(authUser.disabledAt), isNull(authUser.deletionRequestedAt)));

/** Also null while the account is disabled or marked for deletion. */
export async function ownerOfFeed(db: Queryable, id: Id): Promise<Id | null> {
  const [feed] = await feedOf(db, id);
  return feed?.ownerId ?? null;
}

/** The same, with a lock: two concurrent calendar requests must get the same answer. */
export async function lockFeed(tx: Queryable, id: Id): Promise<Id | null> {
  const [feed] = await feedOf(tx, id).for('update', { of: calendarFeeds });
  return feed?.ownerId ?? null;
}

export const listEntries = (tx: Queryable, ownerId: Id): Promise<CalendarEntry[]> =>
  tx.select().from(calendarEntries).where(eq(calendarEntries.ownerId, ownerId));

export async function saveEntries(tx: Queryable, entries: readonly CalendarEntry[]): Promise<void> {
  const set = {
    day: sql`excluded.day`,
    contentHash: sql`excluded.content_hash`,
    sequence: sql`excluded.sequence`,
    changedAt: sql`excluded.changed_at`,
    isCancelled: sql`excluded.is_cancelled`,
  };
  const target = [calendarEntries.ownerId, calendarEntries.reminderId];
  for (const chunk of chunksOf(entries))
    await tx.insert(calendarEntries).values(chunk).onConflictDoUpdate({ target, set });
}

export async function dropEntries(tx: Queryable, ownerId: Id, reminderIds: readonly Id[]): Promise<void> {
  await tx
    .delete(calendarEntries)
    .where(
      and(
        eq(calendarEntries.ownerId, ownerId),
        sql`${calendarEntries.reminderId} = any(${sql.param([...reminderIds])}::uuid[])`,
      ),
    );
}
