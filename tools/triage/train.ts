// Writes domain/assessment/knowledge/weights.ts from the development data; the same data give the same file.
//   node tools/triage/train.ts [data folder]
import { writeFileSync } from 'node:fs';
import { exampleOf, learn } from './learn.ts';
import { dataFolder, trainingRows } from './rows.ts';

const folder = dataFolder();
if (folder === null) {
  console.log('skipped: the training data folder is absent (give it as an argument or in TRIAGE_DATA)');
} else {
  const rows = trainingRows(folder);
  const examples = rows.flatMap((row) => [row.text, row.symptom ?? ''].filter(Boolean).map((text) => exampleOf(text, row)));
  const model = learn(examples);
  const target = new URL('../../domain/assessment/knowledge/weights.ts', import.meta.url);
  writeFileSync(
    target,
    [
      "import type { LinearModelData } from '../linear-model.ts';",
      '',
      '// Written by tools/triage/train.ts from public-domain owner reports; not for editing by hand.',
      'export const WEIGHTS: LinearModelData = {',
      `  words: ${JSON.stringify(model.words)},`,
      `  weights: '${model.weights}',`,
      `  step: ${model.step},`,
      `  evidence: ${JSON.stringify(model.evidence)},`,
      `  bias: ${JSON.stringify(model.bias)},`,
      '};',
      '',
    ].join('\n'),
  );
  console.log(`${examples.length} texts, ${model.words.split('|').length} words and pairs -> ${target.pathname}`);
}
