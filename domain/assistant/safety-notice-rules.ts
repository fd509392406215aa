import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { safetyRuleOf } from '#domain/assessment/safety-rules.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { presentAndPast } from './spoken-rules.ts';

/** The warning above any answer, including a model's: what to do, then why. A question about the past needs none. */
export function safetyNotice(question: string, language: AssessmentLanguage): string | null {
  const description = presentAndPast(question).now;
  const rule = safetyRuleOf(description, language);
  if (rule?.advice === 'stop_driving')
    return `${inLanguage(rule.action, language)} ${inLanguage(rule.reason, language)}`;
  const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({ description, language });
  return drivingAdvice === 'stop_driving' ? `${recommendations[0]} ${drivingAdviceReason}` : null;
}
