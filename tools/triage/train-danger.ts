// Writes domain/assessment/knowledge/danger-weights.ts from the labelled sentences; the same sentences give the same file.
//   node tools/triage/train-danger.ts
import { writeFileSync } from 'node:fs';
import { readDanger } from '#domain/assessment/danger/features.ts';
import { learnDanger } from './learn-danger.ts';
import { trainingWords } from './owners-words.ts';
import { dangerWeightsSource } from './danger-weights-source.ts';

const examples = trainingWords().map(({ text, language, label }) => ({ reading: readDanger(text, language), label }));
const target = new URL('../../domain/assessment/knowledge/danger-weights.ts', import.meta.url);
writeFileSync(target, dangerWeightsSource(learnDanger(examples)));
console.log(`${examples.length} texts -> ${target.pathname}`);
