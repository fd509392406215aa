import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ImportQuestion, TableRead } from '#domain/imports/schema.ts';
import { createWords } from '#domain/language/words.ts';
import { ImportQuestions } from './import-questions.tsx';

vi.mock('#web/platform/language/language.ts', () => ({ useWords: () => createWords('en', {}) }));

const question = (id: ImportQuestion['id'], choices: string[], ...samples: string[]): ImportQuestion => ({
  id,
  files: ['one.csv', 'two.csv'],
  choices,
  suggested: id === 'columns' ? null : choices[0]!,
  samples,
});
const questions = [
  question('decimal', ['.', ','], '60.500', '61.500'),
  question('dates', ['dmy', 'mdy', 'ymd'], '01/02/2024'),
  question('distance', ['km', 'mi'], '1000'),
  question('volume', ['l', 'usgal', 'ukgal'], '40'),
  question('currency', ['EUR'], '62.10'),
  question('energy', ['gasoline', 'diesel']),
  question('columns', ['when|km']),
];

const tables: TableRead[] = [
  {
    shape: 'when|km',
    file: 'one.csv',
    name: '',
    headers: ['When', 'Km'],
    samples: [['01/02/2025', '51000']],
    mapping: { date: 'When' },
    unsure: ['odometer'],
  },
];

/** What is shown, piece by piece. */
const textsOf = (asked: readonly ImportQuestion[]) =>
  renderToStaticMarkup(
    createElement(ImportQuestions, { questions: asked, answers: {}, tables, onAnswer: () => undefined }),
  )
    .split(/<[^>]+>/)
    .map((text) => text.trim());

test(
  'files of two orders of dates, and cars without an odometer, are asked about one by one',
  { tags: ['IMP-03', 'IMP-21'] },
  () => {
    const dates = { ...question('dates', ['dmy', 'mdy']), ofFiles: { 'one.csv': 'mdy', 'two.csv': 'dmy' } };
    const texts = textsOf([dates, question('lastOdometer', ['Blue', 'Red'], '2026-01-20', '2026-02-03')]);
    const all = texts.join('|');
    expect(texts.filter((text) => text === 'Date format')).toHaveLength(2);
    for (const file of ['one.csv', 'two.csv']) expect(texts).toContain(file);
    expect(texts.filter((text) => text === 'Odometer at the last fill-up')).toHaveLength(2);
    for (const text of [
      'Blue',
      'Red',
      'The odometer reading on Jan 20, 2026.',
      'The odometer reading on Feb 3, 2026.',
    ])
      expect(all).toContain(text);
  },
);

test('each question is asked once, with what the files have in its cells', { tags: ['IMP-03'] }, () => {
  const texts = textsOf(questions);
  expect(texts.filter((text) => text.startsWith('In the file:'))).toEqual([
    'In the file: 60.500 · 61.500',
    'In the file: 01/02/2024',
    'In the file: 1000',
    'In the file: 40',
    'In the file: 62.10',
  ]);
  expect(texts.filter((text) => text === 'What is in which column?')).toHaveLength(1);
  for (const text of ['When', '51000', 'Odometer', 'These columns are right']) expect(texts).toContain(text);
  const others = textsOf(questions.slice(0, -1));
  for (const name of ['Decimal mark', 'Date format', 'Unit of distance', 'Fuel unit', 'Currency', 'Fuel'])
    expect(
      others.filter((text) => text === name),
      name,
    ).toHaveLength(1);
  for (const choice of ['Comma (1234,56)', 'Month, day, year', 'Miles', 'UK gallons', 'Diesel'])
    expect(others, choice).toContain(choice);
  expect(textsOf([]).join('')).toBe('');
});
