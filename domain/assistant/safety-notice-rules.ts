import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { safetyRuleOf } from '#domain/assessment/safety-rules.ts';
import type { AssessmentLanguage } from '#domain/assessment/schema.ts';
import { fold } from '#domain/assessment/text-reading.ts';
import { beginsAsking } from './asked/records-reply.ts';
import { type Intent, intentOf } from './question-rules.ts';
import { asksByWords, presentAndPast } from './spoken-rules.ts';

const OF_RECORDS: ReadonlySet<Intent> = new Set(['open', 'count-issues']);

/** A longer text describes something. */
const QUESTION_LENGTH = 400;

export const asksOfLog = (question: string) =>
  question.length <= QUESTION_LENGTH &&
  (asksByWords(question) || beginsAsking(question)) &&
  OF_RECORDS.has(intentOf(question));

const HYPOTHETICAL =
  /^(?:(?:hi|hey|hello|so|and|ok|well|but|un|bet|nu),? )*(?:what (?:happens|would happen|could happen|might happen|will happen)\b.*\bif\b|what if\b|kas (?:notiek|notiks|notiktu|var notikt|butu|bus)\b.*\bja\b)/;

export const isHypothetical = (question: string) =>
  question.length <= QUESTION_LENGTH && HYPOTHETICAL.test(fold(question).trim());

/**
 * The warning above any answer, including a model's: what to do, then why. None stands above a question about the
 * past, above 'What happens if …?' where the engine sees no danger, and above one of the logged problems whose words only
 * resemble a danger. Whether it is a danger is told by the engine, as in the form.
 */
export function safetyNotice(question: string, language: AssessmentLanguage): string | null {
  const description = presentAndPast(question).now;
  const { drivingAdvice, drivingAdviceReason, recommendations, symptoms, codes } = assessOffline({
    description,
    language,
  });
  if (drivingAdvice !== 'stop_driving') return null;
  const rule = safetyRuleOf(description, language);
  if (rule?.advice === 'stop_driving')
    return `${inLanguage(rule.action, language)} ${inLanguage(rule.reason, language)}`;
  if (symptoms.length + codes.length === 0 && asksOfLog(question)) return null;
  return `${recommendations[0]} ${drivingAdviceReason}`;
}

/** What to do where a danger is asked about that is none; null for another question. */
export function adviceIfSo(question: string, language: AssessmentLanguage): readonly string[] | null {
  const rule = isHypothetical(question) ? safetyRuleOf(question, language) : null;
  return rule?.advice === 'stop_driving'
    ? [inLanguage(rule.action, language), inLanguage(rule.reason, language)]
    : null;
}
