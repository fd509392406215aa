import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readDanger } from '#domain/assessment/danger/features.ts';
import { dangerWeightsSource } from '../../tools/triage/danger-weights-source.ts';
import { learnDanger } from '../../tools/triage/learn-danger.ts';
import { trainingWords } from '../../tools/triage/owners-words.ts';

test('training again gives the shipped weights', () => {
  const examples = trainingWords().map(({ text, language, label }) => ({
    reading: readDanger(text, language),
    label,
  }));
  const shipped = readFileSync(
    new URL('../../domain/assessment/knowledge/danger-weights.ts', import.meta.url),
    'utf8',
  );
  expect(dangerWeightsSource(learnDanger(examples))).toBe(shipped);
  expect(gzipSync(shipped).byteLength).toBeLessThan(150_000);
});
