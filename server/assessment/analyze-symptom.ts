import type * as z from 'zod/mini';
import { assessOffline } from '#domain/assessment/engine.ts';
import { completeAnalysis, fallbackAssessment } from '#domain/assessment/fallback-rules.ts';
import type { AnalyzeSymptom, AnalyzeSymptomAnswer } from '#domain/assessment/functions-schema.ts';
import { analysisPrompt } from '#domain/assessment/prompts.ts';
import type { Assessment } from '#domain/assessment/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askModel, jsonIn } from '#server/platform/model.ts';

/**
 * A first assessment: the model's where one is configured, else the engine's (D105). A model that fails
 * or answers badly gives the fallback with `error` set, never an exception (D48).
 */
export async function analyzeSymptom(
  { config, log }: Deps,
  { description, carDetails, language = 'en' }: z.output<typeof AnalyzeSymptom>,
  signal?: AbortSignal,
): Promise<AnalyzeSymptomAnswer> {
  const input = { description, language, car: carDetails ?? null };
  if (!config.model) return { analysis: shown(assessOffline(input)) };
  try {
    const text = await askModel(config.model, {
      ...analysisPrompt(description, input.car, language),
      signal,
    });
    const { assessment, failed } = completeAnalysis(jsonIn(text), input);
    return { analysis: shown(assessment), ...(failed ? { error: 'incomplete answer' } : {}) };
  } catch (error) {
    log.warn({ err: error }, 'the model gave no assessment');
    return { analysis: shown(fallbackAssessment(input)), error: 'no answer' };
  }
}

/** Only what the answer's shape names. */
function shown(assessment: Assessment): AnalyzeSymptomAnswer['analysis'] {
  const { summary, questions, causes, recommendations } = assessment;
  const { source, category, drivingAdvice, drivingAdviceReason, symptoms } = assessment;
  return {
    ...{ summary, questions, causes, recommendations },
    ...{ source, category, drivingAdvice, drivingAdviceReason, symptoms },
  };
}
