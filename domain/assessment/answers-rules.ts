import { inLanguage } from './bilingual-text.ts';
import { dangerLevel } from './danger/level.ts';
import { asSounds } from './danger/spelling.ts';
import { decisiveAnswer, decisiveByText } from './decisive-rules.ts';
import { assessOffline } from './engine.ts';
import { YES } from './knowledge/decisive-answers.ts';
import type { DecisiveQuestion } from './knowledge/decisive-questions.ts';
import type { Caution } from './knowledge/safety.ts';
import { readDescription } from './reading-rules.ts';
import { heldRule, moreCautious, safetyRuleOf, withCaution } from './safety-rules.ts';
import type { Assessment, AssessmentLanguage, QuestionAnswer } from './schema.ts';
import { fold, writtenLanguage } from './text-reading.ts';

export type Problem = { description: string; language: AssessmentLanguage };

const bothLanguages = (text: string) => ({ en: text, lv: text });

/** An answer with a plain 'yes' for the words of one that was offered: what it adds to them. */
function addedTo({ question, answer }: QuestionAnswer, language: AssessmentLanguage): string {
  const yes = inLanguage(YES, language);
  const choices = decisiveByText(question)?.answers.flatMap(({ text }) => Object.values(text)) ?? [];
  return choices.reduce((added, choice) => {
    if (fold(added).trim() === fold(choice)) return yes;
    return choice.includes(' ') ? added.replace(choice.toLowerCase(), yes) : added;
  }, answer.normalize('NFC').toLowerCase());
}

/**
 * Read without its question, whose own words ('Is there smoke?') name dangers. Words that were offered say more than a
 * score near its limit.
 */
function cautionInWords(pair: QuestionAnswer, language: AssessmentLanguage): Caution | null {
  const { answer } = pair;
  const danger = dangerLevel(answer, language);
  const rule = heldRule(answer, language, danger);
  if (rule?.advice === 'stop_driving') return rule;
  const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({
    description: danger.isBarelyStop ? addedTo(pair, language) : answer,
    language,
  });
  if (drivingAdvice !== 'stop_driving') return rule;
  return {
    advice: drivingAdvice,
    reason: bothLanguages(drivingAdviceReason),
    action: bothLanguages(recommendations[0]!),
  };
}

function cautionOf(pair: QuestionAnswer, language: AssessmentLanguage): Caution | null {
  const answer = decisiveAnswer(pair, language);
  return answer?.advice === 'stop_driving' ? answer : cautionInWords(pair, language);
}

/** Whether a text tells of nothing but the complaint that a question was asked about, and of what can wait. */
function isHarmlessBeside(question: DecisiveQuestion, text: string, language: AssessmentLanguage): boolean {
  if (safetyRuleOf(text, language)) return false;
  const { patterns } = readDescription(text, language);
  return patterns.every(({ id, advice }) => advice === 'can_wait' || question.patterns?.includes(id));
}

const BRAKE_LAMP =
  /brake (?:warning |system )?(?:light|lamp|symbol|icon|indicator|warning)|brem[zž]\p{L}* (?:[sš][kķ]idruma |sist[eē]mas )?(?:lamp|simbol|ikon|br[iī]din)/giu;

/**
 * A brake lamp counts as red until its color is told: then the description is read again with it, and what else it
 * tells keeps the stop.
 */
function withLampColor<A extends Assessment>(
  assessment: A,
  pairs: readonly QuestionAnswer[],
  { description: typed, language }: Problem,
): A {
  const description = asSounds(typed);
  if (assessment.drivingAdvice !== 'stop_driving' || assessment.source === 'model') return assessment;
  if (safetyRuleOf(description, language)?.id !== 'brake-lamp') return assessment;
  const pair = pairs.find(({ question }) => decisiveByText(question)?.id === 'brake-lamp-color');
  const answer = pair ? decisiveAnswer(pair, language) : null;
  if (!answer || answer.advice === 'can_wait') return assessment;
  if (answer.advice === null) return assessment;
  const color = inLanguage(answer.text, writtenLanguage(description, language)).toLowerCase();
  const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({
    description: description.replace(BRAKE_LAMP, (lamp) => `${color} ${lamp}`),
    language,
  });
  const reason = answer.advice === 'stop_driving' ? inLanguage(answer.reason, language) : drivingAdviceReason;
  return { ...assessment, drivingAdvice, drivingAdviceReason: reason, recommendations };
}

/**
 * A danger told in an answer counts like one told at first. A decisive answer that rules the danger out lowers the
 * engine's 'soon' to what the description and the answers say besides, but never a 'stop' (except
 * that of a lamp whose color was not told), nor what a model said.
 */
export function withAnswers<A extends Assessment>(
  analysis: A,
  pairs: readonly QuestionAnswer[],
  problem: Problem,
): A {
  const { language } = problem;
  const assessment = withLampColor(analysis, pairs, problem);
  const cautions = pairs.flatMap((pair) => cautionOf(pair, language) ?? []);
  if (cautions.length > 0) {
    return cautions.reduce(
      (safest, caution) =>
        moreCautious(caution.advice, safest.drivingAdvice) ? withCaution(safest, caution, language) : safest,
      assessment,
    );
  }
  if (assessment.drivingAdvice !== 'soon' || assessment.source === 'model') return assessment;
  const told = [problem.description, ...pairs.map(({ answer }) => answer)];
  for (const pair of pairs) {
    const question = decisiveByText(pair.question);
    const answer = decisiveAnswer(pair, language);
    if (
      question &&
      answer?.advice === 'can_wait' &&
      told.every((text) => isHarmlessBeside(question, text, language))
    ) {
      return {
        ...assessment,
        drivingAdvice: answer.advice,
        drivingAdviceReason: inLanguage(answer.reason, language),
      };
    }
  }
  return assessment;
}
