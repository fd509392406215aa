import { expect, test } from 'vitest';
import { ownersLabels, ownersWords } from './owners-words.ts';

const [train, tests] = [ownersWords('train'), ownersWords('test')];
const [further, fresh] = [ownersWords('further'), ownersWords('fresh')];
const [stories, storyTests] = [ownersWords('stories'), ownersWords('story-test')];
const rows = [...train, ...further, ...tests, ...fresh, ...stories, ...storyTests];
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
  for (const { label, readers } of [...tests, ...storyTests]) {
    expect(readers).toHaveLength(2);
    expect(readers.includes('stop_driving') ? 'stop_driving' : readers[0]).toBe(label);
  }
});

test('no text is there twice', () => {
  expect(new Set(rows.map(({ text }) => plain(text))).size).toBe(rows.length);
});

test('there are thousands of sentences over seventy classes and more, about half of them Latvian', () => {
  expect(tests.length).toBeGreaterThan(2000);
  expect(train.length).toBeGreaterThan(9000);
  expect(fresh.length).toBeGreaterThan(100);
  expect(further.length).toBeGreaterThan(1000);
  expect(stories.length).toBeGreaterThan(12_000);
  for (const part of [train, tests]) {
    expect(new Set(part.map((row) => row.class)).size).toBeGreaterThan(70);
    const latvian = part.filter(({ language }) => language === 'lv').length / part.length;
    expect(latvian).toBeGreaterThan(0.45);
  }
});
