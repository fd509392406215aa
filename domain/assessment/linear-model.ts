import type { CategoryScores } from './classify-rules.ts';
import { Category } from './schema.ts';

/** The shipped model, as text that compresses well. Written by tools/triage/train.ts. */
export type LinearModelData = {
  readonly words: string;
  /** One character per word and column (the 8 categories, then danger); see `decodeWeight`. */
  readonly weights: string;
  readonly step: number;
  /** For each evidence feature, its weight per category. */
  readonly evidence: readonly (readonly number[])[];
  readonly bias: readonly number[];
  readonly dangerBias: number;
};

export type LinearModel = {
  readonly rows: ReadonlyMap<string, number>;
  readonly weights: Int8Array;
  readonly data: LinearModelData;
};

const CATEGORIES = Category.options;
export const COLUMNS = CATEGORIES.length + 1;
const DANGER = CATEGORIES.length;
const FIRST_CHARACTER = 35; // '#': after it no character needs escaping in a single-quoted string but \
const BACKSLASH_STANDIN = 34;
export const WEIGHT_LIMIT = 31;

/** Encodes -31 to 31 as one printable character. */
export function encodeWeight(steps: number): string {
  const code = FIRST_CHARACTER + steps + WEIGHT_LIMIT;
  return String.fromCharCode(code === 39 ? 33 : code === 92 ? BACKSLASH_STANDIN : code);
}

function decodeWeight(code: number): number {
  const plain = code === 33 ? 39 : code === BACKSLASH_STANDIN ? 92 : code;
  return plain - FIRST_CHARACTER - WEIGHT_LIMIT;
}

export function decodeModel(data: LinearModelData): LinearModel {
  const rows = new Map(data.words.split('|').map((word, row) => [word, row] as const));
  const weights = new Int8Array(data.weights.length).map((_, at) =>
    decodeWeight(data.weights.charCodeAt(at)),
  );
  return { rows, weights, data };
}

export function evidenceFeatures(scores: CategoryScores): number[] {
  const found = CATEGORIES.map((category) => Math.max(0, scores[category]));
  const total = found.reduce((sum, score) => sum + score, 0);
  return [
    ...found.map((score) => Math.log1p(score) / 2),
    ...found.map((score) => (1.5 * score) / (total + 2)),
  ];
}

/** A longer text has more words but not more certainty. */
export function wordScale(features: ReadonlySet<string>): number {
  return 1 / Math.sqrt(features.size + 1);
}

/** `danger` above 0: the words strongly resemble reports of fires and crashes. */
export function predict(
  model: LinearModel,
  features: ReadonlySet<string>,
  scores: CategoryScores,
): { probabilities: Record<Category, number>; danger: number } {
  const { data, rows, weights } = model;
  const sums = new Float64Array(COLUMNS);
  for (const feature of features) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (const [column, sum] of sums.entries()) sums[column] = sum + (weights[row * COLUMNS + column] ?? 0);
  }
  const scale = wordScale(features) * data.step;
  const evidence = evidenceFeatures(scores);
  const logits = CATEGORIES.map((_, column) =>
    evidence.reduce(
      (sum, value, feature) => sum + value * (data.evidence[feature]?.[column] ?? 0),
      (sums[column] ?? 0) * scale + (data.bias[column] ?? 0),
    ),
  );
  const highest = Math.max(...logits);
  const exponentials = logits.map((logit) => Math.exp(logit - highest));
  const total = exponentials.reduce((sum, value) => sum + value, 0);
  const of = (category: Category) => (exponentials[CATEGORIES.indexOf(category)] ?? 0) / total;
  return {
    probabilities: {
      engine_fuel: of('engine_fuel'),
      braking: of('braking'),
      transmission: of('transmission'),
      electrical: of('electrical'),
      suspension_steering: of('suspension_steering'),
      cooling: of('cooling'),
      exhaust: of('exhaust'),
      other: of('other'),
    },
    danger: (sums[DANGER] ?? 0) * scale + data.dangerBias,
  };
}
