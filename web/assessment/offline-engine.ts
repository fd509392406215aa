import { withAnswers } from '#domain/assessment/answers-rules.ts';
import { answerChoices } from '#domain/assessment/choice-rules.ts';
import { preparedSymptoms } from '#domain/assessment/decisive-rules.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import {
  fallbackAssessment,
  moreFallbackQuestions,
  moreQuestions,
} from '#domain/assessment/fallback-rules.ts';
import { combinedDescription } from '#domain/assessment/questions-rules.ts';

/** Everything that needs the knowledge base, in one chunk. */
export const offlineEngine = {
  assessOffline,
  fallbackAssessment,
  moreFallbackQuestions,
  moreQuestions,
  combinedDescription,
  withAnswers,
  answerChoices,
  preparedSymptoms,
};
