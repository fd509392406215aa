import type * as z from 'zod/mini';
import { isInLanguage } from '#domain/assessment/answer-language-rules.ts';
import { type AssessmentInput, assessOffline } from '#domain/assessment/engine.ts';
import { completeAnalysis, fallbackAssessment } from '#domain/assessment/fallback-rules.ts';
import type { AnalyzeSymptom, AnalyzeSymptomAnswer } from '#domain/assessment/functions-schema.ts';
import { analysisPrompt } from '#domain/assessment/prompts.ts';
import type { Assessment } from '#domain/assessment/schema.ts';
import { writtenLanguage } from '#domain/assessment/text-reading.ts';
import { vehicleOf } from '#domain/assistant/car-facts.ts';
import type { OfflineReason } from '#domain/assistant/schema.ts';
import { relatedRecords } from '#domain/assistant/records-rules.ts';
import { mentionsUrgent } from '#domain/issues/rules.ts';
import { readFacts } from '#server/assistant/read-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ownedCar, type OwnerScope } from '#server/platform/access/scope.ts';
import { askForJson, type ParsedAnswer } from './ask-for-json.ts';
import { requestModel } from './request-model.ts';
import { requireOwnFiles, pictureParts } from './read-pictures.ts';

/** Uses the model if there is one, otherwise the offline engine; if the model fails, the fallback with `error` set.
 * @throws NOT_FOUND */
export async function analyzeSymptom(
  deps: Deps,
  owner: OwnerScope,
  { description, carDetails, carId, mediaIds = [], ...input }: z.output<typeof AnalyzeSymptom>,
  signal?: AbortSignal,
): Promise<AnalyzeSymptomAnswer> {
  const language = input.language ?? writtenLanguage(description, 'en');
  const files = await requireOwnFiles(deps, owner, mediaIds);
  const scope = carId ? await ownedCar(deps.db, owner, carId) : null;
  const hasPictures = files.some(({ kind }) => kind === 'picture');
  const seen = (picturesSeen: boolean) => (hasPictures ? { picturesSeen } : {});

  const [access, facts] = await Promise.all([
    requestModel(deps, owner, { purpose: 'analysis', pictures: hasPictures }),
    scope && readFacts(deps.db, scope),
  ]);
  const reported = { description, language, vehicle: facts && vehicleOf(facts) };
  const byEngine = (reason: OfflineReason) => ({
    analysis: toAnalysis(assessOffline(reported)),
    ...flagOf(reason),
    ...seen(false),
  });
  if (!access.granted) return byEngine(access.reason);
  try {
    const pictures = access.seesPictures ? await pictureParts(deps, files) : [];
    const known = facts && { vehicle: vehicleOf(facts), records: relatedRecords(facts, description) };
    const assessment = await askForJson(
      access,
      { ...analysisPrompt(description, carDetails, language, known), pictures, signal },
      (raw) => parseAnalysis(raw, reported),
    );
    return { analysis: toAnalysis(assessment), ...seen(access.seesPictures) };
  } catch (error) {
    if (access.wasForbidden()) return byEngine('opted-out');
    if (!signal?.aborted) deps.log.warn({ err: error }, 'the model gave no assessment');
    return { analysis: toAnalysis(fallbackAssessment(reported)), error: 'no answer', ...seen(false) };
  } finally {
    await access.recorded();
  }
}

function flagOf(reason: OfflineReason): Pick<AnalyzeSymptomAnswer, 'limited' | 'optedOut'> {
  if (reason === 'opted-out') return { optedOut: true };
  return reason === 'limit' ? { limited: true } : {};
}

/** Complete, in the user's language, and 'urgent' only if the car must not be driven. */
function parseAnalysis(raw: unknown, reported: AssessmentInput): ParsedAnswer<Assessment> {
  const { assessment, failed } = completeAnalysis(raw, reported);
  if (failed) return { defect: 'the summary or the questions are missing' };
  const { summary, drivingAdvice } = assessment;
  const own = (raw as { analysis: Record<string, unknown> }).analysis;
  const words = [summary, own['questions'], own['causes'], own['recommendations']]
    .flat()
    .filter((text) => typeof text === 'string');
  if (!isInLanguage(words.join('\n'), reported.language)) {
    return { defect: `it was not written in ${reported.language === 'lv' ? 'Latvian' : 'English'}` };
  }
  const isAlarming =
    mentionsUrgent({ title: '', description: '', aiSummary: summary }) && drivingAdvice !== 'stop_driving';
  return isAlarming
    ? {
        value: assessment,
        defect: 'the summary calls it urgent, but it is safe to drive on: leave the word out',
      }
    : { value: assessment };
}

function toAnalysis(assessment: Assessment): AnalyzeSymptomAnswer['analysis'] {
  const { summary, questions, causes, recommendations } = assessment;
  const { source, category, drivingAdvice, drivingAdviceReason, symptoms } = assessment;
  return {
    summary,
    questions,
    causes,
    recommendations,
    source,
    category,
    drivingAdvice,
    drivingAdviceReason,
    symptoms,
  };
}
