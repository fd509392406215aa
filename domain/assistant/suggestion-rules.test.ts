import { describe, expect, test } from 'vitest';
import type { CarFacts } from './car-facts.ts';
import { offlineReply } from './offline-reply-rules.ts';
import { suggestedQuestions } from './suggestion-rules.ts';

const empty: CarFacts = {
  currency: 'EUR',
  car: { brand: 'Volvo', model: 'V70', year: 2012 },
  mileage: null,
  repairs: [],
  issues: [],
};
const full: CarFacts = {
  ...empty,
  repairs: [
    {
      id: 'a',
      title: 'New battery',
      description: null,
      date: '2026-03-05',
      cost: null,
      kind: null,
      mileage: null,
      garageName: null,
    },
  ],
  issues: [
    {
      id: 'b',
      title: 'Clunk',
      summary: '',
      date: '2026-03-05',
      status: 'new',
      urgent: false,
      recurrences: 0,
    },
  ],
};

describe.each(['en', 'lv'] as const)('in %s', (language) => {
  test('whatever is suggested without a model is answered from the records', () => {
    const questions = suggestedQuestions(full, language, false);
    expect(questions.length).toBeGreaterThanOrEqual(3);
    for (const question of questions) {
      expect(offlineReply(full, { question, language, today: '2026-11-21' }).answered).toBe(true);
    }
  });

  test('an empty car gets questions only where a model can answer them', () => {
    expect(suggestedQuestions(empty, language, false)).toEqual([]);
    expect(suggestedQuestions(empty, language, true)).toHaveLength(2);
    expect(suggestedQuestions(full, language, true)).toHaveLength(4);
  });
});
