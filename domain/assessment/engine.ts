import { type BilingualText, inLanguage } from './bilingual-text.ts';
import { causesOf, unique } from './causes-rules.ts';
import { type DangerLevel, dangerLevel } from './danger/level.ts';
import type { DangerModel } from './danger/model.ts';
import { asSounds } from './danger/spelling.ts';
import { described, type Judged, MAX_PATTERNS, type OfflineAssessment } from './described.ts';
import { decisiveQuestion } from './decisive-rules.ts';
import { foreignStop, isMixed } from './foreign-text.ts';
import { BASICS, NO_CAUSE_YET } from './knowledge/basics.ts';
import type { SymptomPattern } from './knowledge/pattern-shape.ts';
import { groupOf, isLeft, isOfPeople, kindOf, type StopId } from './knowledge/stops.ts';
import { ADVICE_REASONS, CONSULT_MECHANIC, NO_FAULT, NOT_UNDERSTOOD, UNREAD } from './knowledge/summaries.ts';
import type { LinearModel } from './linear-model.ts';
import { allQuestions, firstQuestions } from './questions-rules.ts';
import { type Reading, readDescription } from './reading-rules.ts';
import {
  heldRule,
  LONGEST_PLAIN,
  moreCautious,
  stopBeside,
  type ToldRule,
  unsettled,
  withCaution,
  withLevel,
} from './safety-rules.ts';
import type { AssessmentLanguage, Category, DrivingAdvice } from './schema.ts';
import { type Situation, toldOf } from './stop-actions.ts';
import { isAcute, stopsOf } from './stop-kinds.ts';
import { situationOf, stopAdvices, vehicleOf } from './stop-rules.ts';
import { readText } from './text-reading.ts';
import { wordsIn } from './words-in.ts';
import { fitsVehicle, mileageAdvice, type Vehicle } from './vehicle-rules.ts';

export type AssessmentInput = {
  description: string;
  language: AssessmentLanguage;
  vehicle?: Vehicle | null;
  alreadyAsked?: readonly string[];
};

/** What is right for a system of the car of which no kind is sure; no text is for the others. */
const OF_SYSTEM: Partial<Record<Category, StopId>> = { braking: 'brakes', cooling: 'overheating' };

/** Entries of the dictionary that say why nothing is wrong now: repaired, of another car or day, or only asked. */
const NO_COMPLAINT = 'repaired past othercar hypo normalq cost upkeep name insurance registration'.split(' ');

/** So few name a thing and say too little to be told that nothing is wrong. */
const FEW_WORDS = 7;
/** In words. A complaint that is known and told so briefly is told as that. */
const LONGEST_COMPLAINT = 13;
const MAX_ADVICES = 5;

function advicesOf(reading: Reading, patterns: readonly SymptomPattern[], vehicle: Vehicle): BilingualText[] {
  const known = patterns.flatMap((pattern) => pattern.advices);
  const advices = (known.length > 0 ? known : BASICS[reading.category]).filter((text) =>
    fitsVehicle(text, vehicle),
  );
  return [...unique(advices, (advice) => advice.en).slice(0, MAX_ADVICES - 1), CONSULT_MECHANIC];
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
  const advice = deciding.advice === 'can_wait' ? 'can_wait' : 'soon';
  const reason = inLanguage(ADVICE_REASONS[advice], language);
  return {
    advice,
    reason: reason.replace('{symptom}', () => inLanguage(deciding.symptom, language)),
  };
}

/** Of a complaint that would forbid driving and does not, a question that fits its words decides. */
const withoutStops = (reading: Reading): Reading => ({
  ...reading,
  patterns: reading.patterns.filter(({ advice }) => advice !== 'stop_driving'),
});

/** Deterministic, the same in browser and server (D105). The models replace the weights, for evaluation only. */
export function assessOffline(
  given: AssessmentInput,
  model?: LinearModel,
  dangerModel?: DangerModel,
): OfflineAssessment {
  const { asking, read, danger, assessment, reading, isUnasked } = judge(given, model, dangerModel);
  if (isUnasked) return { ...assessment, questions: [] };
  const decisive = decisiveQuestion(withoutStops(read), assessment.drivingAdvice, asking, danger.isNear);
  const first = decisive ? [inLanguage(decisive.text, asking.language)] : [];
  const questions = firstQuestions(reading, asking.description, asking, first).map(({ text }) => text);
  return { ...assessment, questions };
}

