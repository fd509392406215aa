import { moreCautious, safetyRuleOf, withCaution } from './safety-rules.ts';
import type { Assessment, AssessmentLanguage } from './schema.ts';

/** Each answer is read without its question, whose own words ('Is there smoke?') name dangers. */
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
