import { sumByCurrency } from '#domain/money/totals.ts';
import { expect, test } from 'vitest';
import { METRIC } from '#domain/units/units.ts';
import { countText, issueLine, moneyText, repairLine, fillText } from './fact-texts.ts';
import { issueFact, repairFact } from '#tests/car-facts.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const eur = (minor: number) => ({ minor, currency: 'EUR' });

test('fills in values; a missing one keeps its placeholder', () => {
  const text = { en: '{n} of {all}', lv: '{n} no {all}' };
  expect(fillText(text, 'en', { n: 0, all: 'x' })).toBe('0 of x');
  expect(fillText(text, 'lv', { n: 1 })).toBe('1 no {all}');
  expect(fillText(text, 'en')).toBe('{n} of {all}');
});

test('a number has its noun in the right form', () => {
  const all = (noun: 'repair' | 'issue', language: 'en' | 'lv') =>
    [0, 1, 2, 11, 21].map((n) => countText(n, noun, language));
  expect(all('repair', 'en')).toEqual(['0 repairs', '1 repair', '2 repairs', '11 repairs', '21 repairs']);
  expect(all('issue', 'en')).toEqual(['0 problems', '1 problem', '2 problems', '11 problems', '21 problems']);
  expect(all('repair', 'lv')).toEqual(['0 remontu', '1 remonts', '2 remonti', '11 remontu', '21 remonts']);
  expect(all('issue', 'lv')).toEqual([
    '0 problēmu',
    '1 problēma',
    '2 problēmas',
    '11 problēmu',
    '21 problēma',
  ]);
});

test('amounts are added up a currency at a time, the largest first', () => {
  expect(sumByCurrency([eur(5), null, { minor: 20, currency: 'USD' }, eur(7)])).toEqual([
    { currency: 'USD', minor: 20 },
    { currency: 'EUR', minor: 12 },
  ]);
  expect(sumByCurrency([null])).toEqual([]);
  expect(moneyText([eur(1250), { minor: 300, currency: 'USD' }], 'SEK', 'en')).toBe('€12.50 + $3.00');
  expect(moneyText([], 'EUR', 'en')).toBe('€0.00');
});

test('a repair line has all known facts', () => {
  const repair = repairFact('2026-03-05', 'Oil', {
    description: 'Not shown',
    cost: eur(9050),
    mileage: 178_500,
    garageName: 'Auto A',
  });
  expect(plain(repairLine(repair, { language: 'en', units: METRIC }))).toBe(
    'March 5, 2026: Oil, 178 500 km, €90.50, Auto A',
  );
  expect(
    plain(
      repairLine({ ...repair, mileage: 0, cost: null, garageName: null }, { language: 'lv', units: METRIC }),
    ),
  ).toBe('2026. gada 5. marts: Oil, 0 km');
  expect(
    repairLine({ ...repair, mileage: null, cost: null, garageName: null }, { language: 'en', units: METRIC }),
  ).toBe('March 5, 2026: Oil');
});

test('a title of several lines stands in one', () => {
  const repair = repairFact('2026-03-05', ' Oil \n  change\t', { garageName: ' Auto\nA ' });
  expect(repairLine(repair, { language: 'en', units: METRIC })).toBe('March 5, 2026: Oil change, Auto A');
});

test("an issue line has its status and 'urgent'", () => {
  const line = (
    status: 'new' | 'processing' | 'partially_resolved' | 'resolved',
    urgent: boolean,
    lv = false,
  ) => issueLine(issueFact('2026-03-05', 'Squeal', { status, urgent }), lv ? 'lv' : 'en').split(': ')[1];
  expect(line('new', true)).toBe('Squeal (new, urgent)');
  expect(line('processing', false)).toBe('Squeal (in progress)');
  expect(line('partially_resolved', false)).toBe('Squeal (partially resolved)');
  expect(line('resolved', false)).toBe('Squeal (resolved)');
  expect(line('new', true, true)).toBe('Squeal (jauna, steidzama)');
  expect(line('processing', false, true)).toBe('Squeal (tiek risināta)');
  expect(line('partially_resolved', false, true)).toBe('Squeal (daļēji atrisināta)');
  expect(line('resolved', false, true)).toBe('Squeal (atrisināta)');
});
