import { and, asc, eq, gt, inArray, isNotNull, isNull, not, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Id } from '#domain/ids.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { authUser, users } from '#server/accounts/table.ts';
import { chatMessages, chatPictures } from '#server/assistant/table.ts';
import { cars } from '#server/cars/table.ts';
import { issues, recurrences } from '#server/issues/table.ts';
import { isLoose } from '#server/media/store.ts';
import { deletedFiles, media } from '#server/media/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import { repairIssueLinks, repairs } from '#server/repairs/table.ts';
import { shareLinks } from '#server/share/table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
const PAGE = 200;

// A reference without a foreign key is exported only while what it names is there.
const photo = sql<Id | null>`(select m.id from media m where m.id = cars.photo_id and m.owner_id = cars.owner_id)`;
const receipt = sql<Id | null>`(
  select m.id from media m where m.id = repairs.receipt_id and m.owner_id = repairs.owner_id)`;
const resolver = sql<Id | null>`(
  select r.id from repairs r where r.id = issues.resolved_by and r.car_id = issues.car_id)`;
const source = sql<Id | null>`coalesce(
  (select r.id from repairs r where r.id = mileage_readings.source_id and r.car_id = mileage_readings.car_id),
  (select i.id from issues i where i.id = mileage_readings.source_id and i.car_id = mileage_readings.car_id))`;

export async function exportedProfile(db: Queryable, { ownerId }: Owner) {
  const [row] = await db
    .select({
      email: authUser.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phoneNumber,
    })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.id))
    .where(eq(users.id, ownerId));
  return row ?? null;
}

