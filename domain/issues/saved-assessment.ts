import type { Assessment } from '#domain/assessment/schema.ts';
import type { SavedAssessment } from './schema.ts';

/** `symptoms`: sentences made from the answers, by default those of the description. */
export function savedAssessment(
  assessment: Assessment,
  symptoms: string[] = assessment.symptoms,
): SavedAssessment {
  const { summary, causes, recommendations, source, category, drivingAdvice, drivingAdviceReason } =
    assessment;
  return { summary, causes, recommendations, source, category, drivingAdvice, drivingAdviceReason, symptoms };
}