/** More of them, for who has answered the first: also what is answered once it is safe to go near the car. */
export function furtherQuestions(given: AssessmentInput): string[] {
  const { asking, reading, isUnasked } = judge(given);
  return isUnasked ? [] : allQuestions(reading, asking.description, { ...asking, isLeft: false });
}

/** As meant, where words sound alike, unless that would be less cautious than as written. */
function judge(given: AssessmentInput, model?: LinearModel, dangerModel?: DangerModel) {
  const meant = asSounds(given.description);
  const told = judgeWords({ ...given, description: meant }, model, dangerModel);
  if (meant === given.description) return told;
  const written = judgeWords(given, model, dangerModel);
  const isWorse = moreCautious(written.assessment.drivingAdvice, told.assessment.drivingAdvice);
  return isWorse ? written : told;
}

/** What is told of a text, and for what it is asked about. */
function judgeWords(given: AssessmentInput, model?: LinearModel, dangerModel?: DangerModel) {
  const { description, language } = given;
  const input = { ...given, vehicle: vehicleOf(readText(description, language), given.vehicle ?? {}) };
  const read = readDescription(description, language, model);
  const whole = dangerLevel(description, language, dangerModel);
  const rest = whole.isClear ? description : unsettled(description, language);
  const danger =
    rest === description
      ? whole
      : { ...dangerLevel(rest, language, dangerModel), named: whole.named, isPossible: whole.isPossible };
  const answer = assessReading(input, read, danger);
  const isStanding = answer.assessment.drivingAdvice === 'stop_driving';
  const { situation, isLeft } = answer;
  const asking = { ...input, isStanding, isRidden: situation?.isRidden, isLeft, named: danger.named };
  return { ...answer, read, danger, asking };
}

/** What is said of a text, and what was read of it for that. */
type Answer = {
  assessment: Judged;
  reading: Reading;
  situation?: Situation;
  /** Somebody must be saved, or the text was not read, and nothing is asked. */
  isUnasked?: boolean;
  /** Nobody goes back to the car. */
  isLeft?: boolean;
};

function assessReading(input: AssessmentInput, reading: Reading, danger: DangerLevel): Answer {
  const { description, language } = input;
  const foreign = foreignStop(description);
  if (foreign) return assessStop(input, reading, foreign);
  const rule = heldRule(description, language, danger);
  const saved = rule?.isToday && stopBeside(rule.id, description, language);
  if (saved) return assessStop(input, reading, saved);
  const length = wordsIn(description).length;
  const isShort = length <= FEW_WORDS;
  const isKnownLower =
    length <= LONGEST_COMPLAINT &&
    reading.patterns.length > 0 &&
    reading.patterns.every((pattern) => pattern.advice !== 'stop_driving');
  const { kind, group, isHurt } = stopsOf(description, language);
  // It says what it is better than scores near their limit.
  const isAsked = decisiveQuestion(reading, 'soon', input) !== null;
  const isDoubted = kind ? danger.isBarelyStop && isAsked : isAsked ? danger.isNear : danger.isDoubtful;
  const isStop =
    rule?.advice === 'stop_driving' ||
    (danger.isStop && !(isDoubted && isKnownLower)) ||
    // 'My husband says the car will not move': of words that a rule fits, a kind is a guess.
    (isHurt && !(length <= LONGEST_PLAIN && rule?.isToday)) ||
    (isAcute(kind, group) && danger.isPossible && !isShort);
  if (!isStop) {
    const lower = assessLower(input, reading, danger, rule);
    const isGuess = lower.assessment.drivingAdvice === 'can_wait' && isMixed(description);
    return foreign === null || isGuess ? unread(language) : lower;
  }
  const worded = stopOfWords(description, reading, rule);
  // What may burn is left, whatever else it may be.
  if (kind && worded && isLeft(worded) && !isLeft(kind)) return assessStop(input, reading, groupOf(worded));
  const told =
    (isShort ? (worded ?? kind) : (kind ?? worded)) ?? group ?? OF_SYSTEM[reading.category] ?? 'other';
  return assessStop(input, reading, stopBeside(told, description, language) ?? told);
}

