// Writes domain/assistant/ask/asks-weights.ts: what a question asks for.
//   node tools/ask/train-asks.ts           from all labelled questions
//   node tools/ask/train-asks.ts seventh   writes nothing: without the strangers' questions whose ids begin so, judged by those
import { writeFileSync } from 'node:fs';
import { type AskWeights, HEADS, isMeasure } from '#domain/assistant/ask/asks-choices.ts';
import { setWeights } from '#domain/assistant/ask/asks.ts';
import { queryOf } from '#domain/assistant/ask/query-of.ts';
import { saidIn, understand } from '#domain/assistant/ask/read-question.ts';
import { invented, type Labelled, own, strangers, told } from './asks-examples.ts';
import { learnAsks } from './learn-asks.ts';

const source = ({ words, heads }: AskWeights) =>
  [
    "import type { AskWeights } from './asks-choices.ts';",
    '',
    '// Written by tools/ask/train-asks.ts from labelled questions; not for editing by hand.',
    'export const ASKS_WEIGHTS: AskWeights = {',
    `  words: ${JSON.stringify(words)},`,
    '  heads: {',
    ...HEADS.map((head) => `    ${head}: ${JSON.stringify(heads[head])},`),
    '  },',
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
      isMeasure(asks) &&
      saidIn(garage, understood.query).told.has(saidIn(garage, queryOf(asks, slots, place)).asked);
    return { certainty: understood.certainty, isRight };
  });
  const share = (some: readonly unknown[]) => `${((100 * some.length) / judged.length).toFixed(1)} %`;
  console.log(`${judged.length} questions, right: ${share(judged.filter(({ isRight }) => isRight))}`);
  for (const least of [0.5, 0.6, 0.66, 0.7, 0.74, 0.8]) {
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
