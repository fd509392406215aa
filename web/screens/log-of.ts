import type { Assessment } from '#domain/assessment/schema.ts';
import type { Write } from '#domain/calls.ts';
import { type LogFlow, pairsOf } from '#domain/issues/log-flow-rules.ts';
import { savedAssessment } from '#domain/issues/saved-assessment.ts';
import type { Language } from '#domain/language/words.ts';
import { applyAnswers } from '#web/assessment/analyze.ts';
import { synthesize } from '#web/assessment/synthesize.ts';
import { deviceTimeZone } from '#web/platform/language/time-zone.ts';

type Of = { carId: string; language: Language; first: Assessment; date: string; mileage: number | null };

/** What is saved of a log: description, answers, and the assessment as they left it. */
export async function logOf(
  flow: LogFlow,
  { carId, language, first, date, mileage }: Of,
): Promise<Omit<Write<'issues.log'>, 'opId'>> {
  const [assessment, answered] = await Promise.all([
    applyAnswers(first, pairsOf(flow), { description: flow.description, language }),
    synthesize(pairsOf(flow), language),
  ]);
  // A model's summary already contains the symptoms it understood.
  const understood = assessment.source === 'model' ? [] : assessment.symptoms;
  return {
    id: flow.issueId,
    carId,
    language,
    ...deviceTimeZone(),
    description: flow.description.trim(),
    date,
    ...(mileage === null ? {} : { mileage }),
    // The server skips files it does not have; they are attached once uploaded.
    mediaIds: flow.files.map(({ id }) => id),
    aiQuestions: flow.questions,
    aiAnswers: flow.answers,
    assessment: savedAssessment(assessment, [...understood, ...answered]),
  };
}
