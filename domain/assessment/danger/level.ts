import { DANGER_THRESHOLDS as LIMITS } from '../knowledge/danger-thresholds.ts';
import { DANGER_WEIGHTS } from '../knowledge/danger-weights.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { type DangerModel, decodeDangerModel, readDanger, scoreOf } from './model.ts';
import { spelled } from './spelling.ts';

export type DangerLevel = {
  /** A passage of the text tells of a danger. */
  readonly isStop: boolean;
  /** So clearly that no rule which asks for less is surer. */
  readonly isClear: boolean;
  /** Nothing in the text is a danger now, whatever it names ('repaired since', 'another car'): a rule that matched gives way. */
  readonly isOverruled: boolean;
  /** Near enough to a danger for a story that is recognized to count. */
  readonly isPossible: boolean;
  /** Nor a fault: a complaint that was recognized may wait. */
  readonly isFaultless: boolean;
  /** Near the limit: a question decides better than the score. */
  readonly isNear: boolean;
  /** So near that what is known of a few words says more than the score. */
  readonly isDoubtful: boolean;
  /** A stop of few words near the limit: the question of a complaint that is known decides better. */
  readonly isBarelyStop: boolean;
  /** What the text calls for short of a stop; null where it says too little. */
  readonly advice: 'soon' | 'can_wait' | null;
  /** What it names of the dictionary of cars, though it were denied. */
  readonly named: ReadonlySet<string>;
};

/** With fewer, a text says too little to be called harmless, and must be surer to be a danger: it may be in another language. */
const FEWEST_CONCEPTS = 2;
/** In words. */
const FEW_WORDS = 11;
/** With fewer, rules and complaints alone tell of a danger. */
const FEWEST_WORDS = 3;

let shipped: DangerModel | undefined;

export function dangerLevel(
  description: string,
  fallback: AssessmentLanguage,
  model: DangerModel = (shipped ??= decodeDangerModel(DANGER_WEIGHTS)),
): DangerLevel {
  const reading = readDanger(description, fallback);
  const meant = spelled(description, fallback);
  // A wrong guess at what was meant never talks a danger down.
  const stop = Math.max(
    scoreOf(model.stop, reading),
    meant === description ? -Infinity : scoreOf(model.stop, readDanger(meant, fallback)),
  );
  const fault = scoreOf(model.fault, reading);
  const isUnderstood = reading.concepts.size >= FEWEST_CONCEPTS;
  const limit = LIMITS.stop + (isUnderstood ? 0 : LIMITS.surer);
  const isWaiting = isUnderstood && fault < LIMITS.wait && stop < LIMITS.waitStop;
  return {
    isStop: stop > limit && reading.words >= FEWEST_WORDS,
    isClear: stop > LIMITS.clear,
    isBarelyStop: stop > limit && stop < limit + LIMITS.near && reading.words < FEW_WORDS,
    isOverruled: isUnderstood && stop < LIMITS.overruled,
    isPossible: stop > LIMITS.possible,
    isFaultless: isWaiting && fault < LIMITS.faultless,
    isNear: Math.abs(stop - limit) < LIMITS.near,
    isDoubtful: Math.abs(stop - limit) < LIMITS.near / 2,
    advice: fault > LIMITS.soon ? 'soon' : isWaiting ? 'can_wait' : null,
    named: new Set([...reading.concepts].map((name) => name.replace('!', ''))),
  };
}
