import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { chunksOf } from '#server/platform/database/chunks.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { noticeDeliveries, notices } from './table.ts';

export type DueRun = { ownerId: Id; nextAt: Date | null };
export type NewDelivery = typeof noticeDeliveries.$inferInsert;
export type NewNotice = typeof notices.$inferInsert;

/** For owners whose reminders came another way than by adding or importing them, such as a restored backup. */
export async function addMissingRuns(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into notice_runs (owner_id)
    select distinct owner_id from reminders r
    where not exists (select from notice_runs n where n.owner_id = r.owner_id)
    on conflict do nothing`);
}

/** Locked; those that another process has locked are left out. */
export async function lockDueRuns(tx: Queryable, now: Date, limit: number): Promise<DueRun[]> {
  const { rows } = await tx.execute<{ ownerId: Id; nextAt: string | null }>(sql`
    select owner_id as "ownerId", next_at as "nextAt" from notice_runs
    where next_at is null or next_at <= ${now.toISOString()}::timestamptz
    order by next_at nulls first limit ${limit} for update skip locked`);
  return rows.map(({ ownerId, nextAt }) => ({ ownerId, nextAt: nextAt === null ? null : new Date(nextAt) }));
}

export async function setNextRuns(tx: Queryable, runs: readonly { ownerId: Id; nextAt: Date }[]) {
  const owners = runs.map(({ ownerId }) => ownerId);
  const times = runs.map(({ nextAt }) => nextAt.toISOString());
  await tx.execute(sql`
    update notice_runs r set next_at = given.next_at
    from unnest(${sql.param(owners)}::uuid[], ${sql.param(times)}::timestamptz[]) as given (owner_id, next_at)
    where r.owner_id = given.owner_id`);
}

/** @returns the digests with anything new: what another process recorded first is not sent again */
export async function insertNotices(tx: Queryable, rows: readonly NewNotice[]): Promise<ReadonlySet<string>> {
  const digests = new Set<string>();
  for (const chunk of chunksOf(rows)) {
    const inserted = await tx
      .insert(notices)
      .values(chunk)
      .onConflictDoNothing()
      .returning({ digest: notices.digest });
    for (const { digest } of inserted) digests.add(digest);
  }
  return digests;
}

/** Whoever has read an answer needs no notice of it. */
export async function forgetAnswers(
  db: Queryable,
  { ownerId, carId }: CarScope,
  answerIds: readonly Id[],
): Promise<void> {
  if (answerIds.length === 0) return;
  await db
    .delete(notices)
    .where(
      and(
        eq(notices.ownerId, ownerId),
        eq(notices.carId, carId),
        eq(notices.kind, 'answer'),
        inArray(notices.subjectId, [...answerIds]),
      ),
    );
}

export async function insertDeliveries(tx: Queryable, rows: readonly NewDelivery[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insert(noticeDeliveries).values(chunk);
}

export async function readDelivery(db: Queryable, id: string) {
  const [row] = await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.id, id));
  return row;
}
export type Delivery = NonNullable<Awaited<ReturnType<typeof readDelivery>>>;

export async function deleteDelivery(db: Queryable, id: string): Promise<void> {
  await db.delete(noticeDeliveries).where(eq(noticeDeliveries.id, id));
}

export async function postpone(tx: Queryable, id: string, newId: string, dueAt: Date): Promise<void> {
  await tx.update(noticeDeliveries).set({ id: newId, dueAt }).where(eq(noticeDeliveries.id, id));
}

/** By id, after the id `after`, or from the first when it is null. */
export async function listDeliveriesBefore(
  db: Queryable,
  before: Date,
  after: string | null,
  limit: number,
): Promise<Pick<Delivery, 'id' | 'channel'>[]> {
  const { rows } = await db.execute<Pick<Delivery, 'id' | 'channel'>>(sql`
    select id, channel from notice_deliveries
    where due_at < ${before.toISOString()}::timestamptz and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`);
  return rows;
}

export async function pruneNotices(db: Queryable, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before));
}
