import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { limits } from '#domain/limits.ts';
import { formsFor, readShare, splitShare, waitingShares, withShared } from './incoming-rules.ts';

type SharedFile = { name: string; type: string; size: number };
const file = (name: string, type: string, size = 1000): SharedFile => ({ name, type, size });

const formOf = (texts: Record<string, string>, files: (SharedFile | string)[] = []) => ({
  get: (name: string) => texts[name] ?? null,
  getAll: (name: string) => (name === 'files' ? files : []),
});

describe('what another app shares', () => {
  test('keeps title, text and address once each, however sent', { tags: ['NAV-12'] }, () => {
    const texts = (fields: Record<string, string>) => readShare(formOf(fields)).text;
    expect(texts({ title: 'A note', text: 'It squeals ', url: '' })).toBe('A note\nIt squeals');
    expect(texts({ title: 'Page', text: 'Page https://a.example', url: 'https://a.example' })).toBe(
      'Page https://a.example',
    );
    expect(texts({ title: 'Same', text: 'Same' })).toBe('Same');
    expect(texts({ title: 'Same', text: 'Other', url: 'Same' })).toBe('Same\nOther');
    expect(texts({ title: ' ', url: ' https://a.example\n' })).toBe('https://a.example');
    expect(texts({ title: ' ', text: '' })).toBe('');
    expect(texts({})).toBe('');
    expect(texts({ text: 'x'.repeat(limits.longText + 1) })).toHaveLength(limits.longText);
  });

  test('takes pictures and PDFs, and counts what it leaves out and why', { tags: ['NAV-12'] }, () => {
    const picture = file('a.jpg', 'image/jpeg');
    const pdf = file('b.pdf', 'application/pdf', limits.incomingFileBytes);
    const others = [
      file('c.exe', 'application/octet-stream'),
      file('d.mp4', 'video/mp4'),
      file('e.png', 'image/png', limits.incomingFileBytes + 1),
      file('empty.png', 'image/png', 0),
      'no file',
    ];
    expect(readShare(formOf({}, [picture, ...others, pdf]))).toEqual({
      text: '',
      files: [picture, pdf],
      leftOut: { unsupported: 2, tooLarge: 1, tooMany: 0 },
    });
    const many = Array.from({ length: limits.incomingFiles + 3 }, (_, n) => file(`${n}.jpg`, 'image/jpeg'));
    const read = readShare(formOf({}, many));
    expect(read.files).toEqual(many.slice(0, limits.incomingFiles));
    expect(read.leftOut).toEqual({ unsupported: 0, tooLarge: 0, tooMany: 3 });
  });
});

tableTest([
  ['words alone', 'It squeals', [], ['issue']],
  ['a PDF', '', ['application/pdf'], ['repair', 'fill', 'document']],
  ['a PDF with words', 'Invoice', ['application/pdf'], ['repair', 'fill', 'document']],
  ['a picture', '', ['image/jpeg'], ['issue', 'repair', 'fill', 'document']],
  ['both', '', ['application/pdf', 'image/png'], ['issue', 'repair', 'fill', 'document']],
  ['nothing', '', [], []],
])('the forms that take a file are offered', { tags: ['NAV-12'] }, (_name, text, types, forms) => {
  expect(formsFor({ text, files: types.map((type) => file('a', type)) })).toEqual(forms);
});

test('a form takes the first that fit, and leaves the others in order', { tags: ['NAV-12'] }, () => {
  const isEven = (n: number) => n % 2 === 0;
  expect(splitShare([1, 2, 3, 4, 6], isEven, 2)).toEqual({ taken: [2, 4], rest: [1, 3, 6] });
  expect(splitShare([2], isEven, 0)).toEqual({ taken: [], rest: [2] });
});

test(
  'shares wait for 24 hours, ten of them and 250 MB at most, and none pushes out an earlier one',
  { tags: ['NAV-12'] },
  () => {
    const now = Date.parse('2026-01-05T10:00:00Z');
    const at = (age: number, ...sizes: number[]) => ({
      at: now - age,
      files: sizes.map((size) => ({ size })),
    });
    const day = 24 * 60 * 60_000;
    expect(waitingShares([at(day), at(0), at(day + 1), at(5)], now)).toEqual(
      [0, 5, day].map((age) => at(age)),
    );
    const many = Array.from({ length: 12 }, (_, age) => at(age));
    expect(waitingShares(many, now)).toEqual(many.slice(2));
    const full = Array<number>(limits.incomingFiles).fill(limits.incomingFileBytes);
    expect(waitingShares([at(0), at(1, 1), at(2, ...full), at(3)], now)).toEqual([at(2, ...full), at(3)]);
  },
);

test('a shared text goes below what was typed', { tags: ['NAV-12'] }, () => {
  expect(withShared('', 'shared')).toBe('shared');
  expect(withShared('typed \n', 'shared')).toBe('typed\nshared');
});
