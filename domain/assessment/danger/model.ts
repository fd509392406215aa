import { FEATURE_BUCKETS } from './features.ts';

/** Two scores a text: above 0 'stop driving' is likelier than not; likewise a fault of this car, the surer the more urgent. */
export const DANGER_SCORES = ['stop', 'soon'] as const;
export type DangerScores = Readonly<Record<(typeof DANGER_SCORES)[number], number>>;

/** Weights in steps from -STEP_LIMIT to STEP_LIMIT that are not 0, a character each, and how many buckets lie before each. */
export type DangerModelData = Readonly<
  Record<(typeof DANGER_SCORES)[number], { gaps: string; weights: string; step: number; bias: number }>
>;

export type DangerModel = Readonly<
  Record<(typeof DANGER_SCORES)[number], { weights: Int8Array; step: number; bias: number }>
>;

export const STEP_LIMIT = 14;
/** Printable characters but for the quote and the backslash; gzip has less to tell apart in two texts than in one. */
const CHARACTERS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (character) => character !== "'" && character !== '\\',
);
const VALUES = new Map(CHARACTERS.map((character, value) => [character, value] as const));
/** A gap of this and more begins with the character of how many times it holds this. */
const LONG_GAP = 80;

export function encodeWeights(steps: Int8Array): { gaps: string; weights: string } {
  let gaps = '';
  let weights = '';
  let gap = 0;
  for (const step of steps) {
    if (step === 0) {
      gap += 1;
      continue;
    }
    const most = CHARACTERS.length - LONG_GAP;
    for (; gap >= LONG_GAP; gap -= LONG_GAP * Math.min(most, Math.floor(gap / LONG_GAP)))
      gaps += CHARACTERS[LONG_GAP - 1 + Math.min(most, Math.floor(gap / LONG_GAP))];
    gaps += CHARACTERS[gap];
    weights += CHARACTERS[step + STEP_LIMIT];
    gap = 0;
  }
  return { gaps, weights };
}

export function decodeWeights({ gaps, weights }: { gaps: string; weights: string }): Int8Array {
  const steps = new Int8Array(FEATURE_BUCKETS);
  let bucket = -1;
  let weight = 0;
  for (const character of gaps) {
    const value = VALUES.get(character)!;
    if (value >= LONG_GAP) bucket += LONG_GAP * (value - LONG_GAP + 1);
    else {
      bucket += value + 1;
      steps[bucket] = VALUES.get(weights[weight]!)! - STEP_LIMIT;
      weight += 1;
    }
  }
  return steps;
}

export function decodeDangerModel(data: DangerModelData): DangerModel {
  const part = ({ step, bias, ...weights }: DangerModelData['stop']) => ({
    weights: decodeWeights(weights),
    step,
    bias,
  });
  return { stop: part(data.stop), soon: part(data.soon) };
}

export function dangerScores(
  { stop, soon }: DangerModel,
  features: ReadonlyMap<number, number>,
): DangerScores {
  const sum = ({ weights, step, bias }: DangerModel['stop']) => {
    let total = 0;
    for (const [bucket, value] of features) total += (weights[bucket] ?? 0) * value;
    return total * step + bias;
  };
  return { stop: sum(stop), soon: sum(soon) };
}
