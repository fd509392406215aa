import type { Assessment, CarDetails, QuestionAnswer } from '#domain/assessment/schema.ts';
import type { Vehicle } from '#domain/assessment/vehicle-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import type { Output } from '#domain/calls.ts';
import { call } from '#web/platform/api-client.ts';
import { isCode, NetworkError } from '#web/platform/api-errors.ts';
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

const PATIENCE_MS = 60_000;

/**
 * The first assessment of a problem. Without an answer from the server the offline engine's answer is the
 * assessment and no failure (D105); a log without words is not sent at all (D46).
 * @throws ApiError only when the session has ended: then nothing was assessed
 */
export async function analyze(problem: Problem): Promise<Analysed> {
  const { description, car: vehicle, language } = problem;
  const input = { description, vehicle, language };
  if (!description.trim()) return { assessment: (await loadEngine()).assessOffline(input), failed: false };
  try {
    const answer = await ask(problem);
    return { assessment: answer.analysis, failed: answer.error !== undefined };
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw error;
    const engine = await loadEngine();
    if (error instanceof NetworkError) return { assessment: engine.assessOffline(input), failed: false };
    console.warn('The problem could not be analysed', error);
    return { assessment: engine.fallbackAssessment(input), failed: true };
  }
}

export type More = { questions: string[]; failed: boolean };

/** New questions after those already asked: up to 5, or up to 3 prepared ones when there are none (spec 7, 9). */
export async function askMore(problem: Problem, pairs: readonly QuestionAnswer[]): Promise<More> {
  const { description, car: vehicle, language } = problem;
  const { combinedDescription, moreFallbackQuestions, newQuestions } = await loadEngine();
  const asked = pairs.map(({ question }) => question);
  const prepared = () => moreFallbackQuestions({ description, vehicle, language }, asked);
  try {
    const { analysis, error } = await ask({
      ...problem,
      description: combinedDescription(description, pairs),
    });
    const fresh = newQuestions(analysis.questions, asked);
    if (analysis.source === 'model' && fresh.length > 0) return { questions: fresh, failed: false };
    // Without a model the engine asks the same ones again; its other prepared ones are no failure (D105).
    return {
      questions: fresh.length > 0 ? fresh : prepared(),
      failed: error !== undefined || analysis.source === 'model',
    };
  } catch (error) {
    if (isCode(error, 'UNAUTHORIZED')) throw error;
    console.warn('No new questions could be made', error);
    return { questions: prepared(), failed: !(error instanceof NetworkError) };
  }
}

const ask = ({
  description,
  car,
  language,
  mediaIds,
}: Problem): Promise<Output<'functions.analyzeSymptom'>> => {
  const { id: carId, brand, model, year } = car;
  const carDetails = { brand, model, year };
  const input = { description, carDetails, carId, language, mediaIds: [...mediaIds] };
  return call('functions.analyzeSymptom', input, { signal: AbortSignal.timeout(PATIENCE_MS) });
};
