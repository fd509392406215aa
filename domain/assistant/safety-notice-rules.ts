import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { safetyRuleOf } from '#domain/assessment/safety-rules.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { spokenOf } from './spoken-rules.ts';

/**
 * What stands above any answer, a model's included, when the owner's own words demand that the car stands still.
 * A question about the past of the car demands nothing.
 */
export function safetyNotice(question: string, language: AssessmentLanguage): string | null {
  const rule = safetyRuleOf(spokenOf(question).now, language);
  return rule?.advice === 'stop_driving'
    ? `${inLanguage(rule.reason, language)} ${inLanguage(rule.action, language)}`
    : null;
}
