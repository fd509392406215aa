import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { ReplyEdit } from '#domain/issues/schema.ts';
import {
  carDelete,
  carWrite,
  type CarChange,
  type CarWrite,
  type Withdrawal,
} from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { deletePart, insertReply, ownerReplyOf, updateReply, type OwnerReply } from './store.ts';
import { replies } from './table.ts';

type NewReply = Omit<typeof replies.$inferInsert, 'ownerId' | 'carId' | 'createdAt' | 'isUnseen'>;

/** The issue must be of the car. Refused with ID_TAKEN. */
export const recordReply = ({ scope, now }: CarWrite<unknown>, reply: NewReply): CarChange<{ id: Id }> => ({
  writes: {
    saved: insertReply({
      ...reply,
      ownerId: scope.ownerId,
      carId: scope.carId,
      isUnseen: true,
      createdAt: now,
    }),
  },
  answer: sql`(select json_build_object('id', id) from saved)`,
  refused: 'ID_TAKEN',
});

export const editReply = (caller: Caller, edit: z.output<typeof ReplyEdit>): Promise<{ done: true }> => {
  const { issueId, replyId } = edit;
  return carWrite(caller, edit, ownerReplyOf(issueId, replyId), ({ scope, stored }) => {
    if (!stored) throw refusal('NOT_FOUND');
    const set = mergeChanges<OwnerReply>(stored, edit);
    if (Object.keys(set).length === 0) return { unchanged: { done: true } as const };
    const next = { ...stored, ...set, version: stored.version + 1 };
    return {
      writes: { saved: updateReply(scope, issueId, replyId, next) },
      answer: sql`(select ${DONE} from saved)`,
      refused: 'NOT_FOUND',
    };
  });
};

/** @param sent as it was asked for: what it is compared with when it comes again */
export const removeReply = (
  caller: Caller,
  sent: { opId: Id; carId: Id; replyId: Id },
  issueId: Id,
  withdrawal?: Withdrawal,
): Promise<{ done: true }> =>
  carDelete(
    caller,
    sent,
    { id: sent.replyId, bin: 'reply', list: 'replies', withdrawal },
    sql<null>`null`,
    ({ scope }, reply) => ({
      writes: { deleted: deletePart(replies, scope, issueId, reply) },
      answer: sql`(select ${DONE} from deleted)`,
      refused: 'NOT_FOUND',
    }),
  );
