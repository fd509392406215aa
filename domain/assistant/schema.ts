import * as z from 'zod/mini';
import { Mileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { Day, filledText, text } from '#domain/shapes.ts';
import { Query } from './ask/query.ts';
import { Understood } from './ask/understood.ts';

export const ChatRole = z.enum(['user', 'assistant', 'error', 'fallback', 'system']);
export type ChatRole = z.infer<typeof ChatRole>;

export const OfflineReason = z.enum(['no-model', 'model-failed', 'limit', 'opted-out']);
export type OfflineReason = z.infer<typeof OfflineReason>;

/** Carried out only when the owner taps. The ids are fixed, so that two taps apply it once. */
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

/** What a model may fill in: no ids except an issue's. */
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

const ChatPicture = z.object({ id: Id, url: z.string(), thumbnailUrl: z.string() });

/** A stored message of a car's thread. An answer's id differs from its question's. */
export const ChatMessage = z.object({
  id: Id,
  role: ChatRole,
  content: z.string(),
  pictures: z.array(ChatPicture),
  proposals: z.array(Proposal),
  /** For an answer: 'stopped' by the owner or 'broken' off by the model, with partial content. */
  outcome: z.nullable(z.enum(['whole', 'stopped', 'broken'])),
  /** For an answer to pictures: whether the model received them (D87). */
  picturesSeen: z.nullable(z.boolean()),
  reason: z.nullable(OfflineReason),
  questionId: z.nullable(Id),
  /** Of an answer from the records; stored answers of 0.1.0 lack it. */
  understood: z._default(z.nullable(Understood), null),
  createdAt: z.string(),
  /** Of a question: its answer is being made, by a process that lives. */
  isAnswering: z.optional(z.boolean()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Sending the same id again is a retry and replaces the earlier answer. */
export const ChatQuestion = z
  .object({
    id: Id,
    content: text(limits.longText),
    mediaIds: z.optional(
      z.array(Id).check(z.maxLength(limits.chatAttachments, 'You can attach up to 3 files.')),
    ),
    language: z.optional(z.enum(['en', 'lv'])),
    /** Changed by its chips: answered from the records as it is; `content` says it in words. */
    query: z.optional(Query),
  })
  .check(
    z.refine(({ content, mediaIds = [] }) => content !== '' || mediaIds.length > 0, {
      error: 'Missing information',
      path: ['content'],
    }),
  );
export type ChatQuestion = z.input<typeof ChatQuestion>;

/** One line of the streamed answer (JSON lines). The last one is always 'end'. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    question: ChatMessage,
    /** 'records': a query, which needs no model; 'offline': instead of a model. */
    source: z.enum(['model', 'records', 'offline']),
    reason: z.nullable(OfflineReason),
    picturesSeen: z.nullable(z.boolean()),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('lookup'), tool: z.string() }),
  z.object({ type: z.literal('proposal'), proposal: Proposal }),
  /** The model started in the wrong language: discard the text, it starts again. */
  z.object({ type: z.literal('again') }),
  /** The model failed before its first word: the rest comes from the car's records. */
  z.object({ type: z.literal('offline'), reason: OfflineReason }),
  z.object({ type: z.literal('understood'), understood: Understood }),
  z.object({ type: z.literal('end'), message: ChatMessage }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;

/** The last request to the model for this owner, verbatim, with pictures only counted. */
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
