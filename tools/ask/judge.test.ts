import { expect, test } from 'vitest';
import { offlineReply } from '#domain/assistant/offline-reply-rules.ts';
import { judge } from './judge.ts';
import { type Question, readGarage, readQuestions } from './questions.ts';

const question = (answer: Question['answer']): Question => ({
  split: 'train',
  car: 'volvo',
  before: null,
  question: 'When was the oil changed?',
  kind: 'when-last',
  answer,
  language: 'en',
});
const dated = question({ facts: [{ date: '2026-03-21' }] });

test('an answer is right with every fact, refused without any, and wrong with another', () => {
  expect(judge(dated, 'On March 21, 2026.')).toBe('right');
  expect(judge(dated, 'On March 22, 2026.')).toBe('wrong');
  expect(judge(dated, 'I cannot tell that from the records.\n- March 21, 2026')).toBe('refused');
  const two = question({ facts: [{ km: 8190 }, { money: 12.5, currency: 'EUR' }] });
  expect(judge(two, '8 190 km, €12.50')).toBe('right');
  expect(judge(two, '8 190 km')).toBe('wrong');
  expect(judge(question({ facts: [{ count: 5 }] }), '5 repairs')).toBe('right');
  expect(judge(question({ facts: [{ count: 5 }] }), '15 repairs')).toBe('wrong');
});

test('what no record tells must be refused', () => {
  for (const answer of [null, { none: true } as const]) {
    expect(judge(question(answer), 'I cannot tell that from the records.')).toBe('right');
    expect(judge(question(answer), 'On March 21, 2026.')).toBe('wrong');
  }
});

test.each([
  ['train', 0.97],
  ['seen', 0.9],
  ['test', 0.9],
  ['fresh', 0.97],
  ['everyday', 0.97],
  ['further', 0.9],
  ['beside', 0.97],
] as const)(
  'of the questions in %s none is answered wrong, and at least %d of them right',
  (split, share) => {
    const { cars, today } = readGarage();
    const verdicts = readQuestions(split).map((one) => {
      const { question, language, before } = one;
      return judge(one, offlineReply(cars.get(one.car)!, { question, language, today, before }).text);
    });
    expect(verdicts.filter((verdict) => verdict === 'wrong')).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(
      verdicts.length * share,
    );
  },
);
