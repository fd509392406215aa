import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allExamples, neutralPieces } from '../../tools/triage/danger-examples.ts';
import { dangerWeightsSource } from '../../tools/triage/danger-weights-source.ts';
import { learnDanger } from '../../tools/triage/learn-danger.ts';

test('training again gives the shipped weights', () => {
  const shipped = new URL('../../domain/assessment/knowledge/danger-weights.ts', import.meta.url);
  const learned = learnDanger(allExamples(), neutralPieces());
  expect(dangerWeightsSource(learned)).toBe(readFileSync(shipped, 'utf8'));
});
