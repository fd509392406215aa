import { and, desc, eq, sql } from 'drizzle-orm';
import type { SecurityEvent } from '#domain/accounts/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { isDone, rowTookAccess } from '#server/platform/security/event-class.ts';
import { securityEvents } from '#server/platform/security/table.ts';

const SHOWN = { tookAccess: 100, others: 50 };

/** Newest first, with a limit per class, so that a stranger cannot crowd out the owner's events. */
export async function listSecurityEvents(
  db: Queryable,
  { ownerId }: Pick<OwnerScope, 'ownerId'>,
): Promise<SecurityEvent[]> {
  const newest = (isAccess: boolean, count: number) =>
    db
      .select()
      .from(securityEvents)
      .where(and(eq(securityEvents.ownerId, ownerId), sql`${rowTookAccess} = ${isAccess}::boolean`))
      .orderBy(desc(securityEvents.at), desc(securityEvents.id))
      .limit(count);
  const rows = [...(await newest(true, SHOWN.tookAccess)), ...(await newest(false, SHOWN.others))];
  rows.sort((one, other) => other.at.getTime() - one.at.getTime() || (one.id < other.id ? 1 : -1));
  return rows.map(({ id, at, action, outcome, network, browser, system }) => ({
    id,
    at: at.toISOString(),
    action,
    result: isDone(outcome) ? 'done' : outcome === 'second factor needed' ? 'code-needed' : 'failed',
    network,
    browser,
    system,
  }));
}
