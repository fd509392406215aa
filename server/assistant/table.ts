import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatRole, OfflineReason, Proposal } from '#domain/assistant/schema.ts';
import type { Understood } from '#domain/assistant/ask/understood.ts';
import { ownerOfParent } from '#server/accounts/table.ts';
import { carForeignKey } from '#server/cars/table.ts';
import { media } from '#server/media/table.ts';
import { instant, createdAt, oneOf } from '#server/platform/database/columns.ts';
import { policyOf } from '#server/platform/database/policy.ts';

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerOfParent(),
    carId: uuid('car_id').notNull(),
    role: text('role').$type<ChatRole>().notNull(),
    content: text('content').notNull(),
    proposals: jsonb('proposals').$type<Proposal[]>().notNull(),
    outcome: text('outcome').$type<'whole' | 'stopped' | 'broken'>(),
    picturesSeen: boolean('pictures_seen'),
    reason: text('reason').$type<OfflineReason>(),
    /** How the question was understood; null where the records were not asked. */
    understood: jsonb('understood').$type<Understood>(),
    /** Null for a question. */
    questionId: uuid('question_id').unique('chat_messages_question_unique'),
    /** The time of the question, also in its answer; a thread is sorted by it. */
    askedAt: instant('asked_at').notNull(),
    /** Set on a question while a process generates its answer; the process keeps extending it. */
    answeringUntil: instant('answering_until'),
    createdAt: createdAt(),
  },
  (table) => [
    carForeignKey('chat_messages', table as never),
    unique('chat_messages_id_car_unique').on(table.id, table.carId),
    foreignKey({
      name: 'chat_messages_question_fk',
      columns: [table.questionId, table.carId],
      foreignColumns: [table.id, table.carId],
    }).onDelete('cascade'),
    index('chat_messages_thread_index').on(table.carId, table.askedAt, table.id),
    check('chat_messages_role_check', oneOf('role', ['user', 'assistant', 'error', 'fallback', 'system'])),
  ],
);

export const chatPictures = pgTable(
  'chat_pictures',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ name: 'chat_pictures_pk', columns: [table.messageId, table.mediaId] }),
    index('chat_pictures_media_index').on(table.mediaId),
  ],
);

export const assistantTables = {
  chatMessages: policyOf(chatMessages, {
    ownedBy: 'ownerId',
    holds: 'records',
    ids: { id: null, ownerId: 'authUser', carId: 'cars', questionId: 'chatMessages' },
    portable: { section: 'chatMessages', withheld: ['ownerId', 'answeringUntil'] },
    shared: [],
    news: 'thread',
    device: { no: 'they are read when their thread is opened' },
  }),
  chatPictures: policyOf(chatPictures, {
    ownedBy: { through: 'messageId' },
    holds: 'records',
    ids: { messageId: 'chatMessages', mediaId: 'media' },
    portable: { section: 'chatMessages', withheld: [] },
    shared: [],
    news: { no: 'written with its message' },
  }),
};
