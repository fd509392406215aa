import { expect, test } from 'vitest';
import { emptyScores, lexiconScores, vocabulary } from './classify-rules.ts';
import { readText } from './text-reading.ts';

const braking = (text: string) => lexiconScores(vocabulary.find(readText(text, 'en'))).braking;

test('the same words count half in a second sentence, a third in a third, and no more', () => {
  const once = braking('Brake.');
  expect(once).toBeGreaterThan(0);
  expect(braking('Brake. Brake.')).toBeCloseTo(once * 1.5, 9);
  expect(braking('Brake. Brake. Brake.')).toBeCloseTo(once * (1 + 1 / 2 + 1 / 3), 9);
  expect(braking('Brake. Brake. Brake. Brake.')).toBeCloseTo(once * (1 + 1 / 2 + 1 / 3), 9);
});

test('without known words every category has nothing', () => {
  const nothing = {
    engine_fuel: 0,
    braking: 0,
    transmission: 0,
    electrical: 0,
    suspension_steering: 0,
    cooling: 0,
    exhaust: 0,
    other: 0,
  };
  expect(emptyScores()).toEqual(nothing);
  expect(lexiconScores(vocabulary.find(readText('hello', 'en')))).toEqual(nothing);
});
