import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { text } from '#domain/shapes.ts';
import { AssessmentSource, Category, DrivingAdvice } from './schema.ts';

/** Fixed to the letter by the specification: other clients call these functions. */

export const CarDetails = z.nullish(
  z.object({ brand: text(limits.shortText), model: text(limits.shortText), year: z.int() }),
);

/** The problem, optionally with the answered questions (CALL-38), so longer than a description. */
const Description = text(30_000).check(z.minLength(1, 'Missing information'));

export const AnalyzeSymptom = z.object({
  description: Description,
  carDetails: CarDetails,
  language: z.optional(z.enum(['en', 'lv'])),
  carId: z.optional(Id),
  mediaIds: z.optional(z.array(Id).check(z.maxLength(limits.mediaPerIssue))),
});
export type AnalyzeSymptom = z.input<typeof AnalyzeSymptom>;

/** `error` is set when a configured model failed; `analysis` is then the fallback (D48, D105). */
export const AnalyzeSymptomAnswer = z.object({
  analysis: z.object({
    summary: z.string(),
    questions: z.array(z.string()),
    causes: z.array(z.string()),
    recommendations: z.array(z.string()),
    source: AssessmentSource,
    category: Category,
    drivingAdvice: DrivingAdvice,
    drivingAdviceReason: z.string(),
    symptoms: z.array(z.string()),
  }),
  error: z.optional(z.string()),
  /** The daily quota is used up, or the account allows no model: the engine's answer is then no failure. */
  limited: z.optional(z.literal(true)),
  optedOut: z.optional(z.literal(true)),
  picturesSeen: z.optional(z.boolean()),
});
export type AnalyzeSymptomAnswer = z.infer<typeof AnalyzeSymptomAnswer>;

const SpokenLanguage = z.enum(['Latvian', 'English']);

export const SynthesizeSymptoms = z.union([
  z.object({
    questionAnswer: z.object({ question: text(limits.longText), answer: text(limits.longText) }),
    language: SpokenLanguage,
  }),
  z.object({ notes: text(limits.longText), language: SpokenLanguage }),
]);
export type SynthesizeSymptoms = z.input<typeof SynthesizeSymptoms>;

/** A sentence for a question and answer, a list for the notes of a recurrence (CALL-44, CALL-49). */
export const SynthesizeSymptomsAnswer = z.object({ result: z.union([z.string(), z.array(z.string())]) });
export type SynthesizeSymptomsAnswer = z.infer<typeof SynthesizeSymptomsAnswer>;

export const Transcript = z.object({ text: z.string() });
export type Transcript = z.infer<typeof Transcript>;
