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
  /** Files of the log that are on the server; a model that can see is shown the pictures. */
  mediaIds: readonly Id[];
};

/** `failed`: a configured model failed or answered badly, and the owner is told (D48, D105). */
export type Analysed = { assessment: Assessment; failed: boolean };

/** A little longer than the server waits for a model. */
const PATIENCE_MS = 25_000;

/**
 * The first assessment of a problem. Without an answer from the server the offline engine's answer is the
 * assessment and no failure (D105); a log without words is not sent at all (D46).
 * @param cancelled the owner does not want to wait: the offline engine's answer is the assessment
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

/** The assessment with what the answers told: a danger named there counts. Without the engine it stays as it is. */
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

/**
 * New questions after those already asked: up to 5, or up to 3 prepared ones when there are none (CALL-40, ERR-27).
 * @param cancelled the owner does not want to wait: the prepared ones must do
 */
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

/** Nobody answered: no network, a server that says nothing, or an owner who did not wait. */
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
    // A picture that is gone by now is no reason not to assess the words.
    if (!isCode(error, 'NOT_FOUND') || mediaIds.length === 0) throw error;
    return ask({ ...problem, mediaIds: [] }, cancelled);
  }
}