/** Of a few words the rule or the complaint that fits them tells what no story does. */
function stopOfWords(description: string, { patterns }: Reading, rule: ToldRule | null): StopId | null {
  if (wordsIn(description).length > LONGEST_PLAIN) return null;
  const named = new Set(patterns.flatMap(({ stop }) => stop ?? []));
  return rule?.stop ?? (named.size === 1 ? [...named][0]! : null);
}

function assessStop(input: AssessmentInput, read: Reading, likely: StopId): Answer {
  const { description, language, vehicle } = input;
  const isBraking = read.category === 'braking';
  const situation = { ...situationOf(readText(description, language)), isBraking };
  // What is not known and smokes is told what is right for all that burns.
  const unknown = likely === 'other' && situation.isSmoking && !situation.isRidden ? 'burning' : likely;
  const id = unknown === 'burning' && vehicle?.fuelType === 'electric' ? 'highVoltage' : unknown;
  const { category } = kindOf(id);
  const { reason, summary } = toldOf(id, situation);
  // The complaints are those of cars, and a story tells more than their causes and questions fit.
  const isPlain = !situation.isRidden && wordsIn(description).length <= LONGEST_PLAIN;
  const patterns = isPlain ? read.patterns.filter(({ stop }) => stop === id) : [];
  const reading = { ...read, category, patterns };
  const advices = stopAdvices(id, situation, patterns, vehicle ?? {});
  const assessment: Judged = {
    // The causes of two complaints contradict each other.
    ...described(reading, causesOf([patterns[0]?.causes ?? []], vehicle ?? {}), language),
    ...(summary && { summary: inLanguage(summary, language) }),
    recommendations: advices.map((advice) => inLanguage(advice, language)),
    drivingAdvice: 'stop_driving',
    drivingAdviceReason: inLanguage(reason, language),
  };
  return { assessment, reading, situation, isUnasked: isOfPeople(id), isLeft: isLeft(id) };
}

function assessLower(
  input: AssessmentInput,
  read: Reading,
  danger: DangerLevel,
  rule: ToldRule | null,
): Answer {
  const { language } = input;
  const vehicle = input.vehicle ?? {};
  // 'The brakes failed last winter, they were repaired': what was recognized is no complaint of today.
  const reading = withoutStops(read.isSure ? read : { ...read, category: 'other' });
  const patterns = reading.patterns.slice(0, MAX_PATTERNS);
  const { advice, reason } = adviceOf(patterns, language);
  const known = patterns.flatMap((pattern) => pattern.causes);
  const causes = causesOf([known, [NO_CAUSE_YET]], vehicle);
  const assessment: Judged = {
    ...described(reading, causes, language),
    recommendations: [
      ...mileageAdvice(reading.category, vehicle, language),
      ...advicesOf(reading, patterns, vehicle).map((text) => inLanguage(text, language)),
    ],
    drivingAdvice: advice,
    drivingAdviceReason: reason,
  };
  if (rule) return { assessment: withCaution(assessment, rule, language), reading };
  const isNoFault =
    danger.isFaultless &&
    wordsIn(input.description).length > LONGEST_PLAIN &&
    read.codes.length === 0 &&
    patterns.every((pattern) => pattern.advice !== 'can_wait') &&
    NO_COMPLAINT.some((entry) => danger.named.has(entry));
  const leveled = withLevel(assessment, danger, patterns.length > 0, language);
  return isNoFault ? noFault(leveled, reading, language) : { assessment: leveled, reading };
}

function noFault(assessment: Judged, read: Reading, language: AssessmentLanguage): Answer {
  const reading = { ...read, patterns: [], category: 'other' as const };
  return {
    assessment: {
      ...assessment,
      ...described(reading, [NO_FAULT.cause], language),
      summary: inLanguage(NO_FAULT.summary, language),
      recommendations: [NO_FAULT.advice, CONSULT_MECHANIC].map((text) => inLanguage(text, language)),
    },
    reading,
  };
}

/** Nothing is asked in a language of which it is not known whether it is understood. */
function unread(language: AssessmentLanguage): Answer {
  const reading: Reading = {
    category: 'other',
    secondCategory: null,
    patterns: [],
    codes: [],
    isSure: false,
  };
  const assessment: Judged = {
    ...described(reading, [], language),
    summary: inLanguage(UNREAD.summary, language),
    recommendations: [inLanguage(UNREAD.advice, language)],
    drivingAdvice: 'unread',
    drivingAdviceReason: inLanguage(UNREAD.reason, language),
  };
  return { assessment, reading, isUnasked: true };
}
