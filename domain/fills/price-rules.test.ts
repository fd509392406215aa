import { expect, test } from 'vitest';
import { completePrice, contradictingTotal, ownPrice, pumpPrice, type Priced } from './price-rules.ts';

test('two of amount, price and total give the third', { tags: ['FUEL-02', 'FUEL-29'] }, () => {
  const complete = (given: Partial<Priced>) =>
    completePrice({ amount: null, price: null, total: null, discount: null, ...given });
  expect(complete({ amount: 40, total: 62.4 }).price).toBeCloseTo(1.56, 10);
  expect(complete({ amount: 40, price: 1.56 }).total).toBeCloseTo(62.4, 10);
  expect(complete({ price: 1.56, total: 62.4 }).amount).toBeCloseTo(40, 10);
  expect(complete({ amount: 40, price: 1.56, discount: 2.4 }).total).toBeCloseTo(60, 10);
  expect(complete({ amount: 40, total: 60, discount: 2.4 }).price).toBeCloseTo(1.56, 10);
  expect(complete({ price: 1.56, total: 60, discount: 2.4 }).amount).toBeCloseTo(40, 10);
});

test('one alone, three, and a division by zero give nothing new', () => {
  const discount = null;
  for (const given of [
    { amount: 40, price: null, total: null, discount },
    { amount: null, price: 1.5, total: null, discount },
    { amount: null, price: null, total: 60, discount },
    { amount: 40, price: 1.5, total: 61, discount },
    { amount: 0, price: null, total: 60, discount },
    { amount: null, price: 0, total: 60, discount },
  ])
    expect(completePrice(given)).toEqual(given);
});

test('three that contradict each other are told by what the total would be', { tags: ['FUEL-02'] }, () => {
  const discount = null;
  expect(contradictingTotal({ amount: 40, price: 1.659, total: 62.4, discount })).toBeCloseTo(66.36, 10);
  expect(contradictingTotal({ amount: 40, price: 1.56, total: 62.4, discount })).toBeNull();
  expect(contradictingTotal({ amount: 40, price: 1.56, total: null, discount })).toBeNull();
  expect(contradictingTotal({ amount: null, price: 1.56, total: 62.4, discount })).toBeNull();
  expect(contradictingTotal({ amount: 40, price: null, total: 62.4, discount })).toBeNull();
  const costing = (total: number) => contradictingTotal({ amount: 100, price: 1, total, discount });
  expect([99, 98.99, 101, 101.02].map(costing)).toEqual([null, 100, null, 100]);
});

test('a price is kept where amount and total do not say it', { tags: ['FUEL-02', 'FUEL-29'] }, () => {
  const kept = (changes: Partial<Priced>) =>
    ownPrice({ amount: 40, price: 1.56, total: 62.4, discount: null, ...changes });
  expect([{}, { discount: 2.4, total: 60 }, { price: 1.560_05 }].map(kept)).toEqual([null, null, null]);
  expect([{ price: 1.659 }, { discount: 2.4 }, { price: 1.560_2 }].map(kept)).toEqual([1.659, 1.56, 1.560_2]);
  expect([{ amount: null }, { price: null }, { total: null }].map(kept)).toEqual([null, null, null]);
  expect(kept({ price: 0.000_1, total: 0 })).toBe(0.000_1);
  expect(kept({ price: 1.659_000_4 })).toBe(1.659);
});

test('the price of a unit is that before a discount', { tags: ['FUEL-29'] }, () => {
  const bought = { amount: 40_000, cost: 60 };
  expect(pumpPrice({ ...bought, discount: 2.4 })).toBeCloseTo(1.56, 10);
  expect(pumpPrice({ ...bought, discount: 2.4, price: 1.6 })).toBe(1.6);
  expect([pumpPrice(bought), pumpPrice({ ...bought, cost: null, discount: 1 })]).toEqual([1.5, null]);
});

test('a discount explains what lies between price and total', { tags: ['FUEL-29'] }, () => {
  const bought = { amount: 40, price: 1.659, total: 62.4 };
  expect(contradictingTotal({ ...bought, discount: 3.96 })).toBeNull();
  expect(contradictingTotal({ ...bought, discount: 1 })).toBeCloseTo(65.36, 10);
  expect(contradictingTotal({ ...bought, price: 1.56, discount: 2 })).toBeCloseTo(60.4, 10);
});
