// Writes domain/assessment/knowledge/weights.ts from the development data; the same data give the same file.
//   node tools/triage/train.ts [data folder]
import { writeFileSync } from 'node:fs';
import { CATEGORIES, exampleOf, learn } from './learn.ts';
import { weightsSource } from './weights-source.ts';
import { dataFolder, trainingRows } from './rows.ts';

const folder = dataFolder();
if (folder === null) {
  console.log('skipped: the training data folder is absent (give it as an argument or in TRIAGE_DATA)');
} else {
  const rows = trainingRows(folder);
  const examples = rows.flatMap((row) => [row.text, row.symptom ?? ''].filter(Boolean).map((text) => exampleOf(text, row)));
  const model = learn(examples, CATEGORIES);
  const target = new URL('../../domain/assessment/knowledge/weights.ts', import.meta.url);
  writeFileSync(target, weightsSource('WEIGHTS', 'train.ts from public-domain owner reports', model));
  console.log(`${examples.length} texts, ${model.words.split('|').length} words and pairs -> ${target.pathname}`);
}
