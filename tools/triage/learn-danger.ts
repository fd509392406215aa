import { type DangerReading, FEATURE_BUCKETS } from '#domain/assessment/danger/features.ts';
import type { DangerModelData } from '#domain/assessment/danger/model.ts';
import { packSteps, STEP_LIMIT } from '#domain/assessment/danger/packing.ts';
import { order } from './learn.ts';
import { type OwnersLabel, ownersLabels } from './owners-words.ts';

export type DangerExample = { reading: DangerReading; label: OwnersLabel };

const SLACK = 0.05;
const PASSES = 10;
const FEWEST_TEXTS = 2;
/** Every feature keeps this much of its value, however even it is between the labels. */
const LEAST_TELLING = 0.5;
const MOST_TELLING = 2;
/** How many features a score keeps: those that move it most, by their weight and in how many texts they stand. */
const KEPT = { stop: 53_500, soon: 44_000 };
/** Weights this many standard deviations from 0 share the last step. */
const LARGEST = 5.5;
/** How much 'at least soon' counts beside 'stop', and 'any fault of this car' beside 'at least soon'. */
const SOON_SHARE = 0.3;
const FAULT_SHARE = 0.5;

type Sparse = { buckets: Int32Array; values: Float64Array; norm: number };

/** How much each feature says: rare ones more, and those that one side uses far more often than the other. */
function informationOf(
  examples: readonly DangerExample[],
  isPositive: readonly boolean[],
  kept: Uint8Array | null,
): Float64Array {
  const counts = new Float64Array(FEATURE_BUCKETS);
  const positives = new Float64Array(FEATURE_BUCKETS);
  for (const [index, { reading }] of examples.entries()) {
    for (const bucket of reading.features.keys()) {
      counts[bucket]! += 1;
      if (isPositive[index]) positives[bucket]! += 1;
    }
  }
  const total = isPositive.filter(Boolean).length;
  return counts.map((count, bucket) => {
    if (count < FEWEST_TEXTS || kept?.[bucket] === 0) return 0;
    const positive = (positives[bucket]! + 1) / (total + 2);
    const negative = (count - positives[bucket]! + 1) / (examples.length - total + 2);
    const telling = LEAST_TELLING + Math.min(MOST_TELLING, Math.abs(Math.log(positive / negative)));
    return Math.sqrt(Math.log(examples.length / count)) * telling;
  });
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

type Fitted = { weights: Float64Array; bias: number };

type Learn = (positive: readonly OwnersLabel[]) => Fitted;

function learnLabels(
  examples: readonly DangerExample[],
  positive: readonly OwnersLabel[],
  kept: Uint8Array | null,
): Fitted {
  const isPositive = examples.map(({ label }) => positive.includes(label));
  const information = informationOf(examples, isPositive, kept);
  const rows = examples.map(({ reading }): Sparse => {
    const known = [...reading.features].filter(([bucket]) => information[bucket]! > 0);
    const values = Float64Array.from(known, ([bucket, value]) => value * information[bucket]!);
    return { buckets: Int32Array.from(known, ([bucket]) => bucket), values, norm: values.reduce((sum, v) => sum + v * v, 0) };
  });
  const { weights, bias } = fit(rows, isPositive);
  return { weights: weights.map((weight, bucket) => weight * information[bucket]!), bias };
}

function inSteps({ weights, bias }: Fitted): { steps: Int8Array } & DangerModelData['stop'] {
  const used = weights.filter((weight) => weight !== 0);
  const deviation = Math.sqrt(used.reduce((sum, weight) => sum + weight * weight, 0) / used.length);
  const step = Number(((deviation * LARGEST) / STEP_LIMIT).toPrecision(4));
  const steps = Int8Array.from(weights, (weight) => Math.max(-STEP_LIMIT, Math.min(STEP_LIMIT, Math.round(weight / step))));
  return { steps, step, bias: Number(bias.toFixed(4)) };
}

const mix = (one: Fitted, share: number, other: Fitted, otherShare: number): Fitted => ({
  weights: one.weights.map((weight, bucket) => share * weight + otherShare * other.weights[bucket]!),
  bias: share * one.bias + otherShare * other.bias,
});

/** Learns twice: first to see which features matter, then with those alone. */
function learnKept(examples: readonly DangerExample[], most: number, learn: (learnOne: Learn) => Fitted): Fitted {
  const first = learn((positive) => learnLabels(examples, positive, null));
  const texts = new Float64Array(FEATURE_BUCKETS);
  for (const { reading } of examples) for (const bucket of reading.features.keys()) texts[bucket]! += 1;
  const importance = first.weights.map((weight, bucket) => Math.abs(weight) * Math.sqrt(texts[bucket]!));
  const least = importance.toSorted().at(-most) ?? 0;
  const kept = Uint8Array.from(importance, (one) => (one > 0 && one >= least ? 1 : 0));
  return learn((positive) => learnLabels(examples, positive, kept));
}

export function learnDanger(examples: readonly DangerExample[]): DangerModelData {
  const stop = learnKept(examples, KEPT.stop, (learn) =>
    mix(learn(['stop_driving']), 1, learn(['stop_driving', 'soon']), SOON_SHARE),
  );
  const soon = learnKept(examples, KEPT.soon, (learn) =>
    mix(
      learn(['stop_driving', 'soon']),
      1 - FAULT_SHARE,
      learn(ownersLabels.filter((label) => label !== 'harmless')),
      FAULT_SHARE,
    ),
  );
  const [{ steps: ofStop, ...stopScale }, { steps: ofSoon, ...soonScale }] = [inSteps(stop), inSteps(soon)];
  return { stop: stopScale, soon: soonScale, steps: packSteps(ofStop, ofSoon) };
}