export async function exportedCars(db: Queryable, owner: Owner) {
  return db
    .select({ row: cars, photoId: photo })
    .from(cars)
    .where(eq(cars.ownerId, owner.ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
}

/** The issues of a car with their recurrences, a page at a time. */
export async function* exportedIssues(db: Queryable, owner: Owner, carId: Id) {
  for await (const page of pages((after) =>
    db
      .select({
        row: issues,
        id: issues.id,
        resolvedBy: resolver,
      })
      .from(issues)
      .where(restOf(issues, owner, carId, after))
      .orderBy(asc(issues.id))
      .limit(PAGE),
  )) {
    const ids = page.map(({ id }) => id);
    const again = await db
      .select()
      .from(recurrences)
      .where(and(inArray(recurrences.issueId, ids), eq(recurrences.ownerId, owner.ownerId)))
      .orderBy(asc(recurrences.date), asc(recurrences.id));
    const byIssue = Map.groupBy(again, (recurrence) => recurrence.issueId);
    yield page.map((issue) => ({ ...issue, recurrences: byIssue.get(issue.id) ?? [] }));
  }
}

/** The repairs of a car with the issues they say they solved, a page at a time. */
export async function* exportedRepairs(db: Queryable, owner: Owner, carId: Id) {
  for await (const page of pages((after) =>
    db
      .select({ row: repairs, id: repairs.id, receiptId: receipt })
      .from(repairs)
      .where(restOf(repairs, owner, carId, after))
      .orderBy(asc(repairs.id))
      .limit(PAGE),
  )) {
    const ids = page.map(({ id }) => id);
    const links = await db
      .select()
      .from(repairIssueLinks)
      .where(and(inArray(repairIssueLinks.repairId, ids), eq(repairIssueLinks.carId, carId)))
      .orderBy(asc(repairIssueLinks.issueId));
    const byRepair = Map.groupBy(links, (link) => link.repairId);
    yield page.map((repair) => ({ ...repair, links: byRepair.get(repair.id) ?? [] }));
  }
}

export async function* exportedReadings(db: Queryable, owner: Owner, carId: Id) {
  yield* pages((after) =>
    db
      .select({
        row: mileageReadings,
        id: mileageReadings.id,
        sourceId: source,
      })
      .from(mileageReadings)
      .where(restOf(mileageReadings, owner, carId, after))
      .orderBy(asc(mileageReadings.id))
      .limit(PAGE),
  );
}

/** The thread of a car with its pictures, a page at a time: first the questions, then the answers to them. */
export async function* exportedMessages(db: Queryable, owner: Owner, carId: Id) {
  for (const kind of [isNull(chatMessages.questionId), isNotNull(chatMessages.questionId)]) {
    for await (const page of pages((after) =>
      db
        .select({ row: chatMessages, id: chatMessages.id })
        .from(chatMessages)
        .where(and(kind, restOf(chatMessages, owner, carId, after)))
        .orderBy(asc(chatMessages.id))
        .limit(PAGE),
    )) {
      const ids = page.map(({ id }) => id);
      const pictures = await db
        .select()
        .from(chatPictures)
        .where(inArray(chatPictures.messageId, ids))
        .orderBy(asc(chatPictures.position));
      const byMessage = Map.groupBy(pictures, ({ messageId }) => messageId);
      yield page.map((message) => ({
        ...message,
        pictures: (byMessage.get(message.id) ?? []).map(({ mediaId }) => mediaId),
      }));
    }
  }
}

/** What is known of the links of a car; a token is nowhere. */
export async function* exportedLinks(db: Queryable, owner: Owner, carId: Id) {
  yield* pages((after) =>
    db
      .select({
        ...{ id: shareLinks.id, carId: shareLinks.carId, issueId: shareLinks.issueId },
        ...{ isEditable: shareLinks.isEditable, createdAt: shareLinks.createdAt },
        ...{ expiresAt: shareLinks.expiresAt, revokedAt: shareLinks.revokedAt },
        lastOpenedAt: shareLinks.lastOpenedAt,
      })
      .from(shareLinks)
      .where(restOf(shareLinks, owner, carId, after))
      .orderBy(asc(shareLinks.id))
      .limit(PAGE),
  );
}

export type ExportedMediaRow = typeof media.$inferSelect;

/** The files that something of the owner's has taken; what nothing took is about to be swept. */
export async function exportedMedia(db: Queryable, { ownerId }: Owner): Promise<ExportedMediaRow[]> {
  return db
    .select()
    .from(media)
    .where(and(eq(media.ownerId, ownerId), not(isLoose(db)!)))
    .orderBy(asc(media.id));
}

/** Rows by their ids, each page after the last id of the one before; never an empty page. */
async function* pages<Row extends { id: Id }>(next: (after: Id | undefined) => PromiseLike<Row[]>) {
  let after: Id | undefined;
  for (;;) {
    const page = await next(after);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}

type CarTable =
  | typeof issues
  | typeof repairs
  | typeof mileageReadings
  | typeof chatMessages
  | typeof shareLinks;

/** The owner's rows of a car that come after an id; all of them without one. */
const restOf = (table: CarTable, { ownerId }: Owner, carId: Id, after: Id | undefined) =>
  and(
    eq(table.carId, carId),
    eq(table.ownerId, ownerId),
    after === undefined ? undefined : gt(table.id, after),
  );

const idTables = { cars, issues, recurrences, repairs, mileageReadings, chatMessages, media } as const;
export type IdKind = keyof typeof idTables;

/** Which of these ids are used already, by whomever. */
export async function takenIds(db: Queryable, kind: IdKind, ids: readonly Id[]): Promise<Id[]> {
  const { id } = idTables[kind];
  const found: Id[] = [];
  for (let at = 0; at < ids.length; at += 5000) {
    const some = sql`${id} = any(${sql.param(ids.slice(at, at + 5000))}::uuid[])`;
    const rows = await db.select({ id }).from(idTables[kind]).where(some);
    found.push(...rows.map((row) => row.id));
  }
  return found;
}

type Rows = {
  [Kind in IdKind]: (typeof idTables)[Kind]['$inferInsert'][];
} & {
  repairIssueLinks: (typeof repairIssueLinks.$inferInsert)[];
  chatPictures: (typeof chatPictures.$inferInsert)[];
};

/** Writes one kind of rows; an id that is taken meanwhile is an error of the database. */
export async function insertRows<Kind extends keyof Rows>(
  tx: Queryable,
  kind: Kind,
  rows: Rows[Kind],
): Promise<void> {
  const table = { ...idTables, repairIssueLinks, chatPictures }[kind] as PgTable;
  for (let at = 0; at < rows.length; at += PAGE) await tx.insert(table).values(rows.slice(at, at + PAGE));
}

/** The flag as refreshRecurring in server/issues/store.ts sets it, for all issues of an owner at once (D112). */
export async function markRecurring(tx: Queryable, { ownerId }: Owner): Promise<void> {
  await tx.execute(sql`
    update issues set is_recurring = true
    from (
      select id, count(*) over (partition by car_id, title_key) > 1 or recurrence_count > 0 as value
      from issues where owner_id = ${ownerId}
    ) as flag
    where issues.id = flag.id and flag.value`);
}

/** The keys are used from now on. @returns false when the sweep has taken one of them meanwhile */
export async function keepKeys(tx: Queryable, keys: readonly string[]): Promise<boolean> {
  let kept = 0;
  for (let at = 0; at < keys.length; at += 5000) {
    const rows = await tx
      .delete(deletedFiles)
      .where(sql`${deletedFiles.storageKey} = any(${sql.param(keys.slice(at, at + 5000))}::text[])`)
      .returning({ key: deletedFiles.storageKey });
    kept += rows.length;
  }
  return kept === keys.length;
}
