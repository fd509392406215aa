import { expect, test } from 'vitest';
import { emptyFacts, fullFacts } from '#tests/car-facts.ts';
import { ask } from './ask.ts';
import type { Garage } from './facts.ts';
import { firstQuestions, suggestedQuestions } from './suggestions.ts';

const garageOf = (facts: typeof emptyFacts): Garage => ({
  today: '2026-11-21',
  currency: 'EUR',
  cars: [{ ...facts, id: 'car', name: 'Volvo V70' }],
});

test('the records answer each question that is suggested, in both languages', () => {
  const garage = garageOf(fullFacts);
  for (const language of ['en', 'lv'] as const) {
    const questions = suggestedQuestions(garage, 'car', language);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const text of questions)
      expect(ask(garage, { text, language, here: 'car', before: null }).kind, text).toBe('answer');
  }
});

test('a paper is no work that was done', () => {
  const repairs = [
    { ...fullFacts.repairs[0]!, title: 'OCTA' },
    { ...fullFacts.repairs[0]!, title: 'OCTA' },
  ];
  const questions = suggestedQuestions(garageOf({ ...fullFacts, repairs }), 'car', 'en', 9);
  expect(questions.join()).not.toContain('OCTA');
});

test('an empty car gets questions only where a model can answer them', () => {
  const first = (hasModel: boolean) =>
    firstQuestions(garageOf(emptyFacts), 'car', { language: 'en', hasModel });
  expect(first(false)).toEqual([]);
  expect(first(true)).toEqual([
    'What should I check before a long trip?',
    'What should I log about my car first?',
  ]);
});
