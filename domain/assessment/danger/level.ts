import { DANGER_THRESHOLDS } from '../knowledge/danger-thresholds.ts';
import { DANGER_WEIGHTS } from '../knowledge/danger-weights.ts';
import type { AssessmentLanguage, DrivingAdvice } from '../schema.ts';
import { type DangerReading, isExplained, readDanger } from './features.ts';
import { type DangerModel, dangerScores, decodeDangerModel } from './model.ts';

/** What the rules made of the text already. */
export type Known = { readonly hasPattern: boolean };

export type DangerLevel = {
  /** What the text alone calls for, or null when it says too little to judge. */
  readonly advice: DrivingAdvice | null;
  /** The text is so clearly not about a danger that a matching rule may be overruled. */
  readonly mayLower: boolean;
};

/** How much the score for 'at least soon' counts beside the score for 'stop'. */
export const SOON_SHARE = 0.4;
/** Fewer concepts are too little to call a text harmless. */
const FEWEST_CONCEPTS = 2;
/** Reports to an authority are judged by the model that was trained on such reports, unless the score is very high. */
const REPORT_WORDS = new Set([
  'vehicle',
  'contact',
  'dealer',
  'dealership',
  'manufacturer',
  'mph',
  'interstate',
  'highway',
  'freeway',
]);
const SHORTEST_REPORT = 16;
/** A few plain words mean what the rules say they mean. */
const SHORTEST_OVERRULED = 10;

let shipped: DangerModel | undefined;

const isReport = ({ words }: DangerReading) =>
  words.length >= SHORTEST_REPORT && words.some((word) => REPORT_WORDS.has(word));

function stopLimit(reading: DangerReading, { hasPattern }: Known): number {
  const limits = DANGER_THRESHOLDS[reading.language];
  if (isReport(reading)) return limits.stopReport;
  return hasPattern ? limits.stopKnown : limits.stop;
}

/** Who and when are read first, as features and as a condition of decisive signs; then the evidence; then the level. */
export function dangerLevel(
  description: string,
  fallback: AssessmentLanguage,
  known: Known,
  model: DangerModel = (shipped ??= decodeDangerModel(DANGER_WEIGHTS)),
): DangerLevel {
  const reading = readDanger(description, fallback);
  const { stop, soon } = dangerScores(model, reading.features);
  const danger = stop + SOON_SHARE * soon;
  const limits = DANGER_THRESHOLDS[reading.language];
  const isStop = danger > stopLimit(reading, known) && reading.concepts.size > 0;
  if (reading.isDecisive || isStop) return { advice: 'stop_driving', mayLower: false };
  const isOverruled = reading.words.length >= SHORTEST_OVERRULED && danger < limits.overruled;
  const mayLower =
    !isReport(reading) && (isOverruled || (isExplained(reading.concepts) && danger < limits.explained));
  if (reading.concepts.size < FEWEST_CONCEPTS) return { advice: null, mayLower };
  if (soon > limits.soon) return { advice: 'soon', mayLower };
  const hasSign = reading.signs.some(({ sign }) => sign.level === 'D' || sign.level === 'S');
  const canWait = !hasSign && danger < limits.wait && soon < limits.wait;
  return { advice: canWait ? 'can_wait' : null, mayLower };
}
