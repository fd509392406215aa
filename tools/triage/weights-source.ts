import type { LinearModelData } from '#domain/assessment/linear-model.ts';

/** The source of a file of `domain/assessment/knowledge` that holds a model. @param writer what wrote it, and from what */
export const weightsSource = (name: string, writer: string, model: LinearModelData): string =>
  [
    "import type { LinearModelData } from '../linear-model.ts';",
    '',
    `// Written by tools/triage/${writer}; not for editing by hand.`,
    `export const ${name}: LinearModelData = {`,
    `  words: ${JSON.stringify(model.words)},`,
    `  weights: '${model.weights}',`,
    `  step: ${model.step},`,
    `  evidence: ${JSON.stringify(model.evidence)},`,
    `  bias: ${JSON.stringify(model.bias)},`,
    '};',
    '',
  ].join('\n');
