import { adviceRank } from './advice-rank.ts';
import { inLanguage } from './bilingual-text.ts';
import { vocabulary } from './classify-rules.ts';
import { type DangerLevel, dangerLevel } from './danger/level.ts';
import { asSounds } from './danger/spelling.ts';
import { explainedAway, type Expression, occurrences, type Occurrences } from './expression.ts';
import { advisesDriving } from './knowledge/driving-phrases.ts';
import { type Caution, SAFETY_RULES, type SoftenedSigns } from './knowledge/safety.ts';
import { DANGER_REASONS } from './knowledge/danger-reasons.ts';
import { DECIDING } from './knowledge/deciding.ts';
import type { Assessment, AssessmentLanguage, DrivingAdvice } from './schema.ts';
import type { StopId } from './knowledge/stops.ts';
import { stopOf } from './stop-actions.ts';
import { readText } from './text-reading.ts';
import { wordsIn } from './words-in.ts';

type Signs = { match: readonly Expression[]; except: readonly Expression[]; unless: readonly Expression[] };

const compile = (sources: readonly string[] = []) => sources.map((source) => vocabulary.compile(source));

export type ToldRule = Caution & {
  readonly id: string;
  readonly stop?: StopId;
  readonly isSure?: true;
  readonly isOfStories?: true;
};

const signsOf = ({ match, except, unless }: SoftenedSigns): Signs => ({
  match: compile(match),
  except: compile(except),
  unless: compile(unless),
});

const rules: { rule: ToldRule; signs: Signs[] }[] = SAFETY_RULES.map((rule) => ({
  rule: 'stop' in rule ? { ...rule, ...stopOf(rule.stop) } : rule,
  signs: [{ match: rule.match ?? [] }, ...(rule.softened ?? [])].map(signsOf),
}));

function isMatch({ match, except, unless }: Signs, text: Occurrences): boolean {
  const isHeld = (expressions: readonly Expression[], hidden?: ReadonlySet<number>) =>
    expressions.some((expression) => occurrences(expression, text, hidden) > 0);
  return isHeld(match) && !isHeld(unless) && isHeld(match, explainedAway(except, text));
}

export function moreCautious(a: DrivingAdvice, b: DrivingAdvice): boolean {
  return adviceRank(a) > adviceRank(b);
}

function strictestSafetyRule(text: Occurrences): ToldRule | null {
  let strictest: ToldRule | null = null;
  for (const { rule, signs } of rules) {
    if (strictest && !moreCautious(rule.advice, strictest.advice)) continue;
    if (signs.some((sign) => isMatch(sign, text))) strictest = rule;
  }
  return strictest;
}

/** Where its liquid or gas leaks, it burns before the rest breaks. */
const BESIDE_LEAK: readonly StopId[] = ['other', 'exhaust', 'crash', 'brakes'];

const deciding: readonly { stop: StopId; beside: readonly string[]; signs: Signs[] }[] = [
  ...rules.flatMap(({ rule: { stop }, signs }) => {
    if (stop !== 'gas' && stop !== 'fuel') return [];
    return { stop, signs, beside: stop === 'gas' ? [...BESIDE_LEAK, 'burning'] : BESIDE_LEAK };
  }),
  ...DECIDING.map(({ stop, beside, match }) => ({ stop, beside, signs: [signsOf({ match })] })),
];

/** What decides beside a stop, or a rule, that the text seems to tell of. */
export function stopBeside(told: string, words: string, language: AssessmentLanguage): StopId | undefined {
  const text = vocabulary.find(readText(words, language));
  return deciding.find(
    ({ beside, signs }) => beside.includes(told) && signs.some((sign) => isMatch(sign, text)),
  )?.stop;
}

export const safetyRuleOf = (words: string, language: AssessmentLanguage): ToldRule | null =>
  strictestSafetyRule(vocabulary.find(readText(words, language)));

/** In words. In a longer sentence of a driver a rule says nothing that the scores do not know better. */
export const LONGEST_PLAIN = 11;

const settling = rules.filter(({ rule }) => rule.isSure && rule.advice === 'soon');
/** In words. */
const LONGEST_SETTLED = 20;
/** In words. In what is longer nothing is looked for sentence by sentence: it would take too long. */
const LONGEST_LINE = 80;

