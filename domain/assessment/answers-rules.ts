import { inLanguage } from './bilingual-text.ts';
import { decisiveAnswer, decisiveByText, isPreparedAnswer } from './decisive-rules.ts';
import { assessOffline } from './engine.ts';
import type { DecisiveQuestion } from './knowledge/decisive-questions.ts';
import type { Caution } from './knowledge/safety.ts';
import { readDescription } from './reading-rules.ts';
import { moreCautious, safetyRuleOf, withCaution } from './safety-rules.ts';
import type { Assessment, AssessmentLanguage, QuestionAnswer } from './schema.ts';

export type Problem = { description: string; language: AssessmentLanguage };

const bothLanguages = (text: string) => ({ en: text, lv: text });

/** Read without its question, whose own words ('Is there smoke?') name dangers. */
function cautionInWords(answer: string, language: AssessmentLanguage): Caution | null {
  const rule = safetyRuleOf(answer, language);
  if (rule?.advice === 'stop_driving') return rule;
  const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({
    description: answer,
    language,
  });
  if (drivingAdvice !== 'stop_driving') return rule;
  const [action = ''] = recommendations;
  return {
    advice: drivingAdvice,
    reason: bothLanguages(drivingAdviceReason),
    action: bothLanguages(action),
  };
}

function cautionOf(pair: QuestionAnswer, language: AssessmentLanguage): Caution | null {
  const answer = decisiveAnswer(pair, language);
  if (answer?.advice === 'stop_driving') return answer;
  return isPreparedAnswer(pair) || pair.answer.trim() === '' ? null : cautionInWords(pair.answer, language);
}

/** What is left of the description beside the complaint that a question was asked about. */
function isHarmlessBeside(question: DecisiveQuestion, { description, language }: Problem): boolean {
  if (safetyRuleOf(description, language)) return false;
  const { patterns } = readDescription(description, language);
  return patterns.every(({ id, advice }) => advice === 'can_wait' || question.patterns?.includes(id));
}

/**
 * A danger told in an answer counts like one told at first. A decisive answer that rules the danger out lowers the
 * engine's 'soon' to what the rest of the description says, but never a 'stop', nor what a model said.
 */
export function withAnswers<A extends Assessment>(
  assessment: A,
  pairs: readonly QuestionAnswer[],
  problem: Problem,
): A {
  const { language } = problem;
  const cautions = pairs.flatMap((pair) => cautionOf(pair, language) ?? []);
  if (cautions.length > 0) {
    return cautions.reduce(
      (safest, caution) =>
        moreCautious(caution.advice, safest.drivingAdvice) ? withCaution(safest, caution, language) : safest,
      assessment,
    );
  }
  if (assessment.drivingAdvice !== 'soon' || assessment.source === 'model') return assessment;
  for (const pair of pairs) {
    const question = decisiveByText(pair.question);
    const answer = decisiveAnswer(pair, language);
    if (question && answer?.advice === 'can_wait' && isHarmlessBeside(question, problem)) {
      return {
        ...assessment,
        drivingAdvice: answer.advice,
        drivingAdviceReason: inLanguage(answer.reason, language),
      };
    }
  }
  return assessment;
}
