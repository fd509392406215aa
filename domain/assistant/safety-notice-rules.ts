import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { OfflineAssessment } from '#domain/assessment/described.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { safetyRuleOf } from '#domain/assessment/safety-rules.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { fold } from '#domain/assessment/text-reading.ts';

/** A longer text describes something. */
const QUESTION_LENGTH = 400;
const HYPOTHETICAL =
  /^(?:(?:hi|hey|hello|so|and|ok|well|but|un|bet|nu),? )*(?:what (?:happens|would happen|could happen|might happen|will happen)\b.*\bif\b|what if\b|kas (?:notiek|notiks|notiktu|var notikt|butu|bus)\b.*\bja\b)/;

export const isHypothetical = (question: string) =>
  question.length <= QUESTION_LENGTH && HYPOTHETICAL.test(fold(question).trim());

/**
 * The warning above any answer, including a model's: what to do, then why. Whether there is a danger is told by the
 * engine, as in the form.
 */
export function safetyNotice(
  question: string,
  language: AssessmentLanguage,
  assessment: OfflineAssessment = assessOffline({ description: question, language }),
): string | null {
  if (assessment.drivingAdvice !== 'stop_driving') return null;
  return `${assessment.recommendations[0]} ${assessment.drivingAdviceReason}`;
}

/** What to do where a danger is asked about that is none; null for another question. */
export function adviceIfSo(question: string, language: AssessmentLanguage): readonly string[] | null {
  const rule = isHypothetical(question) ? safetyRuleOf(question, language) : null;
  return rule?.advice === 'stop_driving'
    ? [inLanguage(rule.action, language), inLanguage(rule.reason, language)]
    : null;
}
