import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { carWords } from './car-words.ts';
import { Finder, type Speech } from './finder.ts';

const entries = (text: string, speech: Speech) => carWords().byWord(text.split(' '), speech);

test('entries are found by their words, in either order where the list has ~', () => {
  const finder = new Finder('gas: gas, gas >tank >of* | gaze\npads: brake ~ pad/pads | kluc*\n');
  const found = (text: string, speech: Speech) =>
    finder.find(text.split(' '), speech).map(({ entry, places }) => [entry, ...places]);
  expect(found('the pad of a brake', 'en')).toEqual([['pads', 1, 4]]);
  expect(found('gas tank offered', 'en')).toEqual([
    ['gas', 0],
    ['gas', 0, 1, 2],
  ]);
  expect(found('gas klucu', 'lv')).toEqual([['pads', 1]]);
  expect(found('gas klucu', 'both')).toEqual([
    ['gas', 0],
    ['pads', 1],
  ]);
  expect(() => new Finder('gas')).toThrow('gas');
});

// In a question both languages may stand side by side, and no English endings are cut off Latvian words.
dataTestsOf('car-words.tsv')<[Speech, string, string]>(
  'the entries of each word',
  (speech, text, expected) => {
    expect(
      entries(text, speech)
        .map((one) => one.toSorted().join('+') || '-')
        .join(' '),
    ).toBe(expected);
  },
);

test('what is said by more words is more specific, and its words may stand apart', () => {
  const found = carWords()
    .find(['pads', 'of', 'the', 'brakes'], 'both')
    .toSorted((a, b) => b.weight - a.weight);
  expect(found[0]).toMatchObject({ entry: 'brake-pads', places: [0, 3] });
});
