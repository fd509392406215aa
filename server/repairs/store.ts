import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { mediaUrl } from '#domain/media/rules.ts';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { limits } from '#domain/limits.ts';
import { fromMinor } from '#domain/repairs/money-rules.ts';
import type { OfferedIssue, Repair } from '#domain/repairs/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { issues } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { repairIssueLinks, repairs } from './table.ts';

export type RepairRow = typeof repairs.$inferSelect;

const ofScope = (scope: CarScope) => and(eq(repairs.carId, scope.carId), eq(repairs.ownerId, scope.ownerId));

const links = (outcome: LinkOutcome) => sql<string[]>`coalesce((
  select json_agg(l.issue_id order by l.issue_id) from repair_issue_links l
  where l.repair_id = ${repairs.id} and l.outcome = ${outcome}), '[]'::json)`;

const shownColumns = {
  row: repairs,
  receiptExtension: media.extension,
  resolvedIssues: links('resolved'),
  partiallyResolvedIssues: links('partially_resolved'),
};

const selectShown = (db: Queryable) =>
  db
    .select(shownColumns)
    .from(repairs)
    .leftJoin(media, and(eq(media.id, repairs.receiptId), eq(media.ownerId, repairs.ownerId)));

export async function findRepair(
  db: Queryable,
  scope: CarScope,
  repairId: string,
): Promise<Repair | undefined> {
  const [found] = await selectShown(db).where(and(ofScope(scope), eq(repairs.id, repairId)));
  return found && shownRepair(found);
}

export async function lockRepair(
  tx: Queryable,
  scope: CarScope,
  repairId: string,
): Promise<RepairRow | undefined> {
  const [row] = await tx
    .select()
    .from(repairs)
    .where(and(ofScope(scope), eq(repairs.id, repairId)))
    .for('update');
  return row;
}

/** False when the id is taken. */
export async function insertRepair(tx: Queryable, values: typeof repairs.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(repairs)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: repairs.id });
  return inserted.length > 0;
}

export async function updateRepair(
  tx: Queryable,
  scope: CarScope,
  repairId: string,
  values: Partial<RepairRow>,
): Promise<void> {
  await tx
    .update(repairs)
    .set(values)
    .where(and(ofScope(scope), eq(repairs.id, repairId)));
}

export async function deleteRepair(tx: Queryable, scope: CarScope, repairId: string): Promise<void> {
  await tx.delete(repairs).where(and(ofScope(scope), eq(repairs.id, repairId)));
}

export async function linksOf(
  tx: Queryable,
  scope: CarScope,
  repairId: string,
): Promise<Map<string, LinkOutcome>> {
  const rows = await tx
    .select({ issueId: repairIssueLinks.issueId, outcome: repairIssueLinks.outcome })
    .from(repairIssueLinks)
    .where(and(eq(repairIssueLinks.repairId, repairId), eq(repairIssueLinks.carId, scope.carId)));
  return new Map(rows.map((row) => [row.issueId, row.outcome]));
}

export async function replaceLinks(
  tx: Queryable,
  scope: CarScope,
  repairId: string,
  listed: ReadonlyMap<string, LinkOutcome>,
): Promise<void> {
  await tx
    .delete(repairIssueLinks)
    .where(and(eq(repairIssueLinks.repairId, repairId), eq(repairIssueLinks.carId, scope.carId)));
  if (listed.size === 0) return;
  await tx
    .insert(repairIssueLinks)
    .values([...listed].map(([issueId, outcome]) => ({ repairId, issueId, outcome, carId: scope.carId })));
}

/**
 * Takes an issue from the lists of a repair (D64), or of all repairs (D95). Their versions move: whoever
 * edits one of them meanwhile must not put the issue back unseen.
 */
export async function unlinkIssue(
  tx: Queryable,
  scope: CarScope,
  issueId: string,
  repairId?: string,
): Promise<void> {
  const unlinked = await tx
    .delete(repairIssueLinks)
    .where(
      and(
        eq(repairIssueLinks.issueId, issueId),
        eq(repairIssueLinks.carId, scope.carId),
        repairId === undefined ? undefined : eq(repairIssueLinks.repairId, repairId),
      ),
    )
    .returning({ repairId: repairIssueLinks.repairId });
  if (unlinked.length === 0) return;
  const ids = unlinked.map((link) => link.repairId);
  await tx
    .update(repairs)
    .set({ version: sql`${repairs.version} + 1` })
    .where(and(ofScope(scope), inArray(repairs.id, ids)));
}

/**
 * What the repair form offers for linking, newest first: as many as a repair can list, and whatever the edited
 * repair links, however old. The rule is isOffered in domain/issues/repair-link-rules.ts; a test holds the two
 * together.
 */
export async function offeredIssues(
  db: Queryable,
  scope: CarScope,
  now: Date,
  editedRepairId: string | null,
): Promise<OfferedIssue[]> {
  const since = new Date(now.getTime() - limits.offeredResolvedDays * 86_400_000);
  const ofCar = and(eq(issues.carId, scope.carId), eq(issues.ownerId, scope.ownerId));
  const newest = db
    .select({ id: issues.id })
    .from(issues)
    .where(and(ofCar, sql`(${issues.status} <> 'resolved' or ${issues.resolvedAt} >= ${since})`))
    .orderBy(desc(issues.date), desc(issues.id))
    .limit(limits.linkedIssuesMax);
  const linked =
    editedRepairId === null
      ? sql`false`
      : sql`(${issues.resolvedBy} = ${editedRepairId}::uuid or exists (
          select from repair_issue_links l where l.repair_id = ${editedRepairId}::uuid and l.issue_id = ${issues.id}))`;
  const { id, title, date, status, isUrgent: urgent } = issues;
  const rows = await db
    .select({ id, title, date, status, urgent })
    .from(issues)
    .where(and(ofCar, or(linked, inArray(issues.id, newest))))
    .orderBy(desc(issues.date), desc(issues.id));
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }));
}

type Shown = {
  row: RepairRow;
  receiptExtension: string | null;
  resolvedIssues: string[];
  partiallyResolvedIssues: string[];
};

function shownRepair({ row, receiptExtension, resolvedIssues, partiallyResolvedIssues }: Shown): Repair {
  const {
    id,
    carId,
    title,
    date,
    description,
    currency,
    mechanicName,
    garageName,
    kind,
    mileage,
    receiptId,
  } = row;
  return {
    ...{ id, carId, title, date, description, currency, mechanicName, garageName, kind, mileage, receiptId },
    ...{ resolvedIssues, partiallyResolvedIssues },
    cost: row.costMinor === null ? null : fromMinor(row.costMinor, currency),
    receiptUrl: receiptId && receiptExtension ? mediaUrl(receiptId, receiptExtension) : null,
    addedByMechanic: row.addedByMechanic,
    mechanicAddedDate: row.mechanicAddedDate?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}
