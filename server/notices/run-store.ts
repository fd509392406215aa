import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { chunksOf } from '#server/platform/database/chunks.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { noticeDeliveries, notices } from './table.ts';

export type DueRun = { ownerId: Id; nextAt: Date | null };
export type NewDelivery = typeof noticeDeliveries.$inferInsert;
export type NewNotice = typeof notices.$inferInsert;

/** For owners whose reminders were not added or imported through the app, such as by a restored backup. */
export async function addMissingRuns(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into notice_runs (owner_id)
    select distinct owner_id from reminders r
    where not exists (select from notice_runs n where n.owner_id = r.owner_id)
    on conflict do nothing`);
}

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

/** Passed as one JSON value: thousands of parameters would cost this process more than the rows cost the database.
 * @returns the digests with anything new: what another process recorded first is not sent again */
export async function insertNotices(tx: Queryable, rows: readonly NewNotice[]): Promise<ReadonlySet<string>> {
  const { rows: inserted } = await tx.execute<{ digest: string }>(sql`
    with inserted as (
      insert into notices (owner_id, kind, subject_id, due, state, round, car_id, day, digest, created_at)
      select "ownerId", kind, "subjectId", due, state, round, "carId", day, digest, coalesce("createdAt", now())
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        "ownerId" uuid, kind text, "subjectId" uuid, due text, state text, round int, "carId" uuid, day date,
        digest uuid, "createdAt" timestamptz
      )
      on conflict do nothing returning digest
    )
    select distinct digest from inserted`);
  return new Set(inserted.map(({ digest }) => digest));
}

/** An answer that was read needs no notice. */
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

export type Delivery = typeof noticeDeliveries.$inferSelect;

export async function readDelivery(db: Queryable, id: string): Promise<Delivery | undefined> {
  const [delivery] = await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.id, id));
  return delivery;
}

export type Arrival = { deviceId: Id; at: Date };

async function noteArrival(db: Queryable, arrival: Arrival | null, change: SQL): Promise<void> {
  await db.execute(sql`
    with changed as (${change})
    update push_devices set last_sent_at = ${arrival?.at.toISOString() ?? null}, failures = 0
    where id = ${arrival?.deviceId ?? null}`);
}

export const endDelivery = (db: Queryable, ended: { id: string; arrival: Arrival | null }): Promise<void> =>
  noteArrival(db, ended.arrival, sql`delete from notice_deliveries where id = ${ended.id}`);

/** The first of several messages has arrived on the device. */
export const markBegun = (db: Queryable, begun: { id: string; arrival: Arrival }): Promise<void> =>
  noteArrival(db, begun.arrival, sql`update notice_deliveries set is_begun = true where id = ${begun.id}`);

export async function postpone(tx: Queryable, id: string, to: { id: string; dueAt: Date }): Promise<void> {
  await tx.update(noticeDeliveries).set(to).where(eq(noticeDeliveries.id, id));
}

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

/** @returns for each delivery how many its account has waiting */
export async function countWaiting(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; waiting: number }>(sql`
    with asked as (
      select id, owner_id from notice_deliveries where id = any(${sql.param([...ids])}::uuid[])
    ), counted as (
      select owner_id, count(*)::int as waiting from notice_deliveries
      where owner_id in (select owner_id from asked) group by owner_id
    )
    select asked.id, counted.waiting from asked join counted using (owner_id)`);
  return new Map(rows.map(({ id, waiting }) => [id, waiting]));
}

export async function pruneNotices(db: Queryable, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before));
}
