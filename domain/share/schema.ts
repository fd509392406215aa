import * as z from 'zod/mini';
import { AssessmentLanguage, DrivingAdvice } from '#domain/assessment/schema.ts';
import { carFacts } from '#domain/cars/schema.ts';
import { Mileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import { Reply } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import { SharedDue } from '#domain/reminders/shared-due.ts';
import { Currency } from '#domain/money/schema.ts';
import { Cost, Day, filledText, Instant, LongText, optionalText } from '#domain/shapes.ts';
import { unitFields } from '#domain/units/schema.ts';

const Hours = z.int().check(z.gte(1), z.lte(limits.shareLinkHoursMax));

export const ShareLinkDraft = z.object({
  ...Operation,
  carId: Id,
  id: Id,
  issueId: z.nullish(Id),
  isEditable: z.boolean(),
  showsDue: z.optional(z.boolean()),
  hours: z.optional(Hours),
});
export type ShareLinkDraft = z.input<typeof ShareLinkDraft>;

export const ShareLinkEdit = z.object({
  ...Operation,
  linkId: Id,
  isEditable: z.optional(z.boolean()),
  showsDue: z.optional(z.boolean()),
  hours: z.optional(Hours),
});
export type ShareLinkEdit = z.input<typeof ShareLinkEdit>;

export const ShareLink = z.object({
  id: Id,
  token: z.string(),
  carId: Id,
  issueId: z.nullable(Id),
  isEditable: z.boolean(),
  showsDue: z._default(z.boolean(), false),
  expiresAt: z.string(),
  createdAt: z.string(),
  lastOpenedAt: z.nullable(z.string()),
  added: z.object({ issues: z.int(), repairs: z.int(), replies: z._default(z.int(), 0) }),
  /** Who added it, with the repair shop; told in lists alone. */
  writers: z._default(z.array(z.string()), []),
});
export type ShareLink = z.infer<typeof ShareLink>;

export const ShareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** A question about a problem, with what its owner answered. */
const Asked = z.array(z.object({ question: z.string(), answer: z.string() }));

/** What a mechanic sees: no notes, no costs, no personal data of the owner. */
export const SharedIssue = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  aiSummary: z.string(),
  drivingAdvice: z.nullable(DrivingAdvice),
  drivingAdviceReason: z.string(),
  /** The same in the other language, where the engine told it. */
  translated: z._default(
    z.nullable(
      z.object({
        language: AssessmentLanguage,
        aiSummary: z.string(),
        drivingAdviceReason: z.string(),
        asked: z._default(Asked, []),
      }),
    ),
    null,
  ),
  date: z.string(),
  status: z.enum(['new', 'processing', 'partially_resolved']),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  documents: z._default(z.array(z.string()), []),
  /** Absent in answers of earlier versions. */
  asked: z._default(Asked, []),
  occurrences: z.int(),
  /** What was answered through this link; absent in answers of earlier versions. */
  replies: z._default(z.array(Reply), []),
});
export type SharedIssue = z.infer<typeof SharedIssue>;

/** A repair that was added through this link, or that solves a problem answered through it. */
export const RecordedRepair = z.object({
  id: Id,
  title: z.string(),
  date: Day,
  /** Added through this link, and not changed since. Absent in answers of earlier versions. */
  isOwn: z._default(z.boolean(), false),
});

export type RecordedRepair = z.infer<typeof RecordedRepair>;

export const SharedCar = z.object({
  car: z.object({
    ...carFacts,
    ...unitFields,
    photo: z.nullable(z.string()),
  }),
  issues: z.array(SharedIssue),
  issueId: z.nullable(Id),
  isEditable: z.boolean(),
  recorded: z._default(z.array(RecordedRepair), []),
  due: z._default(z.nullable(z.array(SharedDue)), null),
  currency: Currency,
  expiresAt: z.string(),
  /** The server's time: the page counts down from it, as the phone's clock may be wrong. */
  now: z.string(),
});
export type SharedCar = z.infer<typeof SharedCar>;

/** An invalid token gets the same answer as an unknown one. */
export const SentToken = z.string().check(z.maxLength(500));

const issueIds = z.array(Id).check(z.maxLength(limits.linkedIssuesMax));
const sent = { ...Operation, token: SentToken, id: Id };
export const signature = {
  mechanicName: filledText(limits.shortText, 'Your name is required'),
  garageName: optionalText(limits.shortText),
};
export const describedFields = {
  title: filledText(limits.issueTitleWhole, 'Title is required'),
  description: filledText(limits.longText, 'Description is required'),
  ...signature,
};

export const mechanicImages = z.array(Id).check(z.maxLength(limits.mechanicImages, 'Up to 3 images'));

/** The receipt is a picture uploaded through the same link. */
export const MechanicRepair = z.object({
  ...sent,
  ...describedFields,
  date: Day,
  cost: z.nullish(Cost),
  /** Absent from older pages, which showed the one that `SharedCar` names. */
  currency: z.optional(Currency),
  mileage: z.nullish(Mileage),
  receiptImage: z.nullish(Id),
  resolvedIssues: issueIds,
  partiallyResolvedIssues: issueIds,
});
export type MechanicRepair = z.input<typeof MechanicRepair>;

/** The images were uploaded through the same link. */
export const MechanicSymptom = z.object({
  ...sent,
  ...describedFields,
  date: Instant,
  images: mechanicImages,
});
export type MechanicSymptom = z.input<typeof MechanicSymptom>;

export const replyFields = {
  text: LongText,
  cost: z.nullable(Cost),
  included: LongText,
  ...signature,
};
/** Either says something or names a price. */
export const saysSomething = z.refine<{ text: string; cost: number | null }>(
  ({ text, cost }) => text !== '' || cost !== null,
  { error: 'Write an answer or enter a price', path: ['text'] },
);

export const MechanicReply = z
  .object({ ...sent, ...replyFields, issueId: Id, currency: Currency })
  .check(saysSomething);
export type MechanicReply = z.input<typeof MechanicReply>;

/** An answer, or a repair. `sentAs` is the `opId` that it was added with, which only the browser that sent it knows. */
export const Withdrawn = z.object({ ...sent, sentAs: Id });

/** Null when nothing was added, whatever the reason. */
export const MechanicAdded = z.nullable(z.object({ id: Id }));
export type MechanicAdded = z.infer<typeof MechanicAdded>;

export const MechanicNews = z.object({
  kind: z.enum(['issue', 'repair', 'reply']),
  id: Id,
  carId: Id,
  /** The problem that a reply is about. */
  issueId: z.nullish(Id),
  title: z.string(),
  /** Of a reply; `text` is its beginning. Absent in answers of earlier versions. */
  said: z.nullish(z.pick(Reply, { text: true, cost: true, currency: true })),
  mechanicName: z.string(),
  addedAt: z.string(),
  /** Withdrawn again: it is in the trash. Absent in answers of earlier versions. */
  isWithdrawn: z._default(z.boolean(), false),
});
export type MechanicNews = z.infer<typeof MechanicNews>;
