import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { safetyRuleOf } from '#domain/assessment/safety-rules.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { presentAndPast } from './spoken-rules.ts';

/** The warning above any answer, including a model's; a question about the past needs none. */
export function safetyNotice(question: string, language: AssessmentLanguage): string | null {
  const rule = safetyRuleOf(presentAndPast(question).now, language);
  return rule?.advice === 'stop_driving'
    ? `${inLanguage(rule.reason, language)} ${inLanguage(rule.action, language)}`
    : null;
}
