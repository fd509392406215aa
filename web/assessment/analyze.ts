import type { Problem } from '#domain/assessment/answers-rules.ts';
import type { More } from '#domain/assessment/fallback-rules.ts';
import type { Assessment, CarDetails, QuestionAnswer } from '#domain/assessment/schema.ts';
import type { Vehicle } from '#domain/assessment/vehicle-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import type { Output } from '#domain/calls.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode, NetworkError } from '#web/platform/api/errors.ts';
import { loadEngine } from './load-engine.ts';

export type AnalysisRequest = {
  description: string;
  car: CarDetails & Vehicle & { id: Id };
  language: Language;
  /** Uploaded files of the issue; a multimodal model receives the pictures. */
  mediaIds: readonly Id[];
};

/** `failed`: a configured model failed or gave an invalid response, and the owner is informed. */
export type AnalysisResult = { assessment: Assessment; failed: boolean };

const TIMEOUT_MS = 25_000;

/** Falls back to the offline engine. A missing response is no failure; an empty description is not sent.
 * @throws ApiError only when the session has ended: then nothing was assessed */
export async function analyze(request: AnalysisRequest, cancelled: AbortSignal): Promise<AnalysisResult> {
  const { description, car: vehicle, language } = request;
  const input = { description, vehicle, language };
  if (!description.trim()) return { assessment: (await loadEngine()).assessOffline(input), failed: false };
  try {
    const answer = await requestAnalysis(request, cancelled);
    return { assessment: answer.analysis, failed: answer.error !== undefined };
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw error;
    const engine = await loadEngine();
    if (isNoResponse(error)) return { assessment: engine.assessOffline(input), failed: false };
    console.warn('The assessment failed', error);
    return { assessment: engine.fallbackAssessment(input), failed: true };
  }
}

/** Uses the offline engine and does not wait for the server. */
export const assessHere = async ({
  description,
  car: vehicle,
  language,
}: AnalysisRequest): Promise<Assessment> =>
  (await loadEngine()).assessOffline({ description, vehicle, language });

/** Raises the danger level if the answers call for it. Unchanged if the engine cannot be loaded. */
export async function applyAnswers(
  assessment: Assessment,
  pairs: readonly QuestionAnswer[],
  problem: Problem,
): Promise<Assessment> {
  try {
    return (await loadEngine()).withAnswers(assessment, pairs, problem);
  } catch (error) {
    console.warn('The answers could not be evaluated', error);
    return assessment;
  }
}

/** Up to 5 new questions, or up to 3 prepared ones when there are none. */
export async function requestMoreQuestions(
  request: AnalysisRequest,
  pairs: readonly QuestionAnswer[],
  cancelled: AbortSignal,
): Promise<More> {
  const { description, car: vehicle, language } = request;
  const { combinedDescription, moreFallbackQuestions, moreQuestions } = await loadEngine();
  const earlier = pairs.map(({ question }) => question);
  const input = { description, vehicle, language };
  try {
    const combined = { ...request, description: combinedDescription(description, pairs) };
    return moreQuestions(await requestAnalysis(combined, cancelled), input, earlier);
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw error;
    console.warn('New questions could not be loaded', error);
    return { questions: moreFallbackQuestions(input, earlier), hasFailed: !isNoResponse(error) };
  }
}

const isNoResponse = (error: unknown) =>
  error instanceof NetworkError ||
  (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name));

async function requestAnalysis(
  request: AnalysisRequest,
  cancelled: AbortSignal,
): Promise<Output<'functions.analyzeSymptom'>> {
  const { description, car, language, mediaIds } = request;
  const { id: carId, brand, model, year } = car;
  const carDetails = { brand, model, year };
  const input = { description, carDetails, carId, language, mediaIds: [...mediaIds] };
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    return await call('functions.analyzeSymptom', input, { signal });
  } catch (error) {
    // A missing picture is no reason not to assess the description.
    if (!isCode(error, 'NOT_FOUND') || mediaIds.length === 0) throw error;
    return requestAnalysis({ ...request, mediaIds: [] }, cancelled);
  }
}
