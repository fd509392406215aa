import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completePrice, contradictingTotal } from './price-rules.ts';

test('two of amount, price and total give the third', () => {
  expect(completePrice({ amount: 40, price: null, total: 62.4 }).price).toBeCloseTo(1.56, 10);
  expect(completePrice({ amount: 40, price: 1.56, total: null }).total).toBeCloseTo(62.4, 10);
  expect(completePrice({ amount: null, price: 1.56, total: 62.4 }).amount).toBeCloseTo(40, 10);
});

test('one alone, three, and a division by zero give nothing new', () => {
  for (const given of [
    { amount: 40, price: null, total: null },
    { amount: 40, price: 1.5, total: 60 },
    { amount: 0, price: null, total: 60 },
    { amount: null, price: 0, total: 60 },
  ])
    expect(completePrice(given)).toEqual(given);
});

test('three that contradict each other are told by what the total would be', () => {
  expect(contradictingTotal({ amount: 40, price: 1.659, total: 62.4 })).toBeCloseTo(66.36, 10);
  expect(contradictingTotal({ amount: 40, price: 1.56, total: 62.4 })).toBeNull();
  expect(contradictingTotal({ amount: 40, price: 1.56, total: null })).toBeNull();
});

test('what was completed never contradicts itself', () => {
  const value = fc.double({ min: 0.1, max: 1000, noNaN: true });
  fc.assert(
    fc.property(value, value, (amount, price) => {
      const all = completePrice({ amount, price, total: null });
      expect(contradictingTotal(all)).toBeNull();
      expect(completePrice({ ...all, amount: null }).amount).toBeCloseTo(amount, 6);
    }),
  );
});
