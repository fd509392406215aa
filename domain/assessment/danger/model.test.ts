import { expect, test } from 'vitest';
import { FEATURE_BUCKETS } from './features.ts';
import { dangerScores, decodeDangerModel } from './model.ts';
import { packSteps } from './packing.ts';

test('a score is the weighted sum of the features and the bias', () => {
  const [ofStop, ofSoon] = [new Int8Array(FEATURE_BUCKETS), new Int8Array(FEATURE_BUCKETS)];
  ofStop[3] = 4;
  ofStop[9] = -1;
  ofSoon[10] = 3;
  const model = decodeDangerModel({
    stop: { step: 0.5, bias: 1 },
    soon: { step: 1, bias: 0 },
    steps: packSteps(ofStop, ofSoon),
  });
  expect(
    dangerScores(
      model,
      new Map([
        [3, 1],
        [9, 2],
        [10, 7],
      ]),
    ),
  ).toEqual({ stop: 2, soon: 21 });
});
