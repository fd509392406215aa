import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { asksByWords, asksOfPast, asksWhatHelped, isAsking, presentAndPast } from './spoken-rules.ts';

const dataTest = dataTestsOf('assistant/readings.tsv');

dataTest('asked about the past', (question) => {
  expect(presentAndPast(question)).toEqual({ now: '', past: question });
});

dataTest('describes the current state', (question) => {
  expect(presentAndPast(question)).toEqual({ now: question, past: '' });
});

test('separates sentences and clauses', () => {
  expect(presentAndPast('When did I last change the oil, after it leaked? Brakes do not work now.')).toEqual({
    now: ' Brakes do not work now.',
    past: 'When did I last change the oil, after it leaked?',
  });
  expect(presentAndPast('How much have I spent this year; the brakes fail')).toEqual({
    now: ' the brakes fail',
    past: 'How much have I spent this year;',
  });
  expect(presentAndPast('What did I pay last year?\nwhen I brake it squeals')).toEqual({
    now: 'when I brake it squeals',
    past: 'What did I pay last year?\n',
  });
  expect(presentAndPast('What was the last repair, the brakes failed when I drove')).toEqual({
    now: ' the brakes failed when I drove',
    past: 'What was the last repair,',
  });
  expect(
    presentAndPast('What was the last repair, when it smoked, after that, now it smokes, before').past,
  ).toBe('What was the last repair, when it smoked, after that,');
});

test('every character of the question is on one side', () => {
  const word = fc.constantFrom(
    'what',
    'did',
    'I',
    'pay',
    'now',
    'when',
    ', ',
    '? ',
    '.',
    '\n',
    ' ',
    '!',
    ';',
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const question = words.join(' ');
      const { now, past } = presentAndPast(question);
      expect([...now, ...past].toSorted()).toEqual([...question].toSorted());
    }),
  );
});

test('a question mark or a question word makes a question', () => {
  expect(['It squeals?', 'how much', '  Cik', 'Please show it', 'un kas'].map(isAsking)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['It squeals', 'showing', 'when it rains', ''].map(isAsking)).toEqual([false, false, false, false]);
});

tableTest([
  ['how much', true],
  ['  Cik', true],
  ['It squeals?', false],
])('whether a question asks with a word', (question, isAsked) => {
  expect(asksByWords(question)).toBe(isAsked);
});

dataTest('whether a question asks what helped', (question, isAsked) => {
  expect(String(asksWhatHelped(question))).toBe(isAsked);
});

dataTest('whether a question asks only of the past', (question, isAsked) => {
  expect(String(asksOfPast(question))).toBe(isAsked);
});
