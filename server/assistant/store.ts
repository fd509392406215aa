import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { mediaUrl, thumbnailUrl } from '#domain/media/rules.ts';
import type { Db, Queryable } from '#server/platform/db.ts';
import type { CarScope } from '#server/platform/scope.ts';
import {
  cars,
  chatMessages,
  chatPictures,
  issues,
  media,
  mileageReadings,
  repairs,
  settings,
} from '#server/platform/tables.ts';

const MAX_REPAIRS = 2000;
const MAX_ISSUES = 500;
const MAX_THREAD = 200;
const SHORT_TEXT = 300;

const short = (column: typeof repairs.description | typeof issues.aiSummary) =>
  sql<string | null>`left(${column}, ${SHORT_TEXT})`;

/** What the assistant may know of this car. Names, plate and VIN are not read at all. */
export async function readFacts(db: Queryable, scope: CarScope): Promise<CarFacts & { currency: string }> {
  const { ownerId, carId } = scope;
  const [[car], [reading], [own], repairRows, issueRows] = await Promise.all([
    db
      .select({ brand: cars.brand, model: cars.model, year: cars.year, mileage: cars.mileage })
      .from(cars)
      .where(and(eq(cars.id, carId), eq(cars.ownerId, ownerId))),
    db
      .select({ km: mileageReadings.km, date: mileageReadings.date })
      .from(mileageReadings)
      .where(and(eq(mileageReadings.carId, carId), eq(mileageReadings.ownerId, ownerId)))
      .orderBy(desc(mileageReadings.date), desc(mileageReadings.id))
      .limit(1),
    db.select({ currency: settings.currency }).from(settings).where(eq(settings.ownerId, ownerId)),
    db
      .select({
        ...{
          id: repairs.id,
          title: repairs.title,
          description: short(repairs.description),
          date: repairs.date,
          costMinor: repairs.costMinor,
        },
        ...{
          currency: repairs.currency,
          kind: repairs.kind,
          mileage: repairs.mileage,
          garageName: repairs.garageName,
        },
      })
      .from(repairs)
      .where(and(eq(repairs.carId, carId), eq(repairs.ownerId, ownerId)))
      .orderBy(desc(repairs.date), desc(repairs.id))
      .limit(MAX_REPAIRS),
    db
      .select({
        ...{ id: issues.id, title: issues.title, summary: short(issues.aiSummary), date: issues.date },
        ...{ status: issues.status, urgent: issues.isUrgent, recurrences: issues.recurrenceCount },
      })
      .from(issues)
      .where(and(eq(issues.carId, carId), eq(issues.ownerId, ownerId)))
      .orderBy(desc(issues.date), desc(issues.id))
      .limit(MAX_ISSUES),
  ]);
  const { brand = '', model = '', year = 0, mileage = null } = car ?? {};
  return {
    car: { brand, model, year },
    mileage:
      mileage === null
        ? (reading ?? null)
        : { km: mileage, date: reading?.km === mileage ? reading.date : null },
    repairs: repairRows.map(({ costMinor, currency, ...row }) => ({
      ...row,
      cost: costMinor === null ? null : { minor: costMinor, currency },
    })),
    issues: issueRows.map((row) => ({
      ...row,
      summary: row.summary ?? '',
      date: row.date.toISOString().slice(0, 10),
    })),
    currency: own?.currency ?? 'EUR',
  };
}

export type ListedFile = { kind: string; date: string; of: string | null };

/** The car's files, newest first: what they are and which problem they belong to. */
export async function listFiles(db: Queryable, scope: CarScope): Promise<ListedFile[]> {
  const rows = await db
    .select({ kind: media.kind, createdAt: media.createdAt, of: issues.title })
    .from(media)
    .leftJoin(issues, and(eq(issues.id, media.issueId), eq(issues.carId, scope.carId)))
    .where(and(eq(media.carId, scope.carId), eq(media.ownerId, scope.ownerId)))
    .orderBy(desc(media.createdAt))
    .limit(50);
  return rows.map(({ kind, createdAt, of }) => ({ kind, of, date: createdAt.toISOString().slice(0, 10) }));
}

// ── The thread ──────────────────────────────────────────────────────────────────────────────────

type Row = typeof chatMessages.$inferSelect;
type PictureRow = { messageId: Id; id: Id; extension: string };
const ofScope = (scope: CarScope) =>
  and(eq(chatMessages.carId, scope.carId), eq(chatMessages.ownerId, scope.ownerId));

