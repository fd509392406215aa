import { describe, expect, test } from 'vitest';
import type { CarFacts } from './car-facts.ts';
import { offlineReply } from './offline-reply-rules.ts';
import { suggestedQuestions } from './suggestion-rules.ts';
import { emptyFacts as empty, issueFact, repairFact } from '#tests/car-facts.ts';

const full: CarFacts = {
  ...empty,
  repairs: [repairFact('2026-03-05', 'New battery')],
  issues: [issueFact('2026-03-05', 'Clunk')],
};

const repaired = (...titles: string[]): CarFacts => ({
  ...full,
  repairs: titles.map((title) => repairFact('2026-03-05', title)),
});

test('the first questions of a car with records, in both languages', () => {
  expect(suggestedQuestions(full, 'en', false)).toEqual([
    'What is still open?',
    'When was the last oil change?',
    'How much have I spent this year?',
    'When was the last record about “battery”?',
  ]);
  expect(suggestedQuestions(full, 'en', true)).toEqual([
    'What is still open?',
    'Is it safe to drive with “Clunk”?',
    'When was the last oil change?',
    'How much have I spent this year?',
  ]);
  expect(suggestedQuestions(full, 'lv', true).slice(0, 2)).toEqual([
    'Kas vēl nav atrisināts?',
    'Vai ir droši braukt, ja „Clunk”?',
  ]);
  expect(suggestedQuestions({ ...full, issues: [] }, 'lv', false)).toEqual([
    'Kad pēdējo reizi mainīta eļļa?',
    'Cik iztērēts šogad?',
    'Kad bija pēdējais ieraksts par tēmu „akumulators”?',
    'Kāds bija pēdējais remonts?',
  ]);
});

test('the questions about an empty car', () => {
  expect(suggestedQuestions(empty, 'en', true)).toEqual([
    'What should I check before a long trip?',
    'What should I log about my car first?',
  ]);
  expect(suggestedQuestions(empty, 'lv', true)).toEqual([
    'Ko pārbaudīt pirms tāla brauciena?',
    'Ko par savu auto vispirms reģistrēt?',
  ]);
});

test('the topic is the first that is recognised and not the oil, which has a question of its own', () => {
  const topics = (...titles: string[]) =>
    suggestedQuestions({ ...repaired(...titles), issues: [] }, 'en', false).filter((question) =>
      question.includes('the last record about'),
    );
  expect(topics('Oil change')).toEqual([]);
  expect(topics('Something else')).toEqual([]);
  expect(topics('Oil change', 'Something else', 'New battery')).toEqual([
    'When was the last record about “battery”?',
  ]);
});

test('an urgent open problem is asked about before a newer one; closed ones are not asked about', () => {
  const issue = full.issues[0]!;
  const ask = (...issues: CarFacts['issues']) => suggestedQuestions({ ...full, issues }, 'en', true);
  expect(ask(issue, { ...issue, title: 'Fire', urgent: true })[1]).toBe('Is it safe to drive with “Fire”?');
  expect(ask(issue, { ...issue, title: 'Rust' })[1]).toBe('Is it safe to drive with “Clunk”?');
  expect(ask({ ...issue, status: 'resolved', urgent: true })[0]).toBe('When was the last oil change?');
});

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
