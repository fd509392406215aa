import * as z from 'zod/mini';
import { CATEGORIES } from './limits.ts';

export const AssessmentLanguage = z.enum(['en', 'lv']);
export type AssessmentLanguage = z.infer<typeof AssessmentLanguage>;

export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** 'unread': the text is in a language that the engine does not read, so that nothing is known of the danger. */
export const DrivingAdvice = z.enum(['stop_driving', 'soon', 'can_wait', 'unread']);
export type DrivingAdvice = z.infer<typeof DrivingAdvice>;

const Analysis = z.object({
  summary: z.string(),
  questions: z.array(z.string()),
  causes: z.array(z.string()),
  recommendations: z.array(z.string()),
});
export type Analysis = z.infer<typeof Analysis>;

export const CarDetails = z.object({
  brand: z.string(),
  model: z.string(),
  year: z.number(),
});
export type CarDetails = z.infer<typeof CarDetails>;

/** 'engine': no model or no network (D105), which is no failure; 'fallback': a configured model failed. */
export const AssessmentSource = z.enum(['model', 'engine', 'fallback']);
export type AssessmentSource = z.infer<typeof AssessmentSource>;

export const Assessment = z.extend(Analysis, {
  source: AssessmentSource,
  category: Category,
  drivingAdvice: DrivingAdvice,
  drivingAdviceReason: z.string(),
  symptoms: z.array(z.string()),
});
export type Assessment = z.infer<typeof Assessment>;

export const QuestionAnswer = z.object({
  question: z.string(),
  answer: z.string(),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;
