import { expect, test } from 'vitest';
import { sampled } from '#tests/sampled.ts';
import { judge, judgeAnswer } from './judge.ts';
import { type Question, readGarage, readQuestions, SPLITS } from './questions.ts';

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
const answer = (text: string) => ({ kind: 'answer' as const, text });

test('an answer is right with every fact, refused without any, and wrong with another', () => {
  expect(judge(dated, answer('On March 21, 2026.'))).toBe('right');
  expect(judge(dated, answer('On March 22, 2026.'))).toBe('wrong');
  expect(judge(dated, { kind: 'search', text: '' })).toBe('refused');
  expect(judge(dated, { kind: 'near', text: 'On March 22, 2026.' })).toBe('refused');
  const two = question({ facts: [{ km: 8190 }, { money: 12.5, currency: 'EUR' }] });
  expect(judge(two, answer('8 190 km, €12.50'))).toBe('right');
  expect(judge(two, answer('8 190 km'))).toBe('wrong');
  expect(judge(question({ facts: [{ count: 5 }] }), answer('5 repairs'))).toBe('right');
  expect(judge(question({ facts: [{ count: 5 }] }), answer('15 repairs'))).toBe('wrong');
});

test('what no record tells must be refused', () => {
  for (const nothing of [null, { none: true } as const]) {
    expect(judge(question(nothing), { kind: 'none', text: '' })).toBe('right');
    expect(judge(question(nothing), answer('On March 21, 2026.'))).toBe('wrong');
  }
});

test('of known questions at least 92 % are answered right and at most 2 % wrong', () => {
  const garage = readGarage();
  const asked = sampled(SPLITS.flatMap(readQuestions), 4);
  const verdicts = asked.map((one) => judgeAnswer(one, garage));
  const share = (verdict: string) => verdicts.filter((one) => one === verdict).length / verdicts.length;
  expect(share('right')).toBeGreaterThanOrEqual(0.92);
  expect(share('wrong')).toBeLessThanOrEqual(0.02);
});
