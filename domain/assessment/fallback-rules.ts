import * as z from 'zod/mini';
import { inLanguage } from './bilingual-text.ts';
import { decisiveByText } from './decisive-rules.ts';
import { type AssessmentInput, assessOffline, furtherQuestions } from './engine.ts';
import { advisesDriving } from './knowledge/driving-phrases.ts';
import { CAUSES_NOT_GENERATED } from './knowledge/summaries.ts';
import { unasked } from './question-identity.ts';
import { applySafetyRules, moreCautious } from './safety-rules.ts';
import { fittingSentences } from './stop-text-rules.ts';
import { MAX_QUESTIONS, MORE_FROM_FALLBACK, MORE_FROM_MODEL } from './limits.ts';
import { type Assessment, type AssessmentLanguage, Category, DrivingAdvice } from './schema.ts';

/** Shown when a configured model failed: the engine's answer after a fixed sentence (ERR-23, D105). */
export function fallbackAssessment(input: AssessmentInput): Assessment {
  const {
    summary,
    questions,
    causes,
    recommendations,
    category,
    drivingAdvice,
    drivingAdviceReason,
    symptoms,
  } = assessOffline(input);
  return {
    source: 'fallback',
    summary,
    questions,
    causes: [inLanguage(CAUSES_NOT_GENERATED, input.language), ...causes],
    recommendations,
    category,
    drivingAdvice,
    drivingAdviceReason,
    symptoms,
  };
}

function texts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const Answer = z.object({ analysis: z.record(z.string(), z.unknown()) });

/**
 * Reads a model's `{ analysis: { summary, questions, causes, recommendations } }`, optionally with
 * `category`, `drivingAdvice` and `drivingAdviceReason` (D48). Without a summary or questions, `failed` is
 * true and the whole answer is the fallback.
 */
export function completeAnalysis(
  raw: unknown,
  input: AssessmentInput,
): { assessment: Assessment; failed: boolean } {
  const fallback = fallbackAssessment(input);
  const answer = Answer.safeParse(raw);
  const analysis = answer.success ? answer.data.analysis : {};
  const summary = typeof analysis['summary'] === 'string' ? analysis['summary'].trim() : '';
  const asked = input.alreadyAsked ?? [];
  const own = unasked(texts(analysis['questions']), asked);
  if (summary === '' || own.length === 0) return { assessment: fallback, failed: true };
  const questions = unasked([...decisiveOf(fallback), ...own], asked).slice(0, MAX_QUESTIONS - asked.length);

  const causes = texts(analysis['causes']);
  const recommendations = texts(analysis['recommendations']);
  const category = Category.safeParse(analysis['category']);
  const advice = DrivingAdvice.safeParse(analysis['drivingAdvice']);
  const reason = texts(analysis['drivingAdviceReason'])[0];
  const assessment: Assessment = {
    ...fallback,
    source: 'model',
    summary,
    questions,
    causes: causes.length > 0 ? causes : fallback.causes,
    recommendations: recommendations.length > 0 ? recommendations : fallback.recommendations,
    category: category.success ? category.data : fallback.category,
    ...(advice.success && advice.data !== 'unread' && reason !== undefined
      ? { drivingAdvice: advice.data, drivingAdviceReason: reason }
      : {}),
  };
  const isStop = fallback.drivingAdvice === 'stop_driving';
  const safe = isStop
    ? withStopOf(fallback, assessment, input.language)
    : applySafetyRules(assessment, input.description, input.language);
  return { assessment: safe, failed: false };
}

/** The engine knows which answer decides the level, whatever the model would ask. */
const decisiveOf = ({ drivingAdvice, questions: [first = ''] }: Assessment) =>
  drivingAdvice !== 'stop_driving' && decisiveByText(first) ? [first] : [];

function withStopOf(engine: Assessment, assessment: Assessment, language: AssessmentLanguage): Assessment {
  const { drivingAdvice, drivingAdviceReason } = moreCautious(engine.drivingAdvice, assessment.drivingAdvice)
    ? engine
    : assessment;
  const fits = (text: string) => !advisesDriving(text, language);
  const causes = assessment.causes.filter(fits);
  return {
    ...assessment,
    summary: fittingSentences(assessment.summary, language).trim() || engine.summary,
    causes: causes.length > 0 ? causes : engine.causes,
    drivingAdvice,
    drivingAdviceReason: fits(drivingAdviceReason) ? drivingAdviceReason : engine.drivingAdviceReason,
    recommendations: [
      ...new Set([...engine.recommendations.slice(0, 1), ...assessment.recommendations.filter(fits)]),
    ],
  };
}

export function newQuestions(candidates: readonly string[], alreadyAsked: readonly string[]): string[] {
  const room = Math.max(0, MAX_QUESTIONS - alreadyAsked.length);
  return unasked(candidates, alreadyAsked).slice(0, Math.min(MORE_FROM_MODEL, room));
}

export function moreFallbackQuestions(input: AssessmentInput, alreadyAsked: readonly string[]): string[] {
  return newQuestions(furtherQuestions(input), alreadyAsked).slice(0, MORE_FROM_FALLBACK);
}

export type More = {
  questions: string[];
  /** Whether the owner sees that the model had nothing new to ask. */
  hasFailed: boolean;
};

/**
 * Without a model's answer, the prepared questions for the problem alone (ERR-26, ERR-27): the engine would
 * read the earlier ones as the owner's words. A failure only where a model is configured (D105).
 */
export function moreQuestions(
  answer: { analysis: Assessment; error?: unknown },
  input: AssessmentInput,
  alreadyAsked: readonly string[],
): More {
  const isModels = answer.analysis.source === 'model';
  const fresh = isModels ? newQuestions(answer.analysis.questions, alreadyAsked) : [];
  if (fresh.length > 0) return { questions: fresh, hasFailed: false };
  return {
    questions: moreFallbackQuestions(input, alreadyAsked),
    hasFailed: isModels || answer.error !== undefined,
  };
}
