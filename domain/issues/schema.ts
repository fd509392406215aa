import * as z from 'zod/mini';
import { MAX_QUESTIONS, SYMPTOM_MIN_LENGTH } from '#domain/assessment/limits.ts';
import { AssessmentSource, Category, DrivingAdvice } from '#domain/assessment/schema.ts';
import { Mileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { MediaKind } from '#domain/media/schema.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { PageQuery } from '#domain/pages.ts';
import { Currency } from '#domain/money/schema.ts';
import { ByKey, Day, filledText, Instant, LongText, optionalText, text } from '#domain/shapes.ts';

export const IssueStatus = z.enum(['new', 'processing', 'partially_resolved', 'resolved']);
export type IssueStatus = z.infer<typeof IssueStatus>;

/** Set by hand; partially_resolved comes only from a repair. */
const OwnerStatus = z.enum(['new', 'processing', 'resolved']);

const lines = (max: number) => z.array(text(limits.longText)).check(z.maxLength(max));

/** The symptom list drops shorter entries. */
export const OwnSymptom = LongText.check(z.minLength(SYMPTOM_MIN_LENGTH, 'Write at least 6 characters'));

/** The assessment the owner saw when finishing the log, stored with the issue. */
export const SavedAssessment = z.object({
  summary: LongText,
  causes: lines(20),
  recommendations: lines(20),
  source: AssessmentSource,
  category: Category,
  drivingAdvice: DrivingAdvice,
  drivingAdviceReason: LongText,
  /** Made from the answers, for the symptom list. */
  symptoms: lines(30),
});
export type SavedAssessment = z.infer<typeof SavedAssessment>;

const { summary: _summary, symptoms: synthesized, ...advice } = SavedAssessment.shape;

/** Each answer has its question. */
export const answersHaveQuestions = z.refine<{
  aiQuestions: readonly string[];
  aiAnswers: readonly string[];
}>(({ aiQuestions, aiAnswers }) => aiAnswers.length <= aiQuestions.length, {
  error: 'Missing information',
  path: ['aiQuestions'],
});

/** The answers and the assessment made from them; correcting a log replaces them together. */
const LoggedAnswers = z
  .object({
    ...advice,
    synthesized,
    aiQuestions: lines(MAX_QUESTIONS),
    aiAnswers: lines(MAX_QUESTIONS),
  })
  .check(answersHaveQuestions);
/** An issue without an assessment has no source, category and advice. */
export type LoggedAssessment = Pick<Issue, keyof z.infer<typeof LoggedAnswers>>;

/** Decides on which day the issue happened; unknown zones are accepted. */
const day = { timeZone: z.optional(text(limits.shortText)) };

const MediaIds = z
  .array(Id)
  .check(z.maxLength(limits.mediaPerIssue, 'You can only upload a maximum of 5 files.'));

export const IssueDraft = z.object({
  ...Operation,
  carId: Id,
  id: Id,
  description: LongText,
  date: Instant,
  mileage: z.nullish(Mileage),
  mediaIds: MediaIds,
  aiQuestions: lines(MAX_QUESTIONS),
  aiAnswers: lines(MAX_QUESTIONS),
  assessment: SavedAssessment,
  /** For the generated title of a log without a description. */
  language: z.enum(['en', 'lv']),
  ...day,
});
export type IssueDraft = z.input<typeof IssueDraft>;

const fields = {
  title: filledText(limits.issueTitleWhole, 'Title is required'),
  description: LongText,
  date: Instant,
  mileage: z.nullable(Mileage),
  aiSummary: LongText,
  status: OwnerStatus,
  notes: LongText,
  /** The owner's own symptom list; null derives it again. */
  symptoms: z.nullable(lines(30)),
  assessment: LoggedAnswers,
  /** Adds and removes the files in which `from` and `to` differ; other files stay. */
  mediaIds: MediaIds,
};
export const IssueEdit = z.object({ carId: Id, issueId: Id, ...day, ...editOf(fields) });
export type IssueEdit = z.input<typeof IssueEdit>;

export const Recurrence = z.object({ id: Id, date: Day, notes: z.string() });
export type Recurrence = z.infer<typeof Recurrence>;

export const RecurrenceDraft = z.object({
  ...Operation,
  carId: Id,
  issueId: Id,
  id: Id,
  date: Day,
  notes: optionalText(limits.longText),
});
export type RecurrenceDraft = z.input<typeof RecurrenceDraft>;

/** What a mechanic answers to a problem, and the owner to that. `cost` is the quoted price, `included` what is in it. */
export const Reply = z.object({
  id: Id,
  text: z.string(),
  cost: z.nullable(z.number()),
  currency: Currency,
  included: z.string(),
  mechanicName: z.string(),
  garageName: z.nullable(z.string()),
  /** '' without one. This and the version are absent in answers of earlier versions. */
  ownerReply: z._default(z.string(), ''),
  version: z._default(z.int(), 1),
  createdAt: z.string(),
});
export type Reply = z.infer<typeof Reply>;

export const ReplyEdit = z.object({
  carId: Id,
  issueId: Id,
  replyId: Id,
  ...editOf({ ownerReply: LongText }),
});

export const IssueFile = z.object({ id: Id, kind: MediaKind, url: z.string() });
export type IssueFile = z.infer<typeof IssueFile>;

export const Issue = z.object({
  id: Id,
  carId: Id,
  title: z.string(),
  description: z.string(),
  date: z.string(),
  /** In km, equal to its reading in the mileage history. */
  mileage: z.nullable(z.int()),
  /** URLs on this server; `.mp4` ones play inline. */
  images: z.array(z.string()),
  videos: z.array(z.string()),
  /** PDFs; absent in answers of earlier versions. */
  documents: z._default(z.array(z.string()), []),
  /** All files with their ids, in the order in which they were added; absent in answers of earlier versions. */
  files: z._default(z.array(IssueFile), []),
  aiSummary: z.string(),
  aiQuestions: z.array(z.string()),
  aiAnswers: z.array(z.string()),
  causes: z.array(z.string()),
  recommendations: z.array(z.string()),
  source: z.nullable(AssessmentSource),
  category: z.nullable(Category),
  drivingAdvice: z.nullable(DrivingAdvice),
  drivingAdviceReason: z.string(),
  synthesized: z.array(z.string()),
  symptoms: z.nullable(z.array(z.string())),
  status: IssueStatus,
  notes: z.string(),
  resolvedBy: z.nullable(Id),
  resolvedAt: z.nullable(z.string()),
  recurrences: z.array(Recurrence),
  /** Oldest first; absent in answers of earlier versions. */
  replies: z._default(z.array(Reply), []),
  mechanicName: z.nullable(z.string()),
  garageName: z.nullable(z.string()),
  recurring: z.boolean(),
  byKey: ByKey,
  version: z.int(),
  createdAt: z.string(),
});
export type Issue = z.infer<typeof Issue>;

/** `text` is the truncated summary, or description when there is none. */
export const IssueEntry = z.object({
  id: Id,
  title: z.string(),
  text: z.string(),
  date: z.string(),
  status: IssueStatus,
  urgent: z.boolean(),
  advice: z.nullable(DrivingAdvice),
  recurring: z.boolean(),
  /** First occurrence plus recurrences. */
  occurrences: z.int(),
  mechanicName: z.nullable(z.string()),
});
export type IssueEntry = z.infer<typeof IssueEntry>;

const flag = z.optional(z.stringbool());
const filters = { open: flag, urgent: flag, resolved: flag, partiallyResolved: flag, recurring: flag };

export const IssueQuery = z.object({ carId: Id, ...PageQuery, ...filters });

export const IssuePage = z.object({ issues: z.array(IssueEntry), next: z.nullable(z.string()) });
export type IssuePage = z.infer<typeof IssuePage>;
