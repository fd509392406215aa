import { vocabulary } from '#domain/assessment/classify-rules.ts';
import { evidenceFeatures } from '#domain/assessment/category-model.ts';
import { type LinearModelData, wordScale } from '#domain/assessment/linear-model.ts';
import { encodeStep, STEP_LIMIT } from '#domain/assessment/coded-steps.ts';
import { evidenceScores } from '#domain/assessment/reading-rules.ts';
import { Category } from '#domain/assessment/schema.ts';
import { readText } from '#domain/assessment/text-reading.ts';
import { wordFeatures } from '#domain/assessment/word-features.ts';
import type { Row } from './rows.ts';

/** What is learned, and how. */
export type Aim = {
  columns: number;
  /** At most so many, each in at least so many texts. */
  words: number;
  texts: number;
  epochs: number;
  rate: number;
  decay: number;
  /** How many steps a weight has at most to either side: with few, most are 0, and the file is small. */
  steps: number;
  /** 1: a rare column counts as much as a frequent one; 0: each text counts the same. */
  classBalance: number;
};
export const CATEGORIES: Aim = {
  columns: Category.options.length,
  words: 3000,
  texts: 8,
  epochs: 12,
  rate: 0.15,
  decay: 0.0015,
  classBalance: 0.7,
  steps: STEP_LIMIT,
};
const EVIDENCE_DECAY = 0.0002;
const SEVERAL_RIGHT = 0.7;

export type Example = {
  words: string[];
  scale: number;
  evidence: number[];
  /** Columns that count as right. */
  right: number[];
  label: number | null;
  /** How much it counts; 1 where nothing is said. */
  weight?: number;
};

export function exampleOf(text: string, row: Row): Example {
  const read = readText(text, 'en');
  const features = wordFeatures(read.tokens);
  const right = row.acceptable ?? (row.category ? [row.category] : []);
  return {
    words: [...features],
    scale: wordScale(features),
    evidence: evidenceFeatures(evidenceScores(vocabulary.find(read), text).scores),
    right: right.map((category) => Category.options.indexOf(category)),
    label: row.category ? Category.options.indexOf(row.category) : null,
  };
}

export function order(length: number, epoch: number): number[] {
  let state = 12345 + epoch;
  const result = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const j = state % (i + 1);
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}

/** AdaGrad: every weight has its own falling rate. */
class Weights {
  readonly value: Float64Array;
  private readonly seen: Float64Array;

  private readonly rate: number;

  constructor(length: number, rate: number) {
    this.rate = rate;
    this.value = new Float64Array(length);
    this.seen = new Float64Array(length).fill(1e-6);
  }

  step(i: number, slope: number, decay: number) {
    const gradient = slope + decay * this.value[i]!;
    this.seen[i]! += gradient * gradient;
    this.value[i]! -= (this.rate * gradient) / Math.sqrt(this.seen[i]!);
  }
}

function fit(examples: readonly Example[], rows: ReadonlyMap<string, number>, aim: Aim) {
  const { columns: classes, rate, decay } = aim;
  const evidenceCount = examples[0]!.evidence.length;
  const counts = Array.from({ length: classes }, () => 1);
  for (const { label } of examples) if (label !== null) counts[label]! += 1;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const balance = counts.map((count) => (total / classes / count) ** aim.classBalance);
  const words = new Weights(rows.size * classes, rate);
  const evidence = new Weights(evidenceCount * classes, rate);
  const bias = new Weights(classes, rate);
  const known = examples.map((example) => example.words.flatMap((word) => rows.get(word) ?? []));
  for (let epoch = 0; epoch < aim.epochs; epoch += 1) {
    for (const index of order(examples.length, epoch)) {
      const example = examples[index]!;
      if (example.right.length === 0) continue;
      const logits = Array.from({ length: classes }, (_, c) => {
        let sum = bias.value[c]!;
        for (const row of known[index]!) sum += words.value[row * classes + c]! * example.scale;
        for (let f = 0; f < evidenceCount; f += 1) sum += evidence.value[f * classes + c]! * example.evidence[f]!;
        return sum;
      });
      const highest = Math.max(...logits);
      const odds = logits.map((logit) => Math.exp(logit - highest));
      const all = odds.reduce((sum, value) => sum + value, 0);
      const rightOdds = example.right.reduce((sum, c) => sum + odds[c]!, 0);
      const weight = (example.weight ?? 1) * (example.label === null ? SEVERAL_RIGHT : balance[example.label]!);
      for (let c = 0; c < classes; c += 1) {
        const target = example.right.includes(c) ? odds[c]! / rightOdds : 0;
        const slope = (odds[c]! / all - target) * weight;
        for (const row of known[index]!) words.step(row * classes + c, slope * example.scale, decay);
        for (let f = 0; f < evidenceCount; f += 1) {
          if (example.evidence[f]) {
            evidence.step(f * classes + c, slope * example.evidence[f]!, EVIDENCE_DECAY);
          }
        }
        bias.step(c, slope, 0);
      }
    }
  }
  return { words: words.value, evidence: evidence.value, bias: bias.value };
}

function indexed(words: readonly string[]): Map<string, number> {
  return new Map(words.map((word, row) => [word, row] as const));
}

/** Fits twice: first to see which words matter, then with those alone. */
export function learn(examples: readonly Example[], aim: Aim): LinearModelData {
  const classes = aim.columns;
  const texts = new Map<string, number>();
  for (const { words } of examples) for (const word of words) texts.set(word, (texts.get(word) ?? 0) + 1);
  const candidates = [...texts]
    .filter(([word, count]) => count >= aim.texts && !word.includes('|'))
    .map(([word]) => word);
  const all = indexed(candidates);
  const first = fit(examples, all, aim);
  const importance = candidates.map((word, row) => {
    let sum = 0;
    for (let c = 0; c < classes; c += 1) sum += first.words[row * classes + c]! ** 2;
    return { word, weight: sum * Math.sqrt(texts.get(word)!) };
  });
  const kept = importance
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, aim.words)
    .map(({ word }) => word)
    .toSorted();
  const rows = indexed(kept);
  const { words, evidence, bias } = fit(examples, rows, aim);
  const columns = (row: number) => Array.from(words.slice(row * classes, (row + 1) * classes));
  const largest = Math.max(...kept.map((_, row) => Math.max(...columns(row).map(Math.abs))));
  const step = Number(((largest / aim.steps) * 0.6).toFixed(4));
  const steps = (weight: number) => Math.max(-aim.steps, Math.min(aim.steps, Math.round(weight / step)));
  const rounded = (value: number) => Number(value.toFixed(3));
  return {
    words: kept.join('|'),
    weights: kept.map((_, row) => columns(row).map((weight) => encodeStep(steps(weight))).join('')).join(''),
    step,
    evidence: Array.from({ length: examples[0]!.evidence.length }, (_, f) =>
      Array.from(evidence.slice(f * classes, (f + 1) * classes), rounded),
    ),
    // With two places none looks like a constant of mathematics.
    bias: [...bias].map((value) => Number(value.toFixed(2))),
  };
}

