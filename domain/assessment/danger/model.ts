import { FEATURE_BUCKETS } from './features.ts';

/** Two scores a text: above 0 'stop driving' is likelier than not; likewise a fault of this car, the surer the more urgent. */
export const DANGER_SCORES = ['stop', 'soon'] as const;
export type DangerScores = Readonly<Record<(typeof DANGER_SCORES)[number], number>>;

/** Weights in steps from -STEP_LIMIT to STEP_LIMIT: one character for a weight, or a run of zeros. */
export type DangerModelData = Readonly<
  Record<(typeof DANGER_SCORES)[number], { weights: string; step: number; bias: number }>
>;

export type DangerModel = Readonly<
  Record<(typeof DANGER_SCORES)[number], { weights: Int8Array; step: number; bias: number }>
>;

export const STEP_LIMIT = 14;
const FIRST = 'A'.charCodeAt(0);
const BACKSLASH = 92;
const BACKSLASH_STANDIN = '!';

export function encodeWeights(steps: Int8Array): string {
  let text = '';
  let zeros = 0;
  for (const step of steps) {
    if (step === 0) {
      zeros += 1;
      continue;
    }
    const code = FIRST + step + STEP_LIMIT;
    text += `${zeros || ''}${code === BACKSLASH ? BACKSLASH_STANDIN : String.fromCharCode(code)}`;
    zeros = 0;
  }
  return text;
}

export function decodeWeights(text: string): Int8Array {
  const weights = new Int8Array(FEATURE_BUCKETS);
  let bucket = 0;
  let zeros = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) {
      zeros = zeros * 10 + code - 48;
      continue;
    }
    bucket += zeros;
    zeros = 0;
    weights[bucket] = (text[at] === BACKSLASH_STANDIN ? BACKSLASH : code) - FIRST - STEP_LIMIT;
    bucket += 1;
  }
  return weights;
}

export function decodeDangerModel(data: DangerModelData): DangerModel {
  const part = ({ weights, ...rest }: DangerModelData['stop']) => ({
    ...rest,
    weights: decodeWeights(weights),
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
