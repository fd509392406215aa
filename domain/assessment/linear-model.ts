import { decodeStep } from './coded-steps.ts';

/** A shipped model, as text that compresses well. Written by tools/triage/. */
export type LinearModelData = {
  readonly words: string;
  /** One character per word and column; see coded-steps.ts. */
  readonly weights: string;
  readonly step: number;
  /** For each evidence feature, its weight per column. */
  readonly evidence: readonly (readonly number[])[];
  readonly bias: readonly number[];
};

export type LinearModel = {
  readonly rows: ReadonlyMap<string, number>;
  readonly weights: Int8Array;
  readonly data: Pick<LinearModelData, 'step' | 'evidence' | 'bias'>;
};

export function decodeModel(data: LinearModelData): LinearModel {
  const rows = new Map(data.words.split('|').map((word, row) => [word, row] as const));
  const weights = new Int8Array(data.weights.length).map((_, at) => decodeStep(data.weights, at));
  return { rows, weights, data };
}

/** A longer text has more words but not more certainty. */
export function wordScale(features: ReadonlySet<string>): number {
  return 1 / Math.sqrt(features.size + 1);
}

/**
 * How likely each column is, in all 1.
 * @param evidence beside the words, each with weights of its own
 */
export function sharesOf(
  { data, rows, weights }: LinearModel,
  features: ReadonlySet<string>,
  evidence: readonly number[] = [],
): number[] {
  const columns = data.bias.length;
  const sums = new Float64Array(columns);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (const [column, sum] of sums.entries()) sums[column] = sum + weights[row * columns + column]!;
  }
  const scale = wordScale(features) * data.step;
  const logits = data.bias.map((bias, column) =>
    evidence.reduce(
      (sum, value, feature) => sum + value * (data.evidence[feature]?.[column] ?? 0),
      sums[column]! * scale + bias,
    ),
  );
  const highest = Math.max(...logits);
  const exponentials = logits.map((logit) => Math.exp(logit - highest));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  return exponentials.map((value) => value / total);
}
