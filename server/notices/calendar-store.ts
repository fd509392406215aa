import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { authUser } from '#server/accounts/table.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { calendarEntries, calendarFeeds } from './table.ts';

export type CalendarEntry = typeof calendarEntries.$inferSelect;

/**
 * Locked: two calendars that ask at once must be given the same. Null, too, while the account is disabled or waits for
 * its deletion.
 */
export async function lockFeed(tx: Queryable, id: Id): Promise<Id | null> {
  const [feed] = await tx
    .select({ ownerId: calendarFeeds.ownerId })
    .from(calendarFeeds)
    .innerJoin(authUser, eq(authUser.id, calendarFeeds.ownerId))
    .where(and(eq(calendarFeeds.id, id), isNull(authUser.disabledAt), isNull(authUser.deletionRequestedAt)))
    .for('update', { of: calendarFeeds });
  return feed?.ownerId ?? null;
}

export const listEntries = (tx: Queryable, ownerId: Id): Promise<CalendarEntry[]> =>
  tx.select().from(calendarEntries).where(eq(calendarEntries.ownerId, ownerId));

export async function saveEntries(tx: Queryable, entries: readonly CalendarEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insert(calendarEntries)
    .values([...entries])
    .onConflictDoUpdate({
      target: [calendarEntries.ownerId, calendarEntries.reminderId],
      set: {
        day: sql`excluded.day`,
        contentHash: sql`excluded.content_hash`,
        sequence: sql`excluded.sequence`,
        changedAt: sql`excluded.changed_at`,
        isCancelled: sql`excluded.is_cancelled`,
      },
    });
}

export async function dropEntry(tx: Queryable, { ownerId, reminderId }: CalendarEntry): Promise<void> {
  await tx
    .delete(calendarEntries)
    .where(and(eq(calendarEntries.ownerId, ownerId), eq(calendarEntries.reminderId, reminderId)));
}