/** Parts of a sentence that may tell of different things. */
const CLAUSES = /[,:–()]|\s(?:and|but|since|un|bet|kop[sš])\s/iu;

/** A text without the sentences in which a rule is sure that less than a stop is right, which the score may not know. */
export function unsettled(words: string, language: AssessmentLanguage): string {
  const text = vocabulary.find(readText(words, language));
  const isSettled = settling.some(({ signs }) => signs.some((sign) => isMatch(sign, text)));
  if (!isSettled || wordsIn(words).length > LONGEST_LINE) return words;
  const settles = (part: string) => {
    const rule = safetyRuleOf(part, language);
    return rule?.advice === 'soon' && rule.isSure === true;
  };
  // Of a danger in a clause that the rule does not need, it says nothing.
  const hasDanger = (sentence: string) => {
    const clauses = sentence.split(CLAUSES);
    return clauses.some(
      (clause, at) =>
        dangerLevel(clause, language).isPossible && settles(clauses.toSpliced(at, 1).join(', ')),
    );
  };
  const remains = (sentence: string) =>
    wordsIn(sentence).length > LONGEST_SETTLED || !settles(sentence) || hasDanger(sentence);
  return words
    .split(/(?<=[.!?;\n])/u)
    .filter(remains)
    .join('');
}

/**
 * The rule that counts: one that forbids driving gives way to a low score of a longer text, unless it is of stories too,
 * and to a very low one of any.
 */
export function heldRule(
  words: string,
  language: AssessmentLanguage,
  danger: Pick<DangerLevel, 'isPossible' | 'isOverruled'> = dangerLevel(words, language),
): ToldRule | null {
  const rule = safetyRuleOf(words, language);
  if (rule?.advice !== 'stop_driving' || danger.isPossible || rule.isSure) return rule;
  const isTooLong = !rule.isOfStories && wordsIn(words).length > LONGEST_PLAIN;
  return danger.isOverruled || isTooLong ? null : rule;
}

type Advised = Pick<Assessment, 'drivingAdvice' | 'drivingAdviceReason' | 'recommendations'>;

/** Short of a stop: what the text as a whole calls for, where no complaint that was recognized says more. */
export function withLevel<A extends Advised>(
  assessment: A,
  danger: DangerLevel,
  isRecognized: boolean,
  language: AssessmentLanguage,
): A {
  // What may be a danger does not wait, whatever was recognized.
  const level = danger.isNear ? 'soon' : danger.advice;
  const isRaised = level === 'soon' && assessment.drivingAdvice === 'can_wait';
  const isLowered =
    level === 'can_wait' && assessment.drivingAdvice === 'soon' && (!isRecognized || danger.isFaultless);
  if (level === null || (!isRaised && !isLowered)) return assessment;
  return {
    ...assessment,
    drivingAdvice: level,
    drivingAdviceReason: inLanguage(DANGER_REASONS[level], language),
  };
}

/** Raises the advice to that of `caution`, never lowers it. Beside 'stop' nothing recommends to drive. */
export function withCaution<A extends Advised>(
  assessment: A,
  caution: Caution,
  language: AssessmentLanguage,
): A {
  const isToday = caution.isToday === true && caution.advice === assessment.drivingAdvice;
  const raised = isToday || moreCautious(caution.advice, assessment.drivingAdvice);
  const action = inLanguage(caution.action, language);
  const mustStop = caution.advice === 'stop_driving';
  const fitting = mustStop
    ? assessment.recommendations.filter((text) => !advisesDriving(text, language))
    : assessment.recommendations;
  return {
    ...assessment,
    drivingAdvice: raised ? caution.advice : assessment.drivingAdvice,
    drivingAdviceReason: raised ? inLanguage(caution.reason, language) : assessment.drivingAdviceReason,
    recommendations: (mustStop || raised) && !fitting.includes(action) ? [action, ...fitting] : fitting,
  };
}

export function applySafetyRules<A extends Assessment>(
  assessment: A,
  description: string,
  language: AssessmentLanguage,
): A {
  const rule = heldRule(asSounds(description), language);
  return rule ? withCaution(assessment, rule, language) : assessment;
}
