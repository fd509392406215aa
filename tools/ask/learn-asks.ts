import {
  type AskWeights,
  CHOICES,
  type Head,
  HEADS,
  type HeadWeights,
  isKeptHead,
} from '#domain/assistant/ask/asks-choices.ts';
import { WORDS } from '#domain/assistant/ask/asks-features.ts';
import { decodeStep, encodeTable } from '#domain/assessment/coded-steps.ts';
import type { LinearModelData } from '#domain/assessment/linear-model.ts';
import { type Aim, learn } from '../triage/learn.ts';
import { afterOthers, exampleOf, followed, type Labelled } from './asks-examples.ts';

/** How many features each head has at most. */
const MOST: Partial<Record<Head, number>> = { m: 1400, things: 300 };
const USUAL = 220;

/** What is learned with few steps is less sure than it could be; measured on questions that were left out. */
const SHARPER = 1.5;
const isSharpened = (head: Head) => head !== 'sc' && !isKeptHead(head);
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const sharpened = ({ step, bias, evidence, ...model }: LinearModelData, by: number): LinearModelData => ({
  ...model,
  step: rounded(step * by, 3),
  bias: bias.map((value) => rounded(value * by, 2)),
  evidence: evidence.map((row) => row.map((value) => rounded(value * by, 1))),
});

const aimOf = (head: Head): Aim => ({
  columns: CHOICES[head].length,
  words: MOST[head] ?? USUAL,
  texts: 2,
  epochs: 8,
  rate: 0.2,
  decay: 0.0003,
  classBalance: 0.3,
  steps: 2,
});

/** With the words of all heads once. */
function packed(learned: Readonly<Record<Head, LinearModelData>>): AskWeights {
  const wordsOf = ({ words }: LinearModelData) => words.split('|').map(Number);
  const words = [...new Set(Object.values(learned).flatMap(wordsOf))].toSorted((a, b) => a - b);
  const isWord = new Int8Array(WORDS);
  for (const word of words) isWord[word] = 1;
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const headOf = (model: LinearModelData): HeadWeights => {
    const columns = model.bias.length;
    const table = new Int8Array(words.length * columns);
    for (const [row, word] of wordsOf(model).entries())
      for (let column = 0; column < columns; column += 1)
        table[rowOf.get(word)! * columns + column] = decodeStep(model.weights, row * columns + column);
    const apart = (row: readonly number[]) => (columns === 2 ? [0, rounded(row[1]! - row[0]!, 2)] : row);
    if (columns === 2)
      for (let at = 0; at < table.length; at += 2) {
        table[at + 1]! -= table[at]!;
        table[at] = 0;
      }
    const { step, bias, evidence } = model;
    return { ...encodeTable(table), step, bias: apart(bias), evidence: evidence.map(apart) };
  };
  return {
    words: encodeTable(isWord).gaps,
    heads: Object.fromEntries(HEADS.map((head) => [head, headOf(learned[head])])) as AskWeights['heads'],
  };
}

export function learnAsks(rows: readonly Labelled[]): AskWeights {
  const all = [...rows, ...afterOthers(rows), ...followed(rows)];
  const learned = HEADS.map((head) => {
    const model = learn(
      all.flatMap((one) => exampleOf(one, head) ?? []),
      aimOf(head),
    );
    return [head, sharpened(model, isSharpened(head) ? SHARPER : 1)];
  });
  return packed(Object.fromEntries(learned) as Record<Head, LinearModelData>);
}
