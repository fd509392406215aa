import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LinkableIssue, StatusChange } from '#domain/issues/repair-link-rules.ts';
import type { Recurrence } from '#domain/issues/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { issues, recurrences } from './table.ts';

export type IssueRow = typeof issues.$inferSelect;
export type IssueValues = typeof issues.$inferInsert;

const ofScope = (scope: CarScope) => and(eq(issues.carId, scope.carId), eq(issues.ownerId, scope.ownerId));

export async function findIssue(
  db: Queryable,
  scope: CarScope,
  issueId: string,
): Promise<IssueRow | undefined> {
  const [row] = await db
    .select()
    .from(issues)
    .where(and(ofScope(scope), eq(issues.id, issueId)));
  return row;
}

export async function lockIssue(
  tx: Queryable,
  scope: CarScope,
  issueId: string,
): Promise<IssueRow | undefined> {
  const [row] = await tx
    .select()
    .from(issues)
    .where(and(ofScope(scope), eq(issues.id, issueId)))
    .for('update');
  return row;
}

/** False when the id is taken. */
export async function insertIssue(tx: Queryable, values: IssueValues): Promise<boolean> {
  const inserted = await tx.insert(issues).values(values).onConflictDoNothing().returning({ id: issues.id });
  return inserted.length > 0;
}

export async function updateIssue(
  tx: Queryable,
  scope: CarScope,
  issueId: string,
  values: Partial<IssueRow>,
): Promise<void> {
  await tx
    .update(issues)
    .set(values)
    .where(and(ofScope(scope), eq(issues.id, issueId)));
}

/** Returns the key of its title, or undefined when there was no such issue. */
export async function deleteIssue(
  tx: Queryable,
  scope: CarScope,
  issueId: string,
): Promise<string | undefined> {
  const [row] = await tx
    .delete(issues)
    .where(and(ofScope(scope), eq(issues.id, issueId)))
    .returning({ titleKey: issues.titleKey });
  return row?.titleKey;
}

/**
 * Sets the recurring flag of every issue with this title: the title is shared by more than one issue of
 * the car, or the issue has recurrences (FILT-07, FILT-08, D112).
 */
export async function refreshRecurring(tx: Queryable, scope: CarScope, titleKey: string): Promise<void> {
  await tx.execute(sql`
    update issues set is_recurring = flag.value
    from (
      select id, (count(*) over () > 1 or recurrence_count > 0) as value
      from issues where car_id = ${scope.carId} and owner_id = ${scope.ownerId} and title_key = ${titleKey}
    ) as flag
    where issues.id = flag.id and issues.is_recurring <> flag.value`);
}

/** Issues that a repair lists or owns, locked; ids of other cars are simply not found. */
export async function lockLinkable(
  tx: Queryable,
  scope: CarScope,
  ids: readonly string[],
  ownedBy: string | null,
): Promise<LinkableIssue[]> {
  if (ids.length === 0 && ownedBy === null) return [];
  const listed = ids.length > 0 ? inArray(issues.id, [...ids]) : sql`false`;
  const rows = await tx
    .select({
      id: issues.id,
      status: issues.status,
      resolvedBy: issues.resolvedBy,
      resolvedAt: issues.resolvedAt,
    })
    .from(issues)
    .where(
      and(ofScope(scope), ownedBy === null ? listed : sql`(${listed} or ${issues.resolvedBy} = ${ownedBy})`),
    )
    .orderBy(asc(issues.id))
    .for('update');
  return rows.map((row) => ({ ...row, resolvedAt: row.resolvedAt?.toISOString() ?? null }));
}

export async function applyStatusChanges(
  tx: Queryable,
  scope: CarScope,
  changes: readonly StatusChange[],
): Promise<void> {
  for (const { id, status, resolvedBy, resolvedAt } of changes) {
    await tx
      .update(issues)
      .set({
        status,
        resolvedBy,
        resolvedAt: resolvedAt === null ? null : new Date(resolvedAt),
        version: sql`${issues.version} + 1`,
      })
      .where(and(ofScope(scope), eq(issues.id, id)));
  }
}

export async function listRecurrences(
  db: Queryable,
  scope: CarScope,
  issueId: string,
): Promise<Recurrence[]> {
  return db
    .select({ id: recurrences.id, date: recurrences.date, notes: recurrences.notes })
    .from(recurrences)
    .where(
      and(
        eq(recurrences.issueId, issueId),
        eq(recurrences.carId, scope.carId),
        eq(recurrences.ownerId, scope.ownerId),
      ),
    )
    .orderBy(asc(recurrences.date), asc(recurrences.id));
}

/** False when the id is taken. */
export async function insertRecurrence(
  tx: Queryable,
  values: typeof recurrences.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(recurrences)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: recurrences.id });
  return inserted.length > 0;
}

export async function deleteRecurrence(
  tx: Queryable,
  scope: CarScope,
  issueId: string,
  id: string,
): Promise<boolean> {
  const gone = await tx
    .delete(recurrences)
    .where(
      and(
        eq(recurrences.id, id),
        eq(recurrences.issueId, issueId),
        eq(recurrences.carId, scope.carId),
        eq(recurrences.ownerId, scope.ownerId),
      ),
    )
    .returning({ id: recurrences.id });
  return gone.length > 0;
}
