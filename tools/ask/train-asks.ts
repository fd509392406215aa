// Writes domain/assistant/ask/asks-weights.ts: what a question asks for.
//   node tools/ask/train-asks.ts           from all labelled questions
//   node tools/ask/train-asks.ts seventh   writes nothing: without the strangers' questions whose ids begin so, judged by those
import { writeFileSync } from 'node:fs';
import { HEADS, CHOICES, type Head, isKeptHead, isMeasure } from '#domain/assistant/ask/asks-choices.ts';
import { setWeights } from '#domain/assistant/ask/asks.ts';
import { queryOf } from '#domain/assistant/ask/query-of.ts';
import { saidIn, understand } from '#domain/assistant/ask/read-question.ts';
import type { LinearModelData } from '#domain/assessment/linear-model.ts';
import { type Aim, learn } from '../triage/learn.ts';
import {
  afterOthers,
  exampleOf,
  followed,
  invented,
  type Labelled,
  own,
  strangers,
  told,
} from './asks-examples.ts';

/** How many features each head has at most. */
const MOST: Partial<Record<Head, number>> = { m: 2500, things: 600, record: 600 };
const USUAL = 400;

/** What is learned with few steps is less sure than it could be; measured on questions that were left out. */
const SHARPER = 1.5;
const isSharpened = (head: Head) => head !== 'sc' && !isKeptHead(head);
const sharpened = ({ step, bias, evidence, ...model }: LinearModelData): LinearModelData => {
  const more = (value: number) => Number((value * SHARPER).toFixed(3));
  return { ...model, step: more(step), bias: bias.map(more), evidence: evidence.map((row) => row.map(more)) };
};

const aimOf = (head: Head): Aim => ({
  columns: CHOICES[head].length,
  words: MOST[head] ?? USUAL,
  texts: 2,
  epochs: 8,
  rate: 0.2,
  decay: 0.0003,
  classBalance: 0.3,
  steps: 3,
});

function learnAsks(rows: readonly Labelled[]): Record<Head, LinearModelData> {
  const all = [...rows, ...afterOthers(rows), ...followed(rows)];
  return Object.fromEntries(
    HEADS.map((head) => {
      const model = learn(
        all.flatMap((one) => exampleOf(one, head) ?? []),
        aimOf(head),
      );
      return [head, isSharpened(head) ? sharpened(model) : model];
    }),
  ) as Record<Head, LinearModelData>;
}

const source = (weights: Record<Head, LinearModelData>) =>
  [
    "import type { LinearModelData } from '#domain/assessment/linear-model.ts';",
    "import type { Head } from './asks-choices.ts';",
    '',
    '// Written by tools/ask/train-asks.ts from labelled questions; not for editing by hand.',
    'export const ASKS_WEIGHTS: Record<Head, LinearModelData> = {',
    ...HEADS.map((head) => `  ${head}: ${JSON.stringify(weights[head])},`),
    '};',
    '',
  ].join('\n');

/** Of how many questions the answer is that of their label, by how sure it is. */
function judge(rows: readonly Labelled[]) {
  const judged = rows.map(({ slots, garage, here, before, asks }) => {
    const place = { garage, here, before };
    const understood = understand(slots, place);
    if (typeof understood === 'string') return { certainty: 0, isRight: !isMeasure(asks) };
    const isRight =
      isMeasure(asks) && saidIn(garage, understood.query) === saidIn(garage, queryOf(asks, slots, place));
    return { certainty: understood.certainty, isRight };
  });
  const share = (some: readonly unknown[]) => `${((100 * some.length) / judged.length).toFixed(1)} %`;
  console.log(`${judged.length} questions, right: ${share(judged.filter(({ isRight }) => isRight))}`);
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const sure = judged.filter(({ certainty }) => certainty >= least);
    const wrong = sure.filter(({ isRight }) => !isRight);
    console.log(`certain from ${least} on: ${share(sure)}, wrong ${share(wrong)}`);
  }
}

const [without] = process.argv.slice(2);
const isLeftOut = ({ line }: Labelled) => without !== undefined && line.id.startsWith(without);
const weights = learnAsks([
  ...strangers().filter((one) => !isLeftOut(one)),
  ...invented(),
  ...own(),
  ...told(),
]);
if (without === undefined)
  writeFileSync(new URL('../../domain/assistant/ask/asks-weights.ts', import.meta.url), source(weights));
else {
  setWeights(weights);
  judge(strangers().filter(isLeftOut));
}
