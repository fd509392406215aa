import type { DangerModelData, HeadData, ScoreData } from '#domain/assessment/danger/model.ts';

const headSource = ({ gaps, steps, step, bias }: HeadData) =>
  `{\n      gaps: '${gaps}',\n      steps: '${steps}',\n      step: ${step},\n      bias: ${bias},\n    }`;
const scoreSource = ({ passage, before, behind }: ScoreData) =>
  `{\n    passage: ${headSource(passage)},\n    before: ${headSource(before)},\n    behind: ${headSource(behind)},\n  }`;

export const dangerWeightsSource = ({ stop, fault }: DangerModelData): string =>
  [
    "import type { DangerModelData } from '../danger/model.ts';",
    '',
    '// Written by tools/triage/train-danger.ts from tools/triage/owners-words; not for editing by hand.',
    'export const DANGER_WEIGHTS: DangerModelData = {',
    `  stop: ${scoreSource(stop)},`,
    `  fault: ${scoreSource(fault)},`,
    '};',
    '',
  ].join('\n');
