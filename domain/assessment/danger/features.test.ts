import { describe, expect, test } from 'vitest';
import { asksOnly, explanationsIn, hasDangerSign, isExplained, readDanger } from './features.ts';

const features = (text: string, language: 'en' | 'lv') => [...readDanger(text, language).features];

describe('a year is a year, whichever it is', () => {
  test.each([
    ['en', 'In YEAR the brakes failed on a hill'],
    ['lv', 'YEAR. gadā kalnā atteica bremzes'],
  ] as const)('%s: %s', (language, text) => {
    const inYear = (year: number) => features(text.replace('YEAR', String(year)), language);
    for (const year of [1975, 2019, 2026, 2027, 2048, 2099]) expect(inYear(year)).toEqual(inYear(2008));
    expect(readDanger(text.replace('YEAR', '2040'), language).concepts).toContain('year');
  });

  test.each([
    ['en', 'It stalls at 2000 rpm'],
    ['en', 'Oil went in 2050 km ago'],
    ['lv', 'Pie 2000 apgriezieniem slāpst'],
    ['en', 'It cost 3000'],
    ['en', 'Code 1899'],
  ] as const)('and this is none, %s: %s', (language, text) => {
    expect(readDanger(text, language).concepts).not.toContain('year');
  });

  const firstWord = (text: string) => readDanger(text, 'en').words[0];

  test.each(['1950', '1999', '2000', '2099'])('%s', (year) => {
    expect(firstWord(`${year} brakes`)).toBe('yyyy');
    expect(firstWord(year)).toBe('yyyy');
  });

  test.each(['1949', '2100', '1850', '195', '20195', '12019', '19a5', '201b'])('no year: %s', (number) => {
    expect(firstWord(`${number} brakes`)).toBe(number);
  });

  test.each(
    `m km mi mil miles kilom kilometers metr metru kg eur euros eiro dollar dollars pound pounds rpm revs
    apgr apgriezienu mah watt watts lumen lumens`.split(/\s+/),
  )('a number of %s is no year', (unit) => {
    expect(firstWord(`2019 ${unit}`)).toBe('2019');
    expect(firstWord(`2019 x${unit}`)).toBe('yyyy');
  });

  test.each(['kms', 'mi5', 'kgs', 'eiros', 'poundss', 'rpms', 'revs1', 'mahs', 'wattss'])(
    'though none of %s is',
    (word) => {
      expect(firstWord(`2019 ${word}`)).toBe('yyyy');
    },
  );
});

test('a feature is the bucket of its name; the more there are in a group, the less each of them counts', () => {
  const pieces = [
    194403, 505918, 90771, 452636, 65332, 406691, 360176, 226801, 128739, 7309, 464344, 170627, 13339, 34894,
  ];
  const groups: readonly (readonly [number, readonly number[]])[] = [
    [1, [340800]],
    [0.4, [310306, 24993]],
    [2, pieces],
    [1, [374659]],
    [0.5, [192143, 18892, 14264]],
    [0.5, [135613, 108188, 84988, 183161]],
  ];
  expect(features('fire?', 'en')).toEqual(
    groups.flatMap(([weight, buckets]) =>
      buckets.map((bucket) => [bucket, weight / Math.sqrt(buckets.length + 1)]),
    ),
  );
});

test.each([
  ['bonnet fire', true],
  ['radio and steering failed on the motorway', true],
  ['brakes hot', true],
  ['humming', false],
  ['neighbour, thanks', false],
  ['', false],
])('%j has a sign of danger: %j', (text, expected) => {
  expect(hasDangerSign(readDanger(text, 'en'))).toBe(expected);
});

const EXPLAINED = 'past repaired othercar hypo normalq paint dizzyno denied thanks fine'.split(' ');

test.each(EXPLAINED)('%s explains', (concept) => {
  expect(isExplained(new Set(['brake', concept]))).toBe(true);
  expect(explanationsIn(new Set(['brake', concept]))).toEqual([concept]);
});

test('what explains is listed in a fixed order; the rest explains nothing', () => {
  expect(explanationsIn(new Set(['brake', ...EXPLAINED.toReversed()]))).toEqual(EXPLAINED);
  const others = new Set(['brake', 'cost', 'name', 'once', 'slight', 'service', 'garage', 'neg', 'year']);
  expect(isExplained(others)).toBe(false);
  expect(explanationsIn(others)).toEqual([]);
});

test.each([
  [['cost'], true, 'past othercar paint dizzyno denied thanks fine'],
  [['canidrive'], true, 'past repaired othercar normalq paint dizzyno denied thanks fine'],
  [['cost', 'canidrive'], true, 'past othercar paint dizzyno denied thanks fine'],
  [['brake'], false, EXPLAINED.join(' ')],
])('who asks %j asks only: %j', (asked, expected, explanations) => {
  expect(asksOnly(new Set(asked))).toBe(expected);
  expect(explanationsIn(new Set([...EXPLAINED, ...asked])).join(' ')).toBe(explanations);
});
