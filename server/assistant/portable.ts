import { isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Understood } from '#domain/assistant/ask/understood.ts';
import { ChatMessage, ChatRole, Proposal } from '#domain/assistant/schema.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Instant } from '#domain/shapes.ts';
import { toJson, insertRows, readPages, rowsOf } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import type { TableKey } from '#server/tables.ts';
import { assistantTables, chatMessages, chatPictures } from './table.ts';

/** Whether PostgreSQL can store the text; domain/shapes.ts cleans only what people type. */
const isStorable = (value: unknown) =>
  typeof value !== 'string' || (value.length <= 200_000 && value.isWellFormed() && !value.includes('\0'));

/** A question precedes its answers. */
const ExportedMessage = z
  .object({
    id: Id,
    carId: Id,
    role: ChatRole,
    content: z.string().check(z.refine(isStorable)),
    proposals: z
      .array(Proposal.check(z.refine((proposal) => Object.values(proposal).every(isStorable))))
      .check(z.maxLength(50)),
    outcome: ChatMessage.shape.outcome,
    picturesSeen: ChatMessage.shape.picturesSeen,
    reason: ChatMessage.shape.reason,
    questionId: z.nullable(Id),
    /** Exports of 0.1.0 lack it. */
    understood: z._default(z.nullable(Understood), null),
    pictures: z.array(Id).check(z.maxLength(limits.chatAttachments)),
    askedAt: Instant,
    createdAt: Instant,
  })
  .check(z.refine(({ role, questionId }) => (role === 'user') === (questionId === null)));

const tableOfProposal = {
  'log-issue': 'issues',
  'add-repair': 'repairs',
  'add-recurrence': 'recurrences',
} as const satisfies Record<Proposal['kind'], TableKey>;

export const assistantSection = defineSection<z.output<typeof ExportedMessage>>({
  name: 'chatMessages',
  since: 2,
  schema: ExportedMessage,

  async *read(from) {
    // An import has read a question before its answer.
    const { chatMessages: messages, chatPictures: pictures } = assistantTables;
    for (const filter of [isNull(chatMessages.questionId), isNotNull(chatMessages.questionId)]) {
      for await (const page of readPages(from, messages, { filter })) {
        const ids = page.map(({ id }) => id);
        const picturesOf = await rowsOf(from, pictures, 'messageId', { ids, order: ['position'] });
        yield page.map((row) => ({
          ...toJson(row),
          pictures: picturesOf(row.id).flatMap(({ mediaId }) => from.nullIfMissing(mediaId) ?? []),
        }));
      }
    }
  },

  imports: {
    check(
      { id, carId, questionId, pictures, proposals },
      { claimId, requireThat, has, reserve, seen, claimFile },
    ) {
      requireThat(has('cars', carId), 'carId');
      claimId('chatMessages', id, carId);
      // An answer removes its question from `seen`, so a question has at most one.
      if (questionId === null) seen.add(id);
      else requireThat(has('chatMessages', questionId, carId) && seen.delete(questionId), 'questionId');
      for (const proposal of proposals) reserve(tableOfProposal[proposal.kind], proposal.id);
      requireThat(new Set(pictures).size === pictures.length, 'pictures');
      for (const picture of pictures)
        claimFile(
          'pictures',
          picture,
          (file) => file.purpose === 'issue' && file.kind === 'picture' && file.carId === carId,
        );
    },

    async insert(values, { tx, owner, mapId, mapIds, afterFiles }) {
      const rows = values.map(({ pictures: _pictures, ...message }) => ({
        ...mapIds('chatMessages', message),
        ownerId: owner.ownerId,
        proposals: message.proposals.map((proposal) => ({
          ...proposal,
          id: mapId(proposal.id),
          ...('issueId' in proposal ? { issueId: mapId(proposal.issueId) } : {}),
        })),
        understood: message.understood && {
          ...message.understood,
          queries: message.understood.queries.map((query) => ({
            ...query,
            cars: query.cars.map((car) => mapId(car)),
          })),
        },
        askedAt: new Date(message.askedAt),
        createdAt: new Date(message.createdAt),
      }));
      await insertRows(tx, chatMessages, rows);
      const pictures = values.flatMap(({ id: messageId, pictures: all }) =>
        all.map((mediaId, position) => mapIds('chatPictures', { messageId, mediaId, position })),
      );
      afterFiles(() => insertRows(tx, chatPictures, pictures));
    },
  },
});
