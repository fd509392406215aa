import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carWords } from '#tests/car-words.ts';
import { breakdownRows, costOf, isWithinCost } from './breakdown-rules.ts';

const amount = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100);
const known = fc.option(amount);

test('the rows of a breakdown add up to the cost', { tags: ['COST-10'] }, () => {
  fc.assert(
    fc.property(known, known, known, (parts, labor, typed) => {
      fc.pre(parts !== null || labor !== null);
      const costed = { currency: 'EUR', breakdown: { parts, labor } };
      const cost = costOf({ ...costed, cost: typed });
      expect(cost).not.toBeNull();
      if (typed !== null) expect(cost).toBe(typed);
      const isWithin = isWithinCost({ ...costed, cost });
      expect(isWithin).toBe(Math.round(((parts ?? 0) + (labor ?? 0)) * 100) <= Math.round(cost! * 100));
      if (!isWithin) return;
      const cents = breakdownRows({ ...costed, cost }, carWords('en')).map(([, text]) =>
        Number(text.replace(/\D/g, '')),
      );
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(Math.round(cost! * 100));
    }),
  );
});

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
