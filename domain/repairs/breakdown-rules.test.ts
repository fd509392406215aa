import { expect, test } from 'vitest';
import { carWords } from '#tests/car-words.ts';
import { breakdownRows, isWithinCost } from './breakdown-rules.ts';

test('names what is known and what is left, in words', { tags: ['COST-10'] }, () => {
  const rows = (breakdown: { parts: number | null; labor: number | null } | null, cost: number | null) =>
    breakdownRows({ cost, currency: 'EUR', breakdown }, carWords('lv'));
  expect(rows(null, 10)).toEqual([]);
  expect(rows({ parts: 0, labor: null }, 10)).toEqual([
    ['Detaļas', '0,00\u00A0€'],
    ['Citas izmaksas', '10,00\u00A0€'],
  ]);
  // Nothing is left of a cost that is made up of them, and of one that is not known.
  expect(rows({ parts: 6, labor: 4 }, 10)).toEqual([
    ['Detaļas', '6,00\u00A0€'],
    ['Darbs', '4,00\u00A0€'],
  ]);
  expect(rows({ parts: null, labor: 4 }, null)).toEqual([['Darbs', '4,00\u00A0€']]);
  expect(isWithinCost({ cost: null, currency: 'EUR', breakdown: { parts: 0, labor: null } })).toBe(false);
  expect(isWithinCost({ cost: null, currency: 'EUR', breakdown: null })).toBe(true);
});
