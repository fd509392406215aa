import { DANGER_THRESHOLDS as LIMITS } from '../knowledge/danger-thresholds.ts';
import { DANGER_WEIGHTS } from '../knowledge/danger-weights.ts';
import type { AssessmentLanguage, DrivingAdvice } from '../schema.ts';
import { unexplainedDangers } from './clauses.ts';
import { type DangerReading, hasDangerSign, isExplained, readDanger } from './features.ts';
import { type DangerModel, dangerScores, decodeDangerModel } from './model.ts';
import { isReport } from './report.ts';
import { sinceRepair } from './since-repair.ts';
import { withoutWorkToDo } from './work-to-do.ts';

export type Known = { readonly hasPattern: boolean };

export type DangerLevel = {
  /** What the text alone calls for, or null when it says too little to judge. */
  readonly advice: DrivingAdvice | null;
  /** The text is so clearly not about a danger that a matching rule may be overruled. */
  readonly mayLower: boolean;
};

/** With fewer, a text is neither called harmless nor, without a sign, a danger: it may be in another language. */
const FEWEST_CONCEPTS = 2;
/** The rules decide about texts of fewer words; the model alone must be very sure of a danger. */
const SHORTEST_OVERRULED = 6;

const MOST_SENTENCES = 50;

let shipped: DangerModel | undefined;

const isShort = ({ words }: DangerReading) => words.length < SHORTEST_OVERRULED;

/** One sentence that is a danger by itself: the others do not talk it down. */
function hasClearDanger(description: string, { language }: DangerReading, model: DangerModel): boolean {
  const sentences = description.split(/[.!?;\n]/u).filter((sentence) => /\p{L}/u.test(sentence));
  return (
    sentences.length > 1 &&
    sentences
      .slice(0, MOST_SENTENCES)
      .some((sentence) => dangerScores(model, readDanger(sentence, language).features).stop > LIMITS.clear)
  );
}

/** Judged like a text of its own: what the work on the car did not mend, or made worse. */
function isPresentDanger(present: DangerReading, isFailing: boolean, model: DangerModel): boolean {
  if (isShort(present) && !hasDangerSign(present)) return false;
  const { stop, soon } = dangerScores(model, present.features);
  const limit = hasDangerSign(present) ? LIMITS.sinceRepairSign : LIMITS.sinceRepair;
  return (
    ((present.isDecisive || (isFailing && hasDangerSign(present))) && stop > LIMITS.decisive) ||
    (stop > limit && soon > LIMITS.fault)
  );
}

/** Who and when are read first, as features and as a condition of decisive signs; then the evidence; then the level. */
export function dangerLevel(
  description: string,
  fallback: AssessmentLanguage,
  { hasPattern }: Known,
  model: DangerModel = (shipped ??= decodeDangerModel(DANGER_WEIGHTS)),
): DangerLevel {
  const reading = readDanger(description, fallback);
  const { stop: danger, soon } = dangerScores(model, reading.features);
  const isInReport = isReport(reading.words, reading.language);
  const isFaultless = soon < LIMITS.fault;
  // Work that is still to be done mends nothing, but it, too, may be told of before what is so now.
  const present = withoutWorkToDo(description, reading.language);
  const repairs = isInReport
    ? []
    : [...new Set([description, present])].map((text) => sinceRepair(text, reading.language));
  const isMended = !isInReport && repairs.every((since) => since?.isMended === true);
  const stopLimit = isInReport
    ? LIMITS.stopReport
    : isMended
      ? LIMITS.mended
      : (hasPattern ? LIMITS.stopKnown : LIMITS.stop)[reading.language];
  const isStop =
    danger > stopLimit &&
    (isInReport || !isFaultless) &&
    reading.concepts.size > 0 &&
    (hasDangerSign(reading) ||
      danger > LIMITS.clear ||
      (!isShort(reading) && reading.concepts.size >= FEWEST_CONCEPTS));
  const isDecisive = (part: DangerReading) =>
    part.isDecisive && dangerScores(model, part.features).stop > LIMITS.decisive;
  if (isStop || isDecisive(reading)) return { advice: 'stop_driving', mayLower: false };
  const unexplained = isInReport ? [] : unexplainedDangers(present, reading);
  if (unexplained.some(isDecisive)) return { advice: 'stop_driving', mayLower: false };
  if (repairs.some((since) => since?.present && isPresentDanger(since.present, since.isFailing, model)))
    return { advice: 'stop_driving', mayLower: false };
  const isOverruled = !isShort(reading) && danger < LIMITS.overruled && soon <= LIMITS.surelyFault;
  const mayLower =
    (isOverruled ||
      isMended ||
      (isExplained(reading.concepts) && (isFaultless || danger < LIMITS.explained))) &&
    unexplained.length === 0 &&
    (!isInReport || soon < LIMITS.surelyNoFault) &&
    !hasClearDanger(description, reading, model);
  if (reading.concepts.size < FEWEST_CONCEPTS) return { advice: null, mayLower };
  if (soon > LIMITS.soon) return { advice: 'soon', mayLower };
  const canWait = !hasDangerSign(reading) && danger < LIMITS.wait && soon < LIMITS.wait;
  return { advice: canWait ? 'can_wait' : null, mayLower };
}
