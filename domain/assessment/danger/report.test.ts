import { describe, expect, test } from 'vitest';
import { isReport, parseWords } from './report.ts';

const FORMAL =
  'the contact stated that while driving at an undisclosed speed the vehicle lost motive power and the transmission warning message was displayed';
const CASUAL =
  'hi all my old van smells of petrol every morning and the fuel cap looks fine what should i do';

test('the manner of an authority’s form is told from that of a driver', () => {
  expect(isReport(FORMAL.split(' '), 'en')).toBe(true);
  expect(isReport(CASUAL.split(' '), 'en')).toBe(false);
});

test('neither a few words nor Latvian are a report', () => {
  expect(isReport(FORMAL.split(' ').slice(0, 11), 'en')).toBe(false);
  expect(isReport(FORMAL.split(' '), 'lv')).toBe(false);
});

test('a list of words', () => {
  const rows = [
    [-3, 'bit bonnet'],
    [2, 'unit'],
  ] as const;
  expect(parseWords(rows)).toEqual(
    new Map([
      ['bit', -3],
      ['bonnet', -3],
      ['unit', 2],
    ]),
  );
});

describe('the weights of the words', () => {
  const others = Array.from({ length: 18 }, (_, at) => `other${at}`);
  const six = [...others, 'also', 'and', 'another', 'any', 'arm', 'around'];

  test.each([
    ['6 for 24 words are the limit', six, false],
    ['7 are more', [...six.slice(0, -1), 'accelerator'], true],
    ['each word counts once', [...six, 'also', 'also', 'and'], false],
    ['what drivers say counts against it', [...six.slice(2), 'accelerator', 'dry'], false],
    ['twelve words are enough', Array.from({ length: 12 }, () => 'vehicle'), true],
    ['eleven are not', Array.from({ length: 11 }, () => 'vehicle'), false],
  ])('%s', (_, words, expected) => {
    expect(isReport(words, 'en')).toBe(expected);
  });
});
