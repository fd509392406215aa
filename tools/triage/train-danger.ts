// Writes domain/assessment/knowledge/danger-weights.ts from the labelled texts; the same texts give the same file.
//   node tools/triage/train-danger.ts
import { writeFileSync } from 'node:fs';
import { allExamples, neutralPieces } from './danger-examples.ts';
import { dangerWeightsSource } from './danger-weights-source.ts';
import { learnDanger } from './learn-danger.ts';

const examples = allExamples();
const target = new URL('../../domain/assessment/knowledge/danger-weights.ts', import.meta.url);
writeFileSync(target, dangerWeightsSource(learnDanger(examples, neutralPieces())));
console.log(`${examples.length} texts -> ${target.pathname}`);
