import type { Assessment } from '#domain/assessment/schema.ts';
import type { SavedAssessment } from './schema.ts';

/**
 * What is kept with a problem of its assessment; the questions stand beside it.
 * @param symptoms the sentences made from the answers; without them those of the description alone
 */
export function savedAssessment(
  assessment: Assessment,
  symptoms: string[] = assessment.symptoms,
): SavedAssessment {
  const { summary, causes, recommendations, source, category, drivingAdvice, drivingAdviceReason } =
    assessment;
  return { summary, causes, recommendations, source, category, drivingAdvice, drivingAdviceReason, symptoms };
}
