import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest, tablesOf } from '#tests/tables.ts';
import {
  emptyFacts,
  fullFacts as facts,
  issueFact as issue,
  repairFact as repair,
} from '#tests/car-facts.ts';
import { ask, CANNOT } from '#tests/offline-lines.ts';

const table = tablesOf('assistant/replies.tsv');
const dataTest = dataTestsOf('assistant/replies.tsv');

dataTest('a reply from the records, word for word', (question, ...lines) => {
  expect(ask(question)).toEqual(lines);
});

dataTest('a reply about an empty car, word for word', (question, ...lines) => {
  expect(ask(question, emptyFacts)).toEqual(lines);
});

describe('a reply about a car without open problems, at a mileage of an unknown day', () => {
  const closed = { ...facts, issues: [facts.issues[2]!], mileage: { km: 100, date: null } };
  tableTest(
    table('a reply about a car without open problems, at a mileage of an unknown day: word for word'),
  )('word for word', (question, ...lines) => {
    expect(ask(question, closed)).toEqual(lines);
  });
});

test('a long list is truncated and says so', () => {
  const many = (n: number) => ({
    ...facts,
    issues: Array.from({ length: n }, (_, at) => issue(`2026-01-0${n - at}`, `Problem ${n - at}`)),
  });
  expect(ask('what is open', many(7))).toEqual([
    'Still open (7 problems):',
    '- January 7, 2026: Problem 7 (new)',
    '- January 6, 2026: Problem 6 (new)',
    '- January 5, 2026: Problem 5 (new)',
    '- January 4, 2026: Problem 4 (new)',
    '- January 3, 2026: Problem 3 (new)',
    '… and 2 more.',
  ]);
  expect(ask('what is open', many(5))).toHaveLength(6);
  expect(ask('kas ir atvērts', many(6)).at(-1)).toBe('… un vēl 1.');
});

dataTest('a described problem gets the engine’s assessment', (question, ...lines) => {
  expect(ask(question)).toEqual(lines);
  expect(ask(question, null)).toEqual(lines);
});

test('the newest of the records that share most words with the question is found', () => {
  const records = {
    ...facts,
    repairs: [
      repair('2026-01-01', 'Painted the doors'),
      repair('2025-01-01', 'Painted the roof', { description: 'Silver' }),
    ],
    issues: [issue('2026-02-01', 'Rust on the roof', { summary: 'Painting needed' })],
  };
  const found = (question: string) => ask(question, records).at(-1)?.split(': ')[1];
  expect(found('When was it painted?')).toBe('Rust on the roof (new)');
  expect(found('When was the silver roof painted?')).toBe('Painted the roof');
  expect(found('When were the doors painted?')).toBe('Painted the doors');
  expect(ask('when was the car red', records)).toEqual([CANNOT]);
  expect(ask('When was it good?', records)).toEqual([CANNOT]);
});

test('says what cannot be answered, in the language of the question', () => {
  expect(ask('Hello')).toEqual([CANNOT]);
  expect(ask('What would a new clutch cost?')).toEqual([CANNOT]);
  expect(ask('When was the last oil change?', null)).toEqual([CANNOT]);
  expect(ask(' ')).toEqual([
    'I cannot look at pictures without the AI model. Describe in words what you see.',
  ]);
});
