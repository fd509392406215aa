import type { More } from '#domain/assessment/fallback-rules.ts';
import type { Assessment, CarDetails, QuestionAnswer } from '#domain/assessment/schema.ts';
import type { Vehicle } from '#domain/assessment/vehicle-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import type { Output } from '#domain/calls.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { loadEngine } from './engine.ts';

export type Problem = {
  description: string;
  car: CarDetails & Vehicle & { id: Id };
  language: Language;
  /** Uploaded files of the issue; a multimodal model receives the pictures. */
  mediaIds: readonly Id[];
};

/** `failed`: a configured model failed or gave an invalid response, and the owner is informed (D48, D105). */
export type Analysed = { assessment: Assessment; failed: boolean };

/** Slightly longer than the server's own timeout for a model. */
const PATIENCE_MS = 25_000;

/**
 * Falls back to the offline engine. A missing response is no failure (D105); an empty description is not sent (D46).
 * @throws ApiError only when the session has ended: then nothing was assessed
 */
export async function analyze(problem: Problem, cancelled: AbortSignal): Promise<Analysed> {
  const { description, car: vehicle, language } = problem;
  const input = { description, vehicle, language };
  if (!description.trim()) return { assessment: (await loadEngine()).assessOffline(input), failed: false };
  try {
    const answer = await ask(problem, cancelled);
    return { assessment: answer.analysis, failed: answer.error !== undefined };
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw error;
    const engine = await loadEngine();
    if (isSilence(error)) return { assessment: engine.assessOffline(input), failed: false };
    console.warn('The problem could not be analysed', error);
    return { assessment: engine.fallbackAssessment(input), failed: true };
  }
}

/** Raises the assessment for dangers named in the answers. Without the engine it stays unchanged. */
export async function heedAnswers(
  assessment: Assessment,
  answers: readonly string[],
  language: Language,
): Promise<Assessment> {
  try {
    return (await loadEngine()).withAnswers(assessment, answers, language);
  } catch (error) {
    console.warn('The answers could not be looked through', error);
    return assessment;
  }
}

/** Up to 5 new questions, or up to 3 prepared ones when there are none (CALL-40, ERR-27). */
export async function askMore(
  problem: Problem,
  pairs: readonly QuestionAnswer[],
  cancelled: AbortSignal,
): Promise<More> {
  const { description, car: vehicle, language } = problem;
  const { combinedDescription, moreFallbackQuestions, moreQuestions } = await loadEngine();
  const asked = pairs.map(({ question }) => question);
  const input = { description, vehicle, language };
  try {
    const combined = { ...problem, description: combinedDescription(description, pairs) };
    return moreQuestions(await ask(combined, cancelled), input, asked);
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw error;
    console.warn('No new questions could be made', error);
    return { questions: moreFallbackQuestions(input, asked), failed: !isSilence(error) };
  }
}

/** No network, a timeout, or an owner who cancelled. */
const isSilence = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name));

async function ask(problem: Problem, cancelled: AbortSignal): Promise<Output<'functions.analyzeSymptom'>> {
  const { description, car, language, mediaIds } = problem;
  const { id: carId, brand, model, year } = car;
  const carDetails = { brand, model, year };
  const input = { description, carDetails, carId, language, mediaIds: [...mediaIds] };
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    return await call('functions.analyzeSymptom', input, { signal });
  } catch (error) {
    // A missing picture is no reason not to assess the description.
    if (!isCode(error, 'NOT_FOUND') || mediaIds.length === 0) throw error;
    return ask({ ...problem, mediaIds: [] }, cancelled);
  }
}
