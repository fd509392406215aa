import { type BilingualText, inLanguage } from './bilingual-text.ts';
import { capitalized } from './capitalized.ts';
import { type DangerLevel, dangerLevel } from './danger/level.ts';
import type { DangerModel } from './danger/model.ts';
import { decisiveQuestion } from './decisive-rules.ts';
import { BASICS } from './knowledge/basics.ts';
import { DANGER_REASONS } from './knowledge/danger-reasons.ts';
import type { Cause, Likelihood, SymptomPattern } from './knowledge/pattern-shape.ts';
import { RESEMBLES_DANGER } from './knowledge/safety.ts';
import {
  ADVICE_REASONS,
  CONSULT_MECHANIC,
  LIKELIHOODS,
  NOT_UNDERSTOOD,
  SUMMARIES,
} from './knowledge/summaries.ts';
import type { LinearModel } from './linear-model.ts';
import { firstQuestions } from './questions-rules.ts';
import { type Reading, readDescription } from './reading-rules.ts';
import { heldRule, moreCautious, withCaution } from './safety-rules.ts';
import {
  type Assessment,
  type AssessmentLanguage,
  type Category,
  type DrivingAdvice,
  MAX_SYMPTOMS,
} from './schema.ts';
import { explainCode, type TroubleCode } from './trouble-code-rules.ts';
import { fitsVehicle, mileageAdvice, type Vehicle } from './vehicle-rules.ts';

export type AssessmentInput = {
  description: string;
  language: AssessmentLanguage;
  vehicle?: Vehicle | null;
  alreadyAsked?: readonly string[];
};

export type CauseDetail = { text: string; likelihood: Likelihood; why: string };

export type OfflineAssessment = Assessment & {
  secondCategory: Category | null;
  codes: TroubleCode[];
  causeDetails: CauseDetail[];
};

/** The questions depend on the advice. */
type Judged = Omit<OfflineAssessment, 'questions'>;

const MAX_PATTERNS = 3;
const MAX_CAUSES = 5;
const MAX_ADVICES = 5;

function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item] as const).toReversed()).values()].toReversed();
}

function causesOf(reading: Reading, patterns: readonly SymptomPattern[], vehicle: Vehicle): Cause[] {
  const order: Record<Likelihood, number> = { likely: 0, possible: 1, less_likely: 2 };
  const fitting = (causes: readonly Cause[]) =>
    causes.filter(({ text, why }) => fitsVehicle({ en: `${text.en}: ${why.en}`, lv: text.lv }, vehicle));
  const candidates = [
    fitting(patterns.flatMap((pattern) => pattern.causes)),
    fitting(BASICS[reading.category].causes),
    BASICS.other.causes,
  ];
  return unique(
    candidates.find(({ length }) => length > 0)!,
    (cause) => cause.text.en,
  )
    .toSorted((a, b) => order[a.likelihood] - order[b.likelihood])
    .slice(0, MAX_CAUSES);
}

function advicesOf(reading: Reading, patterns: readonly SymptomPattern[], vehicle: Vehicle): BilingualText[] {
  const known = patterns.flatMap((pattern) => pattern.advices);
  const advices = (known.length > 0 ? known : BASICS[reading.category].advices).filter((text) =>
    fitsVehicle(text, vehicle),
  );
  return [...unique(advices, (advice) => advice.en).slice(0, MAX_ADVICES - 1), CONSULT_MECHANIC];
}

function summaryOf(
  reading: Reading,
  patterns: readonly SymptomPattern[],
  language: AssessmentLanguage,
): string {
  const opening = inLanguage(SUMMARIES[reading.category], language);
  if (reading.category === 'other' || patterns.length === 0) return opening;
  return `${opening}: ${patterns.map((pattern) => inLanguage(pattern.symptom, language)).join(', ')}`;
}

function adviceOf(
  patterns: readonly SymptomPattern[],
  language: AssessmentLanguage,
): { advice: DrivingAdvice; reason: string } {
  let deciding: SymptomPattern | undefined;
  for (const pattern of patterns) {
    if (!deciding || moreCautious(pattern.advice, deciding.advice)) deciding = pattern;
  }
  if (!deciding) return { advice: 'soon', reason: inLanguage(NOT_UNDERSTOOD, language) };
  const reason = inLanguage(ADVICE_REASONS[deciding.advice], language);
  return {
    advice: deciding.advice,
    reason: reason.replace('{symptom}', () => inLanguage(deciding.symptom, language)),
  };
}

