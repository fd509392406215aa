import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { Understood } from '#domain/assistant/ask/understood.ts';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { mediaUrl, thumbnailUrl } from '#domain/media/rules.ts';
import type { Db, Queryable } from '#server/platform/database/db.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { chatMessages, chatPictures } from './table.ts';
import { media } from '#server/media/table.ts';

const MAX_THREAD = 200;

type Row = typeof chatMessages.$inferSelect;
type PictureRow = { messageId: Id; id: Id; extension: string };
const ofScope = (scope: CarScope) =>
  and(eq(chatMessages.carId, scope.carId), eq(chatMessages.ownerId, scope.ownerId));

function toChatMessage(row: Omit<Row, 'answeringUntil'>, pictures: readonly PictureRow[]): ChatMessage {
  const { id, role, content, proposals, outcome, picturesSeen, reason, questionId, understood } = row;
  return {
    id,
    role,
    content,
    proposals,
    outcome,
    picturesSeen,
    reason,
    questionId,
    understood,
    pictures: pictures
      .filter(({ messageId }) => messageId === id)
      .map(({ id: mediaId, extension }) => {
        const url = mediaUrl(mediaId, extension);
        return { id: mediaId, url, thumbnailUrl: thumbnailUrl(url) };
      }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** An answer has the time of its question and sorts after it. */
const newestFirst = [
  desc(chatMessages.askedAt),
  sql`${chatMessages.questionId} is not null desc`,
  desc(chatMessages.id),
];

export async function listThread(db: Queryable, scope: CarScope, now: Date): Promise<ChatMessage[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(ofScope(scope))
    .orderBy(...newestFirst)
    .limit(MAX_THREAD);
  const pictures = await db
    .select({ messageId: chatPictures.messageId, id: media.id, extension: media.extension })
    .from(chatPictures)
    .innerJoin(chatMessages, and(eq(chatMessages.id, chatPictures.messageId), ofScope(scope)))
    .innerJoin(media, and(eq(media.id, chatPictures.mediaId), eq(media.ownerId, scope.ownerId)))
    .orderBy(asc(chatPictures.position));
  const answered = new Set(rows.map(({ questionId }) => questionId));
  const isAnswering = ({ id, outcome, answeringUntil }: Row) =>
    outcome === null && answeringUntil !== null && answeringUntil > now && !answered.has(id);
  return rows
    .toReversed()
    .map((row) => ({ ...toChatMessage(row, pictures), ...(isAnswering(row) && { isAnswering: true }) }));
}

/** A process that died cannot say so, so its answer counts as given up after this time. */
const ANSWER_TIMEOUT_MS = 30_000;
const answeringUntil = (now: Date) => new Date(now.getTime() + ANSWER_TIMEOUT_MS);

/** Called repeatedly while a process generates the answer, so that pages that open the thread wait for it. */
export async function keepAnswering(
  db: Queryable,
  scope: CarScope,
  questionId: Id,
  now: Date,
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ answeringUntil: answeringUntil(now) })
    .where(and(ofScope(scope), eq(chatMessages.id, questionId)));
}

export async function readHistory(
  db: Queryable,
  scope: CarScope,
  questionId: Id,
  count: number,
): Promise<Pick<ChatMessage, 'role' | 'content' | 'understood'>[]> {
  const askedAt = sql`(select ${chatMessages.askedAt} from ${chatMessages} where ${chatMessages.id} = ${questionId})`;
  const rows = await db
    .select({ role: chatMessages.role, content: chatMessages.content, understood: chatMessages.understood })
    .from(chatMessages)
    .where(
      and(
        ofScope(scope),
        ne(chatMessages.id, questionId),
        or(isNull(chatMessages.questionId), ne(chatMessages.questionId, questionId)),
        sql`${chatMessages.askedAt} <= coalesce(${askedAt}, 'infinity')`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(count);
  // Stored by an earlier version, it may lack a part; then it is no question to continue.
  return rows
    .toReversed()
    .map((row) => ({ ...row, understood: Understood.safeParse(row.understood).data ?? null }));
}

type NewQuestion = { id: Id; content: string; understood: Understood | null; now: Date };

/** A retry deletes the earlier answer. @returns 'taken' when the id is in use for something else */
export async function putQuestion(
  db: Db,
  scope: CarScope,
  question: NewQuestion & { mediaIds: readonly Id[] },
): Promise<ChatMessage | 'taken'> {
  if (question.mediaIds.length === 0) {
    const [row] = await insertQuestion(db, scope, question);
    if (row) return toChatMessage(row, []);
  }
  return db.transaction(async (tx) => {
    const { id, content, mediaIds } = question;
    const inserted = await insertQuestion(tx, scope, question);
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
    const pictures = await tx
      .select({ messageId: chatPictures.messageId, id: media.id, extension: media.extension })
      .from(chatPictures)
      .innerJoin(media, and(eq(media.id, chatPictures.mediaId), eq(media.ownerId, scope.ownerId)))
      .where(eq(chatPictures.messageId, id))
      .orderBy(asc(chatPictures.position));
    const isSame = row?.content === content && String(pictures.map((each) => each.id)) === String(mediaIds);
    if (!row || !isSame) return 'taken';
    await tx.delete(chatMessages).where(and(ofScope(scope), eq(chatMessages.questionId, id)));
    if (inserted.length === 0)
      await tx
        .update(chatMessages)
        .set({ outcome: null, answeringUntil: answeringUntil(question.now) })
        .where(and(ofScope(scope), eq(chatMessages.id, id)));
    return toChatMessage({ ...row, outcome: null }, pictures);
  });
}

const insertQuestion = (
  db: Queryable,
  { ownerId, carId }: CarScope,
  { id, content, understood, now }: NewQuestion,
) =>
  db
    .insert(chatMessages)
    .values({
      id,
      ownerId,
      carId,
      content,
      understood,
      role: 'user',
      proposals: [],
      askedAt: now,
      answeringUntil: answeringUntil(now),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();

type Answer = Pick<
  Row,
  'id' | 'role' | 'content' | 'proposals' | 'outcome' | 'picturesSeen' | 'reason' | 'understood'
>;

/** Replaces an earlier answer; stores nothing if the thread was cleared in the meantime.
 * @param whenLate called in the same transaction for an answer whose page has disconnected and that replaces no
 * other */
export async function saveAnswer(
  db: Db,
  scope: CarScope,
  questionId: Id,
  answer: Answer,
  now: Date,
  whenLate: ((tx: Queryable) => Promise<void>) | null,
): Promise<ChatMessage> {
  const row = { ...answer, ownerId: scope.ownerId, carId: scope.carId, questionId, createdAt: now };
  return db.transaction(async (tx) => {
    const [question] = await tx
      .select({ askedAt: chatMessages.askedAt })
      .from(chatMessages)
      .where(and(ofScope(scope), eq(chatMessages.id, questionId)))
      .for('update');
    const isReplaced = whenLate !== null && (await hasAnswer(tx, scope, questionId));
    if (question && !isReplaced) {
      await tx.delete(chatMessages).where(and(ofScope(scope), eq(chatMessages.questionId, questionId)));
      await tx.insert(chatMessages).values({ ...row, askedAt: question.askedAt });
      await whenLate?.(tx);
    }
    return toChatMessage({ ...row, askedAt: question?.askedAt ?? now }, []);
  });
}

async function hasAnswer(db: Queryable, scope: CarScope, questionId: Id): Promise<boolean> {
  const answers = await db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(ofScope(scope), eq(chatMessages.questionId, questionId)));
  return answers.length > 0;
}

/** The mark is on the question, because several processes may be answering. */
export async function stopQuestion(db: Db, scope: CarScope, questionId: Id): Promise<void> {
  await db
    .update(chatMessages)
    .set({ outcome: 'stopped' })
    .where(and(ofScope(scope), eq(chatMessages.id, questionId), isNull(chatMessages.questionId)));
}

/** False once the answer was stopped, deleted or stored. */
export async function isAwaited(db: Queryable, scope: CarScope, questionId: Id): Promise<boolean> {
  const [question] = await db
    .select({ outcome: chatMessages.outcome })
    .from(chatMessages)
    .where(and(ofScope(scope), eq(chatMessages.id, questionId)));
  return question?.outcome === null && !(await hasAnswer(db, scope, questionId));
}

export const listAnswers = (
  db: Queryable,
  { ownerId }: Pick<CarScope, 'ownerId'>,
  ids: readonly Id[],
): Promise<{ id: Id; carId: Id }[]> =>
  db
    .select({ id: chatMessages.id, carId: chatMessages.carId })
    .from(chatMessages)
    .where(and(eq(chatMessages.ownerId, ownerId), inArray(chatMessages.id, [...ids])));

/** The sweep of unreferenced files removes the pictures later. */
export async function clearThread(db: Queryable, scope: CarScope): Promise<void> {
  await db.delete(chatMessages).where(ofScope(scope));
}
