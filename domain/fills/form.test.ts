import { describe, expect, test } from 'vitest';
import { fillFormValues, newFillValues } from './form-values.ts';
import { fillForm, priceHints } from './form.ts';
import type { Fill } from './schema.ts';

const today = '2026-03-05';
const usual = { energy: 'gasoline', currency: 'EUR' } as const;
const blank = newFillValues(today, usual, undefined);
const read = (changes: object) => fillForm('EUR', today).safeParse({ ...blank, ...changes });
const wrong = (changes: object) =>
  read(changes).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('the form of a fill-up', () => {
  test('takes a comma and a point, and computes the third of three', { tags: ['FUEL-02', 'FUEL-03'] }, () => {
    expect(read({ amount: '40,5', total: '62.4', km: '98 000' }).data).toMatchObject({
      amount: 40_500,
      cost: 62.4,
      km: 98_000,
    });
    expect(read({ amount: '40', price: '1,559' }).data).toMatchObject({ amount: 40_000, cost: 62.36 });
    expect(read({ price: '1.56', total: '62,40' }).data).toMatchObject({ amount: 40_000, cost: 62.4 });
    expect(read({ amount: '40' }).data).toMatchObject({ amount: 40_000, cost: null, currency: 'EUR' });
    expect(read({ amount: '40', price: '1.659', total: '62.40' }).data).toMatchObject({ cost: 62.4 });
  });

  test('takes three decimals of an amount and a price, and no fourth', { tags: ['FUEL-03'] }, () => {
    for (const mark of [',', '.']) {
      expect(read({ amount: `40${mark}555`, price: `1${mark}999` }).data).toMatchObject({
        amount: 40_555,
        cost: 81.07,
      });
      expect(wrong({ amount: `40${mark}5555` })?.[0]).toMatch(/^amount: /);
      expect(wrong({ amount: '40', price: `1${mark}9999` })?.[0]).toMatch(/^price: /);
    }
  });

  test('names the field that is wrong', { tags: ['FUEL-05'] }, () => {
    expect(wrong({})).toEqual(['amount: Enter an amount above zero']);
    for (const amount of ['0', 'x', '1.2345', '10000'])
      expect(wrong({ amount })?.[0]).toMatch(/^amount: (Enter an amount above zero|The amount is too large)/);
    expect(wrong({ amount: '40', total: '1.234' })).toEqual(['total: Please enter a valid amount']);
    expect(wrong({ amount: '40', price: '0' })).toEqual(['price: Please enter a valid amount']);
    expect(wrong({ amount: '40', km: '12 tkm' })).toEqual(['km: Enter the mileage as a whole number']);
    expect(wrong({ amount: '40', socEnd: '120' })).toEqual(['socEnd: Enter a percentage from 0 to 100']);
    expect(wrong({ amount: '40', date: '2026-03-06' })).toEqual(['date: The time cannot be in the future']);
    expect(wrong({ price: '0.001', total: '99999' })).toEqual(['amount: Enter an amount above zero']);
  });

  test('tells what two make of the third, and where three contradict', { tags: ['FUEL-02'] }, () => {
    const hints = (changes: object) => priceHints({ ...blank, ...changes });
    expect(hints({ amount: '40', total: '62,4' })).toEqual({
      amount: null,
      price: 62.4 / 40,
      total: null,
      contradicts: null,
    });
    expect(hints({ amount: '40', price: '1.659', total: '62.4' }).contradicts).toBeCloseTo(66.36, 10);
    expect(hints({ amount: 'x', total: '62.4' })).toMatchObject({ amount: null, price: null, total: null });
  });

  test('opens what was saved so that saving it again changes nothing', () => {
    const fill: Fill = {
      id: 'a',
      carId: 'b',
      date: '2026-03-01',
      energy: 'electric',
      amount: 41_505,
      cost: 12.5,
      currency: 'EUR',
      km: 5_230,
      isFull: false,
      isMissedBefore: true,
      socEnd: 80,
      station: 'Home',
      notes: null,
      version: 3,
      createdAt: '2026-03-01T10:00:00.000Z',
    };
    const { id: _id, carId: _carId, version: _version, createdAt: _at, ...fields } = fill;
    for (const language of ['en', 'lv'] as const)
      expect(fillForm('EUR', today).parse(fillFormValues(fill, language))).toEqual(fields);
  });

  test('a new one offers what was filled last', { tags: ['FUEL-06'] }, () => {
    const last = { energy: 'lpg', station: 'Neste', currency: 'PLN' } as Fill;
    expect(newFillValues(today, usual, last)).toMatchObject({
      energy: 'lpg',
      station: 'Neste',
      currency: 'PLN',
      isFull: true,
    });
    expect(newFillValues(today, { energy: 'electric', currency: 'EUR' }, undefined).isFull).toBe(false);
    expect(blank).toMatchObject({ energy: 'gasoline', station: '', isFull: true, date: today });
  });

  test('what is no battery has no state of charge', () => {
    expect(read({ amount: '40', socEnd: '80' }).data?.socEnd).toBeNull();
    expect(read({ amount: '40', socEnd: '80', energy: 'electric' }).data?.socEnd).toBe(80);
  });
});
