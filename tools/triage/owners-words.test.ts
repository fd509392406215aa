import { expect, test } from 'vitest';
import { labelOf, ownersLabels, ownersWords } from './owners-words.ts';

const [train, further] = [ownersWords('train'), ownersWords('further')];
const [stories, tests] = [ownersWords('stories'), ownersWords('story-test')];
const rows = [...train, ...further, ...stories, ...tests];
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || text;

test('every row has a class, a text, a label and readers, and nothing else', () => {
  const isLabel = (one: string) => (ownersLabels as readonly string[]).includes(one);
  const odd = rows.filter(
    ({ language: _language, class: of, text, label, readers, ...more }) =>
      !/^[a-z]+(-[a-z]+)*$/.test(of) || !/\S/.test(text) || ![label, ...readers].every(isLabel) || Object.keys(more).length > 0,
  );
  expect(odd).toEqual([]);
});

test('test rows were read twice, and a danger that one reader saw counts', () => {
  expect(tests.filter(({ label, readers }) => readers.length !== 2 || labelOf(readers) !== label)).toEqual([]);
});

test('no text is there twice', () => {
  expect(new Set(rows.map(({ text }) => plain(text))).size).toBe(rows.length);
});

test('there are thousands of sentences over seventy classes and more, about half of them Latvian', () => {
  expect(train.length).toBeGreaterThan(11_000);
  expect(further.length).toBeGreaterThan(1000);
  expect(stories.length).toBeGreaterThan(20_000);
  expect(new Set(train.map((row) => row.class)).size).toBeGreaterThan(70);
  for (const part of [train, stories]) {
    const latvian = part.filter(({ language }) => language === 'lv').length / part.length;
    expect(latvian).toBeGreaterThan(0.45);
  }
});
