import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURE_BUCKETS } from './features.ts';
import { dangerScores, decodeDangerModel, decodeWeights, encodeWeights, STEP_LIMIT } from './model.ts';

test('weights survive being written as text', () => {
  const weight = fc.tuple(fc.nat(FEATURE_BUCKETS - 1), fc.integer({ min: -STEP_LIMIT, max: STEP_LIMIT }));
  fc.assert(
    fc.property(fc.array(weight, { maxLength: 50 }), (list) => {
      const weights = new Int8Array(FEATURE_BUCKETS);
      for (const [bucket, steps] of list) weights[bucket] = steps;
      const { gaps, weights: written } = encodeWeights(weights);
      expect(`${gaps}${written}`).toMatch(/^[!-~]*$/);
      expect(`${gaps}${written}`).not.toMatch(/['\\]/);
      expect(
        Buffer.from(decodeWeights({ gaps, weights: written }).buffer).compare(Buffer.from(weights.buffer)),
      ).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('a score is the weighted sum of the features and the bias', () => {
  const weights = new Int8Array(FEATURE_BUCKETS);
  weights[3] = 4;
  weights[9] = -2;
  const part = { ...encodeWeights(weights), step: 0.5, bias: 1 };
  const model = decodeDangerModel({ stop: part, soon: { ...part, bias: 0 } });
  expect(
    dangerScores(
      model,
      new Map([
        [3, 1],
        [9, 2],
        [10, 7],
      ]),
    ),
  ).toEqual({ stop: 1, soon: 0 });
});
