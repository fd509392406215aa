import type * as z from 'zod/mini';
import { isInLanguage } from '#domain/assessment/answer-language-rules.ts';
import { type AssessmentInput, assessOffline } from '#domain/assessment/engine.ts';
import { completeAnalysis, fallbackAssessment } from '#domain/assessment/fallback-rules.ts';
import type { AnalyzeSymptom, AnalyzeSymptomAnswer } from '#domain/assessment/functions-schema.ts';
import { analysisPrompt } from '#domain/assessment/prompts.ts';
import type { Assessment } from '#domain/assessment/schema.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import { vehicleOf } from '#domain/assistant/car-facts.ts';
import { relatedRecords } from '#domain/assistant/records-rules.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import { readFacts } from '#server/assistant/read-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownedCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { askForJson, type Judged } from './ask-for-json.ts';
import { openDesk } from './open-desk.ts';
import { checkedFiles, pictureParts } from './read-pictures.ts';

/**
 * A first assessment: the model's where one is configured, else the engine's (D105). A model that fails
 * or answers badly gives the fallback with `error` set, never an exception (D48).
 * @throws NOT_FOUND for a car or files that are not the owner's
 */
export async function analyzeSymptom(
  deps: Deps,
  owner: OwnerScope,
  { description, carDetails, carId, mediaIds = [], ...input }: z.output<typeof AnalyzeSymptom>,
  signal?: AbortSignal,
): Promise<AnalyzeSymptomAnswer> {
  const language = input.language ?? writtenLanguage(description, 'en');
  const files = await checkedFiles(deps, owner, mediaIds);
  const scope = carId ? await ownedCar(deps.db, owner, carId) : null;
  const hasPictures = files.some(({ kind }) => kind === 'picture');
  const seen = (picturesSeen: boolean) => (hasPictures ? { picturesSeen } : {});

  const [desk, facts] = await Promise.all([
    openDesk(deps, owner, { purpose: 'analysis', pictures: hasPictures }),
    scope && readFacts(deps.db, scope),
  ]);
  const problem = { description, language, vehicle: facts && vehicleOf(facts) };
  if (!desk.open) {
    const limited = desk.reason === 'limit' ? { limited: true as const } : {};
    return { analysis: shown(assessOffline(problem)), ...limited, ...seen(false) };
  }
  try {
    const pictures = desk.seesPictures ? await pictureParts(deps, files) : [];
    const known = facts && { vehicle: vehicleOf(facts), records: relatedRecords(facts, description) };
    const assessment = await askForJson(
      desk.model,
      { ...analysisPrompt(description, carDetails, language, known), pictures, signal },
      (raw) => judged(raw, problem),
    );
    return { analysis: shown(assessment), ...seen(desk.seesPictures) };
  } catch (error) {
    if (!signal?.aborted) deps.log.warn({ err: error }, 'the model gave no assessment');
    return { analysis: shown(fallbackAssessment(problem)), error: 'no answer', ...seen(false) };
  } finally {
    await desk.written();
  }
}

/** Complete by D48, and in the user's language; the word 'urgent' stays for what must not be driven (D59). */
function judged(raw: unknown, problem: AssessmentInput): Judged<Assessment> {
  const { assessment, failed } = completeAnalysis(raw, problem);
  if (failed) return { problem: 'the summary or the questions are missing' };
  const { summary, questions, drivingAdvice } = assessment;
  const own = (raw as { analysis: Record<string, unknown> }).analysis;
  const words = [summary, ...questions, own['causes'], own['recommendations']]
    .flat()
    .filter((text) => typeof text === 'string');
  if (!isInLanguage(words.join('\n'), problem.language)) {
    return { problem: `it was not written in ${problem.language === 'lv' ? 'Latvian' : 'English'}` };
  }
  const alarms =
    mentionsUrgent({ title: '', description: '', aiSummary: summary }) && drivingAdvice !== 'stop_driving';
  return alarms
    ? {
        value: assessment,
        problem: 'the summary calls it urgent, but it is safe to drive on: leave the word out',
      }
    : { value: assessment };
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
