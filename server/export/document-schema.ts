import * as z from 'zod/mini';
import { FirstName, LastName, Phone } from '#domain/accounts/schema.ts';
import { AssessmentSource, Category, DrivingAdvice } from '#domain/assessment/schema.ts';
import { ChatMessage, ChatRole, Proposal } from '#domain/assistant/schema.ts';
import { CarDraft } from '#domain/cars/schema.ts';
import { Id } from '#domain/ids.ts';
import { IssueDraft, IssueStatus, SavedAssessment } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { servedTypes } from '#domain/media/rules.ts';
import { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import { Mileage } from '#domain/cars/schema.ts';
import { MileageReading } from '#domain/mileage/schema.ts';
import { RepairDraft } from '#domain/repairs/schema.ts';
import { Settings } from '#domain/settings/schema.ts';
import { Day, filledText, Instant, LongText, optionalText, text } from '#domain/shapes.ts';

/**
 * carful.json: everything an account holds, without secrets. A change that an older Carful could not read
 * whole raises the version.
 */
export const EXPORT_FORMAT = 'carful-export';
export const EXPORT_VERSION = 3;
export const DOCUMENT_NAME = 'carful.json';

const written = { createdAt: Instant, updatedAt: Instant };

/** Null when the account has no users row. The e-mail is told, but never taken over. */
export const ExportedProfile = z.nullable(
  z.object({ email: z.string(), firstName: FirstName, lastName: LastName, phone: z.nullable(Phone) }),
);

export const ExportedSettings = z.omit(Settings, { version: true });

export const ExportedCar = z.extend(z.omit(CarDraft, { opId: true }), written);
export type ExportedCar = z.output<typeof ExportedCar>;

const ExportedRecurrence = z.object({
  id: Id,
  date: Day,
  notes: text(limits.longText),
  createdAt: Instant,
});

export const ExportedIssue = z
  .object({
    id: Id,
    carId: Id,
    // Not the limit of the form: 50 characters of people's own (D47) may be made of many more code units.
    title: filledText(limits.longText),
    description: LongText,
    date: Instant,
    aiSummary: LongText,
    aiQuestions: IssueDraft.shape.aiQuestions,
    aiAnswers: IssueDraft.shape.aiAnswers,
    causes: SavedAssessment.shape.causes,
    recommendations: SavedAssessment.shape.recommendations,
    source: z.nullable(AssessmentSource),
    category: z.nullable(Category),
    drivingAdvice: z.nullable(DrivingAdvice),
    drivingAdviceReason: LongText,
    synthesized: SavedAssessment.shape.symptoms,
    symptoms: z.nullable(SavedAssessment.shape.symptoms),
    status: IssueStatus,
    notes: LongText,
    resolvedBy: z.nullable(Id),
    resolvedAt: z.nullable(Instant),
    mechanicName: optionalText(limits.shortText),
    garageName: optionalText(limits.shortText),
    /** For readers; an import works them out again. */
    urgent: z.boolean(),
    recurring: z.boolean(),
    recurrences: z.array(ExportedRecurrence).check(z.maxLength(2000)),
    ...written,
  })
  .check(z.refine((issue) => issue.aiAnswers.length <= issue.aiQuestions.length));
export type ExportedIssue = z.output<typeof ExportedIssue>;

const links = z
  .array(z.object({ issueId: Id, outcome: z.enum(['resolved', 'partially_resolved']) }))
  .check(z.maxLength(2 * limits.linkedIssuesMax));

export const ExportedRepair = z.extend(
  z.omit(RepairDraft, { opId: true, resolvedIssues: true, partiallyResolvedIssues: true }),
  { links, addedByMechanic: z.boolean(), mechanicAddedDate: z.nullable(Instant), ...written },
);
export type ExportedRepair = z.output<typeof ExportedRepair>;

export const ExportedReading = z.object({
  id: Id,
  carId: Id,
  km: Mileage,
  date: Day,
  source: MileageReading.shape.source,
  /** The repair or the problem that wrote it. */
  sourceId: z.nullable(Id),
  createdAt: Instant,
});
export type ExportedReading = z.output<typeof ExportedReading>;

/** What the database can hold (domain/shapes.ts cleans what people type; this was typed by nobody). */
const isStorable = (value: unknown) =>
  typeof value !== 'string' || (value.length <= 200_000 && value.isWellFormed() && !value.includes('\0'));

/** A question to the assistant, or the answer to one; the questions of a car come before its answers. */
export const ExportedMessage = z
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
    /** The question's pictures. */
    pictures: z.array(Id).check(z.maxLength(limits.chatAttachments)),
    askedAt: Instant,
    createdAt: Instant,
  })
  .check(z.refine(({ role, questionId }) => (role === 'user') === (questionId === null)));
export type ExportedMessage = z.output<typeof ExportedMessage>;

/** A link that was handed out, for readers: without its token, and never made again by an import. */
export const ExportedLink = z.object({
  carId: Id,
  issueId: z.nullable(Id),
  isEditable: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: z.nullable(Instant),
  lastOpenedAt: z.nullable(Instant),
});
export type ExportedLink = z.output<typeof ExportedLink>;

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Pixels = z.nullable(z.int().check(z.gte(1), z.lte(100_000)));

export const ExportedMedia = z.object({
  id: Id,
  /** Null for the photo of a car that was not saved yet when the photo came. */
  carId: z.nullable(Id),
  issueId: z.nullable(Id),
  position: z.int().check(z.gte(0), z.lte(1000)),
  purpose: MediaPurpose,
  kind: MediaKind,
  contentType: z.string(),
  extension: z.string().check(z.refine((extension) => Object.hasOwn(servedTypes, extension))),
  /** Bytes of the file in the zip. */
  size: z.int().check(z.gte(1)),
  width: Pixels,
  height: Pixels,
  /** Of the file in the zip. */
  sha256: Sha256,
  /** Of what was once uploaded: a picture is stored as a JPEG of its own. */
  uploadSha256: Sha256,
  file: z.string(),
  createdAt: Instant,
});
export type ExportedMedia = z.output<typeof ExportedMedia>;

/** A file that the server had lost when the export was made, for readers; nothing in the document refers to it. */
export const ExportedMissing = z.pick(ExportedMedia, {
  ...{ id: true, carId: true, issueId: true, purpose: true, kind: true, extension: true },
  ...{ size: true, createdAt: true },
});
export type ExportedMissing = z.output<typeof ExportedMissing>;

/** Where a file is in the zip. */
export const fileName = (media: { id: Id; extension: string }) => `files/${media.id}.${media.extension}`;

/** The parts of the document, in the order in which they are written and read: first what is one value … */
export const wholes = {
  format: z.literal(EXPORT_FORMAT),
  version: z.int().check(z.gte(1), z.lte(EXPORT_VERSION)),
  exportedAt: Instant,
  profile: ExportedProfile,
  settings: ExportedSettings,
};
/** … then the lists, by the shape of a record. */
export const lists = {
  cars: ExportedCar,
  issues: ExportedIssue,
  repairs: ExportedRepair,
  mileageReadings: ExportedReading,
  chatMessages: ExportedMessage,
  shareLinks: ExportedLink,
  media: ExportedMedia,
  missingFiles: ExportedMissing,
};

/** Lists that came with a later version than the first; an older export has none of them. */
const since: Partial<Record<string, number>> = { chatMessages: 2, shareLinks: 2, missingFiles: 3 };

/** The names of the parts of a document of this version, in their order. */
export const partsOf = (version: number): string[] =>
  [...Object.keys(wholes), ...Object.keys(lists)].filter((name) => (since[name] ?? 1) <= version);