function shown(row: Row, pictures: readonly PictureRow[]): ChatMessage {
  const { id, role, content, proposals, outcome, picturesSeen, reason, questionId } = row;
  return {
    ...{ id, role, content, proposals, outcome, picturesSeen, reason, questionId },
    pictures: pictures
      .filter(({ messageId }) => messageId === id)
      .map(({ id: mediaId, extension }) => {
        const url = mediaUrl(mediaId, extension);
        return { id: mediaId, url, thumbnailUrl: thumbnailUrl(url) };
      }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The newest messages of the thread, oldest first; an answer follows its question. */
export async function listThread(db: Queryable, scope: CarScope): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(ofScope(scope))
    .orderBy(
      desc(chatMessages.askedAt),
      sql`${chatMessages.questionId} is not null desc`,
      desc(chatMessages.id),
    )
    .limit(MAX_THREAD);
  const pictures = await db
    .select({ messageId: chatPictures.messageId, id: media.id, extension: media.extension })
    .from(chatPictures)
    .innerJoin(chatMessages, and(eq(chatMessages.id, chatPictures.messageId), ofScope(scope)))
    .innerJoin(media, and(eq(media.id, chatPictures.mediaId), eq(media.ownerId, scope.ownerId)))
    .orderBy(asc(chatPictures.position));
  return rows.toReversed().map((row) => shown(row, pictures));
}

/**
 * Takes a question in. The same one again is the retry: its earlier answer goes.
 * @returns the stored question, or 'taken' when the id is something else's
 */
export async function putQuestion(
  db: Db,
  scope: CarScope,
  question: { id: Id; content: string; mediaIds: readonly Id[]; now: Date },
): Promise<ChatMessage | 'taken'> {
  return db.transaction(async (tx) => {
    const { id, content, mediaIds, now } = question;
    const { ownerId, carId } = scope;
    const inserted = await tx
      .insert(chatMessages)
      .values({ id, ownerId, carId, content, role: 'user', proposals: [], askedAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: chatMessages.id });
    if (inserted.length > 0 && mediaIds.length > 0) {
      await tx
        .insert(chatPictures)
        .values(mediaIds.map((mediaId, position) => ({ messageId: id, mediaId, position })));
    }
    const [row] = await tx
      .select()
      .from(chatMessages)
      .where(and(ofScope(scope), eq(chatMessages.id, id), isNull(chatMessages.questionId)))
      .for('update');
    if (!row || row.content !== content) return 'taken';
    await tx.delete(chatMessages).where(and(ofScope(scope), eq(chatMessages.questionId, id)));
    const pictures = await tx
      .select({ messageId: chatPictures.messageId, id: media.id, extension: media.extension })
      .from(chatPictures)
      .innerJoin(media, and(eq(media.id, chatPictures.mediaId), eq(media.ownerId, ownerId)))
      .where(eq(chatPictures.messageId, id))
      .orderBy(asc(chatPictures.position));
    return shown(row, pictures);
  });
}

type Answer = Pick<Row, 'id' | 'role' | 'content' | 'proposals' | 'outcome' | 'picturesSeen' | 'reason'>;

/** Keeps an answer beside its question; of two the later one stays. Nothing, when the thread was cleared meanwhile. */
export async function saveAnswer(
  db: Db,
  scope: CarScope,
  questionId: Id,
  answer: Answer,
  now: Date,
): Promise<ChatMessage> {
  const row = { ...answer, ownerId: scope.ownerId, carId: scope.carId, questionId, createdAt: now };
  return db.transaction(async (tx) => {
    const [question] = await tx
      .select({ askedAt: chatMessages.askedAt })
      .from(chatMessages)
      .where(and(ofScope(scope), eq(chatMessages.id, questionId)))
      .for('update');
    if (question) {
      await tx.delete(chatMessages).where(and(ofScope(scope), eq(chatMessages.questionId, questionId)));
      await tx.insert(chatMessages).values({ ...row, askedAt: question.askedAt });
    }
    return shown({ ...row, askedAt: question?.askedAt ?? now }, []);
  });
}

/** The whole thread goes; its pictures are loose then, and the sweep of loose files takes them. */
export async function clearThread(db: Queryable, scope: CarScope): Promise<void> {
  await db.delete(chatMessages).where(ofScope(scope));
}
