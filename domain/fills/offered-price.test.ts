import { expect, test } from 'vitest';
import { METRIC } from '#domain/units/units.ts';
import { fillForm } from './form.ts';
import { newFillValues, type FillFormValues } from './form-values.ts';
import { lastPrice, withOfferedPrice } from './offered-price.ts';

const bought = { energy: 'gasoline', currency: 'EUR', amount: 40_000, cost: 62.4 } as const;
const fills = [
  { ...bought, cost: null },
  { ...bought, energy: 'electric', amount: 30_000, cost: 0 },
  bought,
  { ...bought, cost: 99 },
  { ...bought, currency: 'PLN', cost: 263.6 },
  { ...bought, energy: 'lpg', amount: 33_333, cost: 25 },
] as const;
const shown = { language: 'en', units: METRIC } as const;
const offeredFor = (of: { energy: string; currency: string; station?: string }) =>
  lastPrice(fills, { station: '', ...of } as FillFormValues, shown);

test(
  'the price of last time is that of the energy and the currency',
  { tags: ['FUEL-06', 'FUEL-29'] },
  () => {
    const of = (energy: string, currency = 'EUR') => offeredFor({ energy, currency });
    expect([of('gasoline'), of('gasoline', 'PLN'), of('lpg')]).toEqual(['1.56', '6.59', '0.75']);
    expect([of('electric'), of('diesel'), of('lpg', 'PLN')]).toEqual(['', '', '']);
    const gallons = { language: 'lv', units: { volumeUnit: 'gal-us' } } as const;
    expect(lastPrice(fills, { ...bought, station: '' }, gallons)).toBe('gal-us:5,905');
    const reduced = { ...bought, cost: 60, discount: 2.4 };
    expect(lastPrice([reduced, ...fills], { ...bought, station: '' }, shown), 'before the discount').toBe(
      '1.56',
    );
  },
);

test('the price follows the place until another is typed', { tags: ['FUEL-06'] }, () => {
  const charge = { energy: 'electric', currency: 'EUR', amount: 10_000 } as const;
  const charges = [
    { ...charge, cost: 4.5, station: 'Fast' },
    { ...charge, cost: 1.5, station: 'Home' },
    { ...charge, cost: 1, station: 'Home' },
    { ...charge, cost: 3, station: null },
  ];
  const priceAt = (of: Pick<FillFormValues, 'energy' | 'currency' | 'station'>) =>
    lastPrice(charges, of, shown);
  const blank = newFillValues('2026-03-05', { energy: 'electric', currency: 'EUR' }, undefined);
  const begun = { ...blank, station: 'Fast', price: '0.45' };
  const movedTo = (station: string, before = begun) =>
    withOfferedPrice(before, { station }, priceAt).price ?? before.price;
  expect(['home ', 'Hom', ''].map((station) => movedTo(station))).toEqual(['0.15', '', '0.3']);
  expect(movedTo('Home', { ...begun, station: 'Hom', price: '' })).toBe('0.15');
  expect(movedTo('Home', { ...begun, price: '0.5' })).toBe('0.5');
});

test('what is typed wins over the price of last time', { tags: ['FUEL-02', 'FUEL-06'] }, () => {
  const blank = newFillValues('2026-03-05', { energy: 'gasoline', currency: 'EUR' }, undefined);
  const begun = { ...blank, price: offeredFor(blank) };
  const typed = (...changes: object[]) =>
    changes.reduce<typeof begun>(
      (values, to) => ({ ...values, ...withOfferedPrice(values, to, offeredFor) }),
      begun,
    );
  const read = (...changes: object[]) => fillForm('EUR', '2026-03-05').safeParse(typed(...changes)).data;
  expect(read({ amount: '42' })).toMatchObject({ amount: 42_000, cost: 65.52 });
  expect(read({ amount: '42' }, { total: '70' })).toMatchObject({ amount: 42_000, cost: 70 });
  expect(typed({ amount: '42' }, { total: '70' }).price).toBe('');
  expect(typed({ total: '70' }, { amount: '42' }, { amount: '' }).price).toBe('');
  expect(typed({ energy: 'lpg' }, { energy: 'diesel' }, { energy: 'lpg' }).price).toBe('0.75');
  expect(typed({ currency: 'PLN' }).price).toBe('6.59');
  expect(
    typed({ price: '1.7' }, { energy: 'lpg', price: '1.7' }, { total: '70' }, { amount: '41' }).price,
  ).toBe('1.7');
  expect(typed({ price: '' }, { amount: '42' }).price).toBe('');
});
