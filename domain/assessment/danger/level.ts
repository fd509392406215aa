import { DANGER_THRESHOLDS } from '../knowledge/danger-thresholds.ts';
import { DANGER_WEIGHTS } from '../knowledge/danger-weights.ts';
import type { AssessmentLanguage, DrivingAdvice } from '../schema.ts';
import { unexplainedDangers } from './clauses.ts';
import { type DangerReading, isExplained, readDanger } from './features.ts';
import { type DangerModel, type DangerScores, dangerScores, decodeDangerModel } from './model.ts';
import { isReport } from './report.ts';

/** What the rules made of the text already. */
export type Known = { readonly hasPattern: boolean };

export type DangerLevel = {
  /** What the text alone calls for, or null when it says too little to judge. */
  readonly advice: DrivingAdvice | null;
  /** The text is so clearly not about a danger that a matching rule may be overruled. */
  readonly mayLower: boolean;
};

/** How much the score for 'at least soon' counts beside the score for 'stop'. */
export const SOON_SHARE = 0.3;
/** Fewer concepts are too little to call a text harmless. */
const FEWEST_CONCEPTS = 2;
/** Fewer words mean what the rules say they mean, and are a danger to the model only if plainly one. */
const SHORTEST_OVERRULED = 6;

const CLEAR = 0.4;
const MOST_SENTENCES = 50;

let shipped: DangerModel | undefined;

function stopLimit(reading: DangerReading, { hasPattern }: Known): number {
  const limits = DANGER_THRESHOLDS[reading.language];
  if (isReport(reading.words, reading.language)) return limits.stopReport;
  return hasPattern ? limits.stopKnown : limits.stop;
}

const together = ({ stop, soon }: DangerScores) => stop + SOON_SHARE * soon;

/** One sentence that is a danger by itself: the others do not talk it down. */
function hasClearDanger(description: string, fallback: AssessmentLanguage, model: DangerModel): boolean {
  const sentences = description.split(/[.!?;\n]+/u).filter((sentence) => /\p{L}/u.test(sentence));
  return (
    sentences.length > 1 &&
    sentences
      .slice(0, MOST_SENTENCES)
      .some((sentence) => together(dangerScores(model, readDanger(sentence, fallback).features)) > CLEAR)
  );
}

/** Who and when are read first, as features and as a condition of decisive signs; then the evidence; then the level. */
export function dangerLevel(
  description: string,
  fallback: AssessmentLanguage,
  known: Known,
  model: DangerModel = (shipped ??= decodeDangerModel(DANGER_WEIGHTS)),
): DangerLevel {
  const reading = readDanger(description, fallback);
  const scores = dangerScores(model, reading.features);
  const { soon } = scores;
  const danger = together(scores);
  const limits = DANGER_THRESHOLDS[reading.language];
  const hasSign = reading.signs.some(({ sign }) => sign.level === 'D' || sign.level === 'S');
  const isStop =
    danger > stopLimit(reading, known) &&
    reading.concepts.size > 0 &&
    (hasSign || danger > CLEAR || reading.words.length >= SHORTEST_OVERRULED);
  const isDecisive = (part: DangerReading) =>
    part.isDecisive && together(dangerScores(model, part.features)) > limits.decisive;
  if (isStop || isDecisive(reading)) return { advice: 'stop_driving', mayLower: false };
  const isInReport = isReport(reading.words, reading.language);
  const unexplained = isInReport ? [] : unexplainedDangers(description, reading);
  if (unexplained.some(isDecisive)) return { advice: 'stop_driving', mayLower: false };
  const isOverruled = reading.words.length >= SHORTEST_OVERRULED && danger < limits.overruled;
  const mayLower =
    (isOverruled || (isExplained(reading.concepts) && danger < limits.explained)) &&
    !isInReport &&
    unexplained.length === 0 &&
    !hasClearDanger(description, fallback, model);
  if (reading.concepts.size < FEWEST_CONCEPTS) return { advice: null, mayLower };
  if (soon > limits.soon) return { advice: 'soon', mayLower };
  const canWait = !hasSign && danger < limits.wait && soon < limits.wait;
  return { advice: canWait ? 'can_wait' : null, mayLower };
}
