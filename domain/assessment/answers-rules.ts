import { moreCautious, safetyRuleOf, withCaution } from './safety-rules.ts';
import type { Assessment, AssessmentLanguage } from './schema.ts';

/**
 * The assessment after the follow-up questions: what the owner answered may make it more cautious, never less.
 * Each answer is read by itself and without its question, whose own words ('Is there smoke?') name dangers.
 * @param answers the owner's words only; blank ones are allowed
 */
export function withAnswers<A extends Assessment>(
  assessment: A,
  answers: readonly string[],
  language: AssessmentLanguage,
): A {
  let safest = assessment;
  for (const answer of answers) {
    const rule = safetyRuleOf(answer, language);
    if (rule && moreCautious(rule.advice, safest.drivingAdvice)) safest = withCaution(safest, rule, language);
  }
  return safest;
}
