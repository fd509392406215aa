import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { readPassages } from './passages.ts';

const pieces = (text: string) => {
  const { words, pieces: found } = readPassages(text, 'en');
  return found.map(({ start, end }) =>
    words
      .slice(start, end)
      .map(({ text: word, isNegated }) => (isNegated ? `!${word}` : word))
      .join(' '),
  );
};

tableTest([
  ['', []],
  ['The brakes fail.', ['the brakes fail']],
  ['Hi! No smoke. Oil light on', ['hi', 'no !smoke', 'oil light on']],
  // A longer sentence is divided between its clauses, unless they are very short.
  [
    'It was repaired last month, yet the brakes do not work, help',
    ['it was repaired last month', 'yet the brakes do not !work', 'help'],
  ],
  ['A 2014 car with 140000 km at 2000 rpm', ['a yyyy car with #### km at #### rpm']],
  [
    'uh so I was driving home with the kids and then the pedal just went right down to the floor mat',
    ['uh so i was driving home with the kids and', 'then the pedal just went right down to the floor mat'],
  ],
])('a text is divided into sentences, and long ones into clauses', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test('what is dictated without any mark is divided all the same', () => {
  const found = pieces('word '.repeat(40));
  expect(found.length).toBe(4);
  expect(found.join(' ').split(' ')).toHaveLength(40);
});

test('passages are one to four pieces in a row', () => {
  const { passages } = readPassages('One. Two. Three. Four. Five.', 'en');
  expect(passages.map(({ from, to }) => `${from}-${to}`).join(' ')).toBe(
    '0-1 0-2 0-3 0-4 1-2 1-3 1-4 1-5 2-3 2-4 2-5 3-4 3-5 4-5',
  );
});

test('of a very long text the beginning and the end are read', () => {
  const found = pieces(`First. ${'Middle. '.repeat(600)}Last.`);
  expect([found[0], found.at(-1), found.length]).toEqual(['first', 'last', 36]);
});
