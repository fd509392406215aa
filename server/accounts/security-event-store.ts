import { desc, eq, sql } from 'drizzle-orm';
import type { SecurityEvent } from '#domain/accounts/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { securityEvents } from '#server/platform/security/table.ts';

const SHOWN = 100;
const DONE = ['done', 'changed', 'mail-sent', 'confirmed', 'requested', 'same'];

/** Newest first. */
export async function listSecurityEvents(
  db: Queryable,
  { ownerId }: Pick<OwnerScope, 'ownerId'>,
): Promise<SecurityEvent[]> {
  const rows = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.ownerId, ownerId))
    .orderBy(desc(securityEvents.at), sql`${securityEvents.id} desc`)
    .limit(SHOWN);
  return rows.map(({ id, at, action, outcome, network, browser, system }) => ({
    id,
    at: at.toISOString(),
    action,
    result: DONE.includes(outcome) ? 'done' : outcome === 'second factor needed' ? 'code-needed' : 'failed',
    network,
    browser,
    system,
  }));
}
