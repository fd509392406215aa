import { describe, expect, test } from 'vitest';
import { fillFormValues, newFillValues, withAddedFields } from './form-values.ts';
import { METRIC, type Units } from '#domain/units/units.ts';
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
  });

  test('saves three that contradict each other as they were typed', { tags: ['FUEL-02'] }, () => {
    const price = (changes: object) => read({ amount: '40', total: '62.40', ...changes }).data?.price;
    expect(read({ amount: '40', price: '1.659', total: '62.40' }).data).toMatchObject({
      amount: 40_000,
      price: 1.659,
      cost: 62.4,
    });
    expect(price({ price: '1.56' })).toBeNull();
    expect(price({ price: '' })).toBeNull();
    expect(price({ price: '1.659', total: '' })).toBeNull();
    expect(price({ price: 'gal-us:6.283' })).toBe(1.659793);
  });

  test('takes off the discount, and says where it is too much', { tags: ['FUEL-29'] }, () => {
    expect(read({ amount: '40', price: '1.56', discount: '2,4' }).data).toMatchObject({
      cost: 60,
      discount: 2.4,
      price: null,
    });
    expect(read({ price: '1.56', total: '60', discount: '2.4' }).data?.amount).toBe(40_000);
    expect(read({ amount: '40', price: '1.56', total: '60', discount: '2.4' }).data?.price).toBeNull();
    expect(read({ amount: '40', total: '60', discount: '70' }).data?.discount).toBe(70);
    expect(wrong({ amount: '40', price: '1.56', discount: '70' })).toEqual([
      'discount: The discount is more than the price',
    ]);
    expect(wrong({ amount: '40', discount: '-1' })).toEqual(['discount: Please enter a valid amount']);
    expect(priceHints({ ...blank, amount: '40', price: '1.659', total: '62.4', discount: '3.96' })).toEqual({
      amount: null,
      price: null,
      total: null,
      contradicts: null,
    });
  });

  test('takes an end below the beginning, and no percentage over 100', { tags: ['FUEL-31'] }, () => {
    const charge = { energy: 'electric', amount: '40', power: 'dc' } as const;
    expect(read({ ...charge, socStart: '90', socEnd: '80' }).data).toMatchObject({
      socStart: 90,
      socEnd: 80,
      power: 'dc',
    });
    expect(read({ ...charge, socStart: '0', power: 'ac' }).data).toMatchObject({ socStart: 0, power: 'ac' });
    expect(wrong({ ...charge, socStart: '101' })).toEqual(['socStart: Enter a percentage from 0 to 100']);
  });

  test('takes a time of the day, or none', { tags: ['FUEL-30'] }, () => {
    expect(read({ amount: '40', time: '07:30' }).data?.time).toBe('07:30');
    expect(read({ amount: '40' }).data?.time).toBeNull();
    for (const time of ['24:00', '7:30', '12:60', 'noon'])
      expect(wrong({ amount: '40', time })).toEqual(['time: Enter a time such as 07:30']);
  });

  test('opens what an older version kept as a draft', () => {
    const { time: _time, discount: _discount, socStart: _soc, power: _power, files: _files, ...old } = blank;
    const opened = withAddedFields({ ...old, amount: '40' } as typeof blank);
    expect(fillForm('EUR', today).parse(opened)).toMatchObject({
      amount: 40_000,
      time: null,
      power: null,
      fileIds: [],
    });
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

  test('one that came without an amount may stay so, with a total', { tags: ['FUEL-01'] }, () => {
    const edited = (changes: object) => fillForm('EUR', today, true).safeParse({ ...blank, ...changes });
    expect(edited({ total: '62' }).data).toMatchObject({ amount: null, cost: 62 });
    expect(edited({ total: '62', amount: '40' }).data).toMatchObject({ amount: 40_000, cost: 62 });
    expect([edited({}).success, edited({ total: '62', amount: '0' }).success]).toEqual([false, false]);
    expect(wrong({ total: '62' })).toEqual(['amount: Enter an amount above zero']);
  });

  test('names the field that is wrong', { tags: ['FUEL-05'] }, () => {
    expect(wrong({})).toEqual(['amount: Enter an amount above zero']);
    for (const amount of ['0', 'x', '1.2345', '10000'])
      expect(wrong({ amount })?.[0]).toMatch(/^amount: (Enter an amount above zero|The amount is too large)/);
    expect(wrong({ amount: '40', total: '1.2345' })).toEqual(['total: Please enter a valid amount']);
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

  test('opens what was saved so that saving it again changes nothing', { tags: ['FUEL-01'] }, () => {
    const fill: Fill = {
      id: 'a',
      carId: 'b',
      date: '2026-03-01',
      time: '18:05',
      energy: 'electric',
      amount: 41_505,
      cost: 12.5,
      price: 0.35,
      discount: 1.5,
      currency: 'EUR',
      km: 5_230,
      isFull: false,
      isMissedBefore: true,
      socStart: 20,
      socEnd: 80,
      power: 'dc',
      station: 'Home',
      notes: 'At night',
      fileIds: ['f1'],
      files: [{ id: 'f1', kind: 'picture', url: null }],
      version: 3,
      createdAt: '2026-03-01T10:00:00.000Z',
    };
    const { id: _id, carId: _carId, version: _version, createdAt: _at, files: _files, ...fields } = fill;
    for (const language of ['en', 'lv'] as const)
      expect(fillForm('EUR', today).parse(fillFormValues(fill, { language, units: METRIC }))).toEqual(fields);
    expect(fillFormValues({ ...fill, currency: 'PLN' }, { language: 'en', units: METRIC }).currency).toBe(
      'PLN',
    );
  });

  test('a price shows in the unit in which it was typed', { tags: ['FUEL-02'] }, () => {
    const bought = { energy: 'gasoline', amount: 40_000, cost: 62.4, currency: 'EUR' } as Fill;
    const gallons = { ...METRIC, volumeUnit: 'gal-us' } as const;
    const text = (price: number, units: Units) =>
      fillFormValues({ ...bought, price }, { language: 'en', units }).price;
    const typed = read({ amount: '40', total: '62.4', price: 'gal-us:3.459' }).data!.price!;
    expect([text(typed, METRIC), text(typed, gallons)]).toEqual(['gal-us:3.459', 'gal-us:3.459']);
    expect([text(1.657, METRIC), text(1.657, gallons)]).toEqual(['1.657', '1.657']);
    const charge = { ...bought, energy: 'electric', price: 0.359 } as const;
    expect(fillFormValues(charge, { language: 'lv', units: gallons }).price).toBe('0,359');
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

  test('what is no battery has no state of charge', { tags: ['FUEL-31'] }, () => {
    const charged = { amount: '40', socStart: '20', socEnd: '80', power: 'ac' };
    const none = { socStart: null, socEnd: null, power: null };
    expect(read(charged).data).toMatchObject(none);
    expect(read({ ...charged, energy: 'electric' }).data).toMatchObject({
      socStart: 20,
      socEnd: 80,
      power: 'ac',
    });
    expect(wrong({ ...charged, energy: 'electric', socStart: '101' })).toEqual([
      'socStart: Enter a percentage from 0 to 100',
    ]);
  });
});
