import { describe, expect, test } from 'vitest';
import { emptyScores } from './classify-rules.ts';
import { encodeStep } from './coded-steps.ts';
import { evidenceFeatures, predict } from './category-model.ts';
import { decodeModel, type LinearModelData, wordScale } from './linear-model.ts';
import { Category } from './schema.ts';

const COLUMNS = Category.options.length;

/** A model of these words, each with its weights: one for each of the 8 categories. */
const data = (rows: Record<string, number[]>, changes: Partial<LinearModelData> = {}): LinearModelData => ({
  words: Object.keys(rows).join('|'),
  weights: Object.values(rows)
    .map((weights) => Array.from({ length: COLUMNS }, (_, at) => encodeStep(weights[at] ?? 0)).join(''))
    .join(''),
  step: 0.5,
  evidence: [],
  bias: Array.from({ length: COLUMNS }, () => 0),
  ...changes,
});

test('the words of a model are its rows', () => {
  expect([...decodeModel(data({ brake: [], 'no fire': [] })).rows]).toEqual([
    ['brake', 0],
    ['no fire', 1],
  ]);
});

test('evidence is how much was found and its share, less than nothing counts as nothing', () => {
  const features = evidenceFeatures({ ...emptyScores(), braking: 4, cooling: 2, exhaust: -3 });
  const at = (n: number) => Number(features[n]?.toFixed(6));
  expect(features).toHaveLength(16);
  expect([at(1), at(5), at(6)]).toEqual([0.804719, 0.549306, 0]);
  expect([at(9), at(13), at(14)]).toEqual([0.75, 0.375, 0]);
});

test('a longer text is not more certain', () => {
  expect(wordScale(new Set())).toBe(1);
  expect(wordScale(new Set(['a', 'b', 'c']))).toBe(0.5);
});

describe('a judgement', () => {
  const words = (...features: string[]) => new Set(features);
  const near = (found: ReturnType<typeof predict>) => ({
    braking: Number(found.braking.toFixed(4)),
    other: Number(found.other.toFixed(4)),
  });

  test('without words or evidence all categories are equally likely', () => {
    expect(near(predict(decodeModel(data({})), words(), emptyScores()))).toEqual({
      braking: 0.125,
      other: 0.125,
    });
  });

  test('adds up the weights of its words, scaled', () => {
    const model = decodeModel(data({ brake: [0, 4, 0, 0, 0, 0, 0, 0], fire: [0, 2, 0, 0, 0, 0, 0, -1] }));
    // e^(6 · 0.5 · 0.5) over that, e^(-1 · 0.5 · 0.5) and six times e^0.
    expect(near(predict(model, words('brake', 'fire', 'unknown'), emptyScores()))).toEqual({
      braking: 0.398,
      other: 0.0692,
    });
  });

  test('adds the evidence and the bias', () => {
    const column = (at: number, weight: number) =>
      Array.from({ length: 8 }, (_, category) => (category === at ? weight : 0));
    const evidence = Array.from({ length: 16 }, (_, feature) => column(1, feature === 1 ? 2 : 0));
    const model = decodeModel(data({}, { evidence, bias: column(7, 1) }));
    // braking: e^(2 · ln(5) / 2) = 5, other: e^1, six times 1.
    expect(near(predict(model, words(), { ...emptyScores(), braking: 4 }))).toEqual({
      braking: 0.3645,
      other: 0.1982,
    });
  });

  test('the probabilities add up to 1 for any weights', () => {
    const model = decodeModel(data({ a: [31, -31, 31, 5, -31, 0, 1, 2] }, { step: 500 }));
    const shares = Object.values(predict(model, words('a'), emptyScores()));
    expect(shares).toHaveLength(8);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(shares[0]).toBeCloseTo(0.5, 9);
  });
});
