import type { DangerModelData } from '#domain/assessment/danger/model.ts';

export function dangerWeightsSource({ steps, stop, soon }: DangerModelData): string {
  const part = ({ step, bias }: DangerModelData['stop']) => `{ step: ${step}, bias: ${bias} }`;
  return [
    "import type { DangerModelData } from '../danger/model.ts';",
    '',
    '// Written by tools/triage/train-danger.ts from tools/triage/owners-words; not for editing by hand.',
    'export const DANGER_WEIGHTS: DangerModelData = {',
    `  stop: ${part(stop)},`,
    `  soon: ${part(soon)},`,
    `  steps: '${steps}',`,
    '};',
    '',
  ].join('\n');
}
