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

/** Features by their numbers, the most frequent first: what is used most lies close together in memory. */
type Sparse = { numbers: Int32Array; values: Float64Array };
type Row = Sparse & { norm: number };
/** In how many texts each feature stands, and its bucket, by its number. */
type Numbering = { texts: Float64Array; buckets: Int32Array };
type Texts = { all: readonly Sparse[]; labels: readonly OwnersLabel[]; numbering: Numbering };

function numbered(examples: readonly DangerExample[]): Texts {
  const counts = new Float64Array(FEATURE_BUCKETS);
  for (const { reading } of examples) for (const bucket of reading.features.keys()) counts[bucket]! += 1;
  const used = [...counts.keys()].filter((bucket) => counts[bucket]! > 0);
  const buckets = Int32Array.from(used.toSorted((one, other) => counts[other]! - counts[one]!));
  const numberOf = new Int32Array(FEATURE_BUCKETS);
  for (const [number, bucket] of buckets.entries()) numberOf[bucket] = number;
  return {
    all: examples.map(({ reading }) => ({
      numbers: Int32Array.from(reading.features.keys(), (bucket) => numberOf[bucket]!),
      values: Float64Array.from(reading.features.values()),
    })),
    labels: examples.map(({ label }) => label),
    numbering: { buckets, texts: Float64Array.from(buckets, (bucket) => counts[bucket]!) },
  };
}

/** How much each feature says: rare ones more, and those that one side uses far more often than the other. */
function informationOf(
  { all, numbering }: Texts,
  isPositive: readonly boolean[],
  kept: Uint8Array | null,
): Float64Array {
  const positives = new Float64Array(numbering.texts.length);
  for (const [index, { numbers }] of all.entries())
    if (isPositive[index]) for (const number of numbers) positives[number]! += 1;
  const total = isPositive.filter(Boolean).length;
  return numbering.texts.map((count, number) => {
    if (count < FEWEST_TEXTS || kept?.[number] === 0) return 0;
    const positive = (positives[number]! + 1) / (total + 2);
    const negative = (count - positives[number]! + 1) / (all.length - total + 2);
    const telling = LEAST_TELLING + Math.min(MOST_TELLING, Math.abs(Math.log(positive / negative)));
    return Math.sqrt(Math.log(all.length / count)) * telling;
  });
}

/** The features of a text that say something, each by how much. */
function weighed({ numbers, values }: Sparse, information: Float64Array): Row {
  const known = new Int32Array(numbers.length);
  const own = new Float64Array(numbers.length);
  let [size, norm] = [0, 0];
  // Loops, not callbacks: most of the training would go into these.
  for (let at = 0; at < numbers.length; at += 1) {
    const much = information[numbers[at]!]!;
    if (much === 0) continue;
    const value = values[at]! * much;
    known[size] = numbers[at]!;
    own[size] = value;
    norm += value * value;
    size += 1;
  }
  return { numbers: known.subarray(0, size), values: own.subarray(0, size), norm };
}

type Fitted = { weights: Float64Array; bias: number };

/** Linear support vector machine with squared hinge loss, solved by dual coordinate descent. */
function fit(rows: readonly Row[], isPositive: readonly boolean[], features: number): Fitted {
  const weights = new Float64Array(features);
  const duals = new Float64Array(rows.length);
  let bias = 0;
  const diagonal = 1 / (2 * SLACK);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const index of order(rows.length, pass)) {
      const { numbers, values, norm } = rows[index]!;
      const sign = isPositive[index] ? 1 : -1;
      let sum = bias;
      for (let at = 0; at < numbers.length; at += 1) sum += weights[numbers[at]!]! * values[at]!;
      const before = duals[index]!;
      const gradient = sign * sum - 1 + before * diagonal;
      const after = Math.max(0, before - gradient / (norm + 1 + diagonal));
      if (after === before) continue;
      duals[index] = after;
      const move = (after - before) * sign;
      for (let at = 0; at < numbers.length; at += 1) weights[numbers[at]!]! += move * values[at]!;
      bias += move;
    }
  }
  return { weights, bias };
}

type Learn = (positive: readonly OwnersLabel[]) => Fitted;

function learnLabels(texts: Texts, positive: readonly OwnersLabel[], kept: Uint8Array | null): Fitted {
  const isPositive = texts.labels.map((label) => positive.includes(label));
  const information = informationOf(texts, isPositive, kept);
  const rows = texts.all.map((text) => weighed(text, information));
  const { weights, bias } = fit(rows, isPositive, information.length);
  return { weights: weights.map((weight, number) => weight * information[number]!), bias };
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

/** Learns again with those features alone that mattered most the first time. */
function learnKept(texts: Texts, most: number, learn: (learnOne: Learn) => Fitted, learnFirst: Learn): Fitted {
  const first = learn(learnFirst);
  const importance = first.weights.map(
    (weight, number) => Math.abs(weight) * Math.sqrt(texts.numbering.texts[number]!),
  );
  const least = importance.toSorted().at(-most) ?? 0;
  const kept = Uint8Array.from(importance, (one) => (one > 0 && one >= least ? 1 : 0));
  const { weights, bias } = learn((positive) => learnLabels(texts, positive, kept));
  const byBucket = new Float64Array(FEATURE_BUCKETS);
  for (const [number, bucket] of texts.numbering.buckets.entries()) byBucket[bucket] = weights[number]!;
  return { weights: byBucket, bias };
}

export function learnDanger(examples: readonly DangerExample[]): DangerModelData {
  const texts = numbered(examples);
  const learned = new Map<string, Fitted>();
  // Both scores begin with the same 'at least soon'.
  const learnFirst: Learn = (positive) => {
    const fitted = learned.get(positive.join()) ?? learnLabels(texts, positive, null);
    learned.set(positive.join(), fitted);
    return fitted;
  };
  const stop = learnKept(
    texts,
    KEPT.stop,
    (learn) => mix(learn(['stop_driving']), 1, learn(['stop_driving', 'soon']), SOON_SHARE),
    learnFirst,
  );
  const soon = learnKept(
    texts,
    KEPT.soon,
    (learn) =>
      mix(
        learn(['stop_driving', 'soon']),
        1 - FAULT_SHARE,
        learn(ownersLabels.filter((label) => label !== 'harmless')),
        FAULT_SHARE,
      ),
    learnFirst,
  );
  const [{ steps: ofStop, ...stopScale }, { steps: ofSoon, ...soonScale }] = [inSteps(stop), inSteps(soon)];
  return { stop: stopScale, soon: soonScale, steps: packSteps(ofStop, ofSoon) };
}
