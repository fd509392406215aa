import * as z from 'zod/mini';
import { Mileage } from '#domain/cars/schema.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { Day, filledText, text } from '#domain/shapes.ts';

/** ENT-75 */
export const ChatRole = z.enum(['user', 'assistant', 'error', 'fallback', 'system']);
export type ChatRole = z.infer<typeof ChatRole>;

/** Why an answer came from the car's records: nothing is configured, it failed, or the day's share is used up. */
export const OfflineReason = z.enum(['no-model', 'model-failed', 'limit']);
export type OfflineReason = z.infer<typeof OfflineReason>;

/**
 * What the assistant may put before the owner. Nothing happens until the owner taps; then the web calls the
 * usual procedure with these very ids, so that two taps, on two devices even, do it once.
 */
const proposed = { id: Id, opId: Id };
export const Proposal = z.discriminatedUnion('kind', [
  z.object({ ...proposed, kind: z.literal('log-issue'), description: z.string() }),
  z.object({
    ...proposed,
    kind: z.literal('add-repair'),
    title: z.string(),
    date: z.string(),
    description: z.nullable(z.string()),
    cost: z.nullable(z.number()),
    mileage: z.nullable(z.int()),
    repairKind: z.nullable(RepairKind),
  }),
  z.object({
    ...proposed,
    kind: z.literal('add-recurrence'),
    issueId: Id,
    issueTitle: z.string(),
    date: z.string(),
    notes: z.string(),
  }),
]);
export type Proposal = z.infer<typeof Proposal>;

/** The same as a model may ask for it: no ids but an issue's, and no car's at all. */
export const proposalInputs = {
  issue: z.object({ description: filledText(limits.longText) }),
  repair: z.object({
    title: filledText(limits.issueTitleWhole),
    date: Day,
    description: z.optional(text(limits.longText)),
    cost: z.optional(z.number().check(z.gte(0), z.lte(limits.costMax))),
    mileage: z.optional(Mileage),
    kind: z.optional(RepairKind),
  }),
  recurrence: z.object({ issueId: Id, date: Day, notes: z.optional(text(limits.longText)) }),
};

export const ChatPicture = z.object({ id: Id, url: z.string(), thumbnailUrl: z.string() });

/** One stored message of a car's thread, oldest first. An answer's id is not its question's. */
export const ChatMessage = z.object({
  id: Id,
  role: ChatRole,
  content: z.string(),
  /** The question's attachments. */
  pictures: z.array(ChatPicture),
  proposals: z.array(Proposal),
  /** Of an answer: 'stopped' by the owner, or 'broken' off by the model; the content is what had come. */
  outcome: z.nullable(z.enum(['whole', 'stopped', 'broken'])),
  /** Of an answer to a question with pictures: whether the model was given them (D87). */
  picturesSeen: z.nullable(z.boolean()),
  reason: z.nullable(OfflineReason),
  /** Of an answer: the question's id. */
  questionId: z.nullable(Id),
  createdAt: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** The body of a question; sending the same id again is the retry, its earlier answer goes. */
export const ChatQuestion = z
  .object({
    id: Id,
    content: text(limits.longText),
    mediaIds: z.optional(
      z.array(Id).check(z.maxLength(limits.chatAttachments, 'You can attach up to 3 files.')),
    ),
    language: z.optional(z.enum(['en', 'lv'])),
  })
  .check(
    z.refine(({ content, mediaIds = [] }) => content !== '' || mediaIds.length > 0, {
      error: 'Missing information',
      path: ['content'],
    }),
  );
export type ChatQuestion = z.input<typeof ChatQuestion>;

/** One line of the streamed answer (JSON, a line each). The last one is always 'end'. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    question: ChatMessage,
    source: z.enum(['model', 'offline']),
    reason: z.nullable(OfflineReason),
    picturesSeen: z.nullable(z.boolean()),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('lookup'), tool: z.string() }),
  z.object({ type: z.literal('proposal'), proposal: Proposal }),
  /** The model began in a language that is not the owner's: what came is void, and it begins again. */
  z.object({ type: z.literal('again') }),
  /** The model failed before its first word: what follows comes from the car's records. */
  z.object({ type: z.literal('offline'), reason: OfflineReason }),
  z.object({ type: z.literal('end'), message: ChatMessage }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** What was last sent to the model for this owner, word for word but for the pictures, which are counted. */
export const SentExchange = z.object({
  purpose: z.enum(['analysis', 'symptoms', 'assistant', 'speech']),
  model: z.string(),
  host: z.string(),
  sentAt: z.string(),
  pictures: z.int(),
  messages: z.array(z.object({ role: z.string(), text: z.string() })),
  tools: z.array(z.string()),
});
export type SentExchange = z.infer<typeof SentExchange>;
