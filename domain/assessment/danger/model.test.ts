import { expect, test } from 'vitest';
import { FEATURES, featuresOf, prepareWords } from './features.ts';
import { type Head, readDanger, type Score, scaleOf, scoreOf } from './model.ts';

const numbersOf = (word: string) => {
  const words = [{ text: word, isNegated: false }];
  return featuresOf(prepareWords(words, 'en'), 0, 1);
};

/** A head that knows one word, and gives a piece with nothing but that word this score. */
function knowing(word: string, score: number): Head {
  const weights = new Int8Array(FEATURES);
  const numbers = numbersOf(word);
  for (const number of numbers) weights[number] = 1;
  return { weights, step: score / (numbers.length * scaleOf(numbers)), bias: 0 };
}

const score: Score = {
  passage: knowing('smoke', 4),
  before: knowing('neighbors', 3),
  behind: knowing('repaired', 3),
};
const scored = (text: string) => scoreOf(score, readDanger(text, 'en'));

test('the worst passage decides, whatever else is told', () => {
  expect(scored('Smoke')).toBeCloseTo(4);
  expect(scored('Radio. Seats. Smoke. Mirrors. Paint')).toBeCloseTo(4);
  expect(scored('Radio')).toBe(0);
  expect(scored('')).toBe(-Infinity);
});

test('it is lowered by what explains it, before or behind, each by its own words', () => {
  const lowered = scored('Smoke. Seats. Seats. Seats. Repaired');
  expect(lowered).toBeLessThan(2);
  expect(scored('Neighbors. Seats. Seats. Seats. Smoke')).toBeLessThan(2);
  expect(scored('Repaired. Seats. Seats. Seats. Smoke')).toBeCloseTo(4);
  expect(scored('Smoke. Seats. Seats. Seats. Neighbors')).toBeCloseTo(4);
});

test('what explains but a little explains nothing', () => {
  const little = { ...score, behind: knowing('repaired', 0.9) };
  expect(scoreOf(little, readDanger('Smoke. Seats. Seats. Seats. Repaired', 'en'))).toBeCloseTo(4);
});

test('a sentence without a word that explains explains nothing, whatever its letters weigh', () => {
  const weighed = { ...score, behind: knowing('price', 3) };
  expect(scoreOf(weighed, readDanger('Smoke. Seats. Seats. Seats. Price', 'en'))).toBeCloseTo(4);
});

test('what is said of another system of the car explains nothing', () => {
  expect(scored('Smoke from the brakes. Seats. Seats. Seats. The radio was repaired')).toBeCloseTo(
    scored('Smoke from the brakes'),
  );
  expect(scored('Smoke from the brakes. The brake hose was repaired')).toBeLessThan(
    scored('Smoke from the brakes'),
  );
});
