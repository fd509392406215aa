import { type DangerReading, FEATURE_BUCKETS } from '#domain/assessment/danger/features.ts';
import { type DangerModelData, encodeWeights, STEP_LIMIT } from '#domain/assessment/danger/model.ts';
import { order } from './learn.ts';
import type { OwnersLabel } from './owners-words.ts';

export type DangerExample = { reading: DangerReading; label: OwnersLabel };

const SLACK = 0.3;
const PASSES = 25;
const FEWEST_TEXTS = 5;
/** Weights this many standard deviations from 0 share the last step. */
const LARGEST = 3;

type Sparse = { buckets: Int32Array; values: Float64Array; norm: number };

function inverseFrequencies(examples: readonly DangerExample[]): Float64Array {
  const counts = new Float64Array(FEATURE_BUCKETS);
  for (const { reading } of examples) for (const bucket of reading.features.keys()) counts[bucket]! += 1;
  return counts.map((count) => (count < FEWEST_TEXTS ? 0 : Math.log(examples.length / count)));
}

/** Linear support vector machine with squared hinge loss, solved by dual coordinate descent. */
function fit(rows: readonly Sparse[], isPositive: readonly boolean[]) {
  const weights = new Float64Array(FEATURE_BUCKETS);
  const duals = new Float64Array(rows.length);
  let bias = 0;
  const diagonal = 1 / (2 * SLACK);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const index of order(rows.length, pass)) {
      const { buckets, values, norm } = rows[index]!;
      const sign = isPositive[index] ? 1 : -1;
      let sum = bias;
      for (let at = 0; at < buckets.length; at += 1) sum += weights[buckets[at]!]! * values[at]!;
      const before = duals[index]!;
      const gradient = sign * sum - 1 + before * diagonal;
      const after = Math.max(0, before - gradient / (norm + 1 + diagonal));
      if (after === before) continue;
      duals[index] = after;
      const move = (after - before) * sign;
      for (let at = 0; at < buckets.length; at += 1) weights[buckets[at]!]! += move * values[at]!;
      bias += move;
    }
  }
  return { weights, bias };
}

export function learnDanger(examples: readonly DangerExample[]): DangerModelData {
  const rarity = inverseFrequencies(examples);
  const rows = examples.map(({ reading }): Sparse => {
    const known = [...reading.features].filter(([bucket]) => rarity[bucket]! > 0);
    const values = Float64Array.from(known, ([bucket, value]) => value * rarity[bucket]!);
    return { buckets: Int32Array.from(known, ([bucket]) => bucket), values, norm: values.reduce((sum, v) => sum + v * v, 0) };
  });
  const part = (positive: readonly OwnersLabel[]) => {
    const fitted = fit(rows, examples.map(({ label }) => positive.includes(label)));
    const weights = fitted.weights.map((weight, bucket) => weight * rarity[bucket]!);
    const used = weights.filter((weight) => weight !== 0);
    const deviation = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / used.length);
    const step = Number(((deviation * LARGEST) / STEP_LIMIT).toPrecision(4));
    const steps = Int8Array.from(weights, (weight) => Math.max(-STEP_LIMIT, Math.min(STEP_LIMIT, Math.round(weight / step))));
    return { weights: encodeWeights(steps), step, bias: Number(fitted.bias.toFixed(4)) };
  };
  return { stop: part(['stop_driving']), soon: part(['stop_driving', 'soon']) };
}