/** Short of a stop: what the text as a whole calls for, where no complaint that was recognized says more. */
function withLevel(
  assessment: Judged,
  danger: DangerLevel,
  isRecognized: boolean,
  language: AssessmentLanguage,
): Judged {
  const level = danger.advice;
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

/** Of a complaint that would forbid driving and does not, a question that fits its words decides. */
const withoutStops = (reading: Reading): Reading => ({
  ...reading,
  patterns: reading.patterns.filter(({ advice }) => advice !== 'stop_driving'),
});

/** Deterministic, the same in browser and server (D105). The models replace the weights, for evaluation only. */
export function assessOffline(
  input: AssessmentInput,
  model?: LinearModel,
  dangerModel?: DangerModel,
): OfflineAssessment {
  const reading = readDescription(input.description, input.language, model);
  const danger = dangerLevel(input.description, input.language, dangerModel);
  const assessment = assessReading(input, reading, danger);
  const decisive = decisiveQuestion(withoutStops(reading), assessment.drivingAdvice, input, danger.isNear);
  const first = decisive ? [inLanguage(decisive.text, input.language)] : [];
  const questions = firstQuestions(reading, input.description, input, first).map(({ text }) => text);
  return { ...assessment, questions };
}

function assessReading(input: AssessmentInput, reading: Reading, danger: DangerLevel): Judged {
  const { description, language } = input;
  const vehicle = input.vehicle ?? {};
  const rule = heldRule(description, language, danger);
  const isAskedFirst =
    danger.isBarelyStop &&
    reading.patterns.length > 0 &&
    reading.patterns.every((pattern) => pattern.advice !== 'stop_driving') &&
    decisiveQuestion(reading, 'soon', input) !== null;
  const isStop = rule?.advice === 'stop_driving' || (danger.isStop && !isAskedFirst);
  // 'The brakes failed last winter, they were repaired': what was recognized is no complaint of today.
  const patterns = reading.patterns
    .filter(({ advice }) => isStop || advice !== 'stop_driving')
    .slice(0, MAX_PATTERNS);
  const codes = reading.codes.map((code) => explainCode(code, language));
  const causeDetails = [
    ...codes.map(({ code, meaning }) => ({
      text: `${code}: ${meaning}`,
      likelihood: 'likely' as const,
      why: inLanguage({ en: 'you gave this fault code', lv: 'jūs norādījāt šo kļūdas kodu' }, language),
    })),
    ...causesOf(reading, patterns, vehicle).map((cause) => ({
      text: inLanguage(cause.text, language),
      likelihood: cause.likelihood,
      why: inLanguage(cause.why, language),
    })),
  ];
  const { advice, reason } = adviceOf(patterns, language);
  const assessment: Judged = {
    source: 'engine',
    summary: summaryOf(reading, patterns, language),
    causes: causeDetails.map(
      ({ text, likelihood, why }) => `${text} (${inLanguage(LIKELIHOODS[likelihood], language)}): ${why}`,
    ),
    recommendations: [
      ...mileageAdvice(reading.category, vehicle, language),
      ...advicesOf(reading, patterns, vehicle).map((text) => inLanguage(text, language)),
    ],
    category: reading.category,
    secondCategory: reading.secondCategory,
    drivingAdvice: advice,
    drivingAdviceReason: reason,
    symptoms: reading.patterns
      .slice(0, MAX_SYMPTOMS)
      .map((pattern) => capitalized(inLanguage(pattern.symptom, language))),
    codes,
    causeDetails,
  };
  const safe = rule ? withCaution(assessment, rule, language) : assessment;
  if (rule?.advice === 'stop_driving') return safe;
  // A symptom that forbids driving keeps its own reason and gets the action as well.
  if (isStop) return withCaution(safe, RESEMBLES_DANGER, language);
  return rule ? safe : withLevel(safe, danger, patterns.length > 0, language);
}
