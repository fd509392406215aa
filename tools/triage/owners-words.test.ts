import { expect, test } from 'vitest';
import { labelOf, ownersLabels, ownersWords } from './owners-words.ts';

const [train, further] = [ownersWords('train'), ownersWords('further')];
const [stories, tests] = [ownersWords('stories'), ownersWords('story-test')];
const rows = [...train, ...further, ...stories, ...tests];
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || text;

test('every row has a class, a text, a label and readers, and nothing else', () => {
  for (const { language: _language, ...row } of rows) {
    expect(row).toEqual({
      class: expect.stringMatching(/^[a-z]+(-[a-z]+)*$/),
      text: expect.stringMatching(/\S/),
      label: expect.toBeOneOf([...ownersLabels]),
      readers: expect.toSatisfy((readers: string[]) => readers.every((one) => ownersLabels.includes(one as never))),
    });
  }
});

test('test rows were read twice, and a danger that one reader saw counts', () => {
  for (const { label, readers } of tests) {
    expect(readers).toHaveLength(2);
    expect(labelOf(readers)).toBe(label);
  }
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
