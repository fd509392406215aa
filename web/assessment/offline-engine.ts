export { assessOffline } from '#domain/assessment/engine.ts';
export { fallbackAssessment, moreFallbackQuestions, newQuestions } from '#domain/assessment/fallback-rules.ts';
export { combinedDescription } from '#domain/assessment/questions-rules.ts';
