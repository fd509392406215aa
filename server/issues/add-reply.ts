import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import {
  carDelete,
  type CarChange,
  type CarWrite,
  type Withdrawal,
} from '#server/platform/database/car-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { deletePart, insertReply } from './store.ts';
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
