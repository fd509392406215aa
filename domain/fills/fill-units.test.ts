import { describe, expect, test } from 'vitest';
import { toKm, toMilliliters, METRIC, type Units } from '#domain/units/units.ts';
import { carWords, MILES } from '#tests/car-words.ts';
import { ascending, bandIn, consumptionIn } from './fill-units.ts';
import { amountText, bandText, consumptionText, fillUnitText, priceText } from './fill-words.ts';
import { fillForm, priceHints } from './form.ts';
import { newFillValues } from './form-values.ts';
import { per100 } from './figures-rules.ts';
import type { Fill } from './schema.ts';
import { markedText } from '#domain/units/typed.ts';

const soft = (text: string) => text.replaceAll('\u00A0', ' ');
const british: Units = { distanceUnit: 'mi', volumeUnit: 'L', consumptionUnit: 'mpg-uk' };
const perUnit: Units = { ...METRIC, consumptionUnit: 'km-per-unit' };

describe('consumption', () => {
  // 300 miles with 10 US gallons.
  const use = per100({
    km: toKm(10_300, 'mi') - toKm(10_000, 'mi'),
    amount: toMilliliters(10_000, 'gal-us'),
  });

  test('in every unit', () => {
    const shown = (units: Units) => consumptionText('gasoline', use, carWords('en', units));
    expect(shown(MILES)).toBe('30.0 mpg (US)');
    expect(shown(british)).toBe('36.0 mpg (UK)');
    expect(shown(METRIC)).toBe('7.8 L/100 km');
    expect(shown(perUnit)).toBe('12.8 km/L');
    expect(consumptionText('gasoline', use, carWords('lv', MILES))).toBe('30,0 mpg (ASV)');
  });

  test('of electricity and gas, which have one unit each', () => {
    const shown = (energy: 'electric' | 'cng', units: Units) =>
      consumptionText(energy, 18.04, carWords('en', units));
    expect(shown('electric', METRIC)).toBe('18.0 kWh/100 km');
    expect(shown('electric', perUnit)).toBe('5.5 km/kWh');
    expect(shown('electric', MILES)).toBe('3.4 mi/kWh');
    expect(shown('electric', british)).toBe('3.4 mi/kWh');
    expect(shown('cng', MILES)).toBe('3.4 mi/kg');
  });

  test('by the exact factors', () => {
    expect(consumptionIn('gasoline', 7.840486, MILES).value).toBeCloseTo(30, 5);
    expect(consumptionIn('gasoline', 7.840486, british).value).toBeCloseTo(36.0285, 4);
    expect(consumptionIn('diesel', 1, MILES).value).toBeCloseTo(235.214583, 5);
    expect(consumptionIn('diesel', 1, british).value).toBeCloseTo(282.480936, 5);
    expect(consumptionIn('electric', 1, MILES).value).toBeCloseTo(62.137119, 5);
  });

  test('the smaller number comes first, and the band fits the figure', () => {
    const range = { lowest: 6, highest: 8 };
    expect(ascending(range, METRIC)).toEqual([6, 8]);
    expect(ascending(range, MILES)).toEqual([8, 6]);
    const estimate = { per100: 8, band: 0.8 };
    expect(bandIn('diesel', estimate, METRIC)).toBe(0.8);
    expect(bandIn('diesel', estimate, MILES)).toBeCloseTo(2.94, 2);
    expect(bandText('diesel', estimate, carWords('en', MILES))).toBe('2.9 mpg (US)');
  });
});

describe('a fill-up in gallons', () => {
  const gallons = carWords('en', MILES);
  const values = {
    ...newFillValues('2026-11-01', { energy: 'gasoline', currency: 'USD' }, undefined),
    km: markedText('12345', 'mi'),
    amount: markedText('10.000', 'gal-us'),
    price: markedText('3.499', 'gal-us'),
  };

  test('is stored in liters and km, with the total of what was typed', () => {
    expect(fillForm('USD', '2026-11-02').parse(values)).toMatchObject({
      amount: 37_854,
      km: 19_867,
      cost: 34.99,
    });
    expect(priceHints(values).total).toBeCloseTo(34.99, 9);
    expect(priceHints({ ...values, total: '50' }).contradicts).toBeCloseTo(34.99, 9);
  });

  test('is shown in gallons, its price for one', () => {
    const fill = { energy: 'gasoline', amount: 37_854, cost: 34.99, currency: 'USD' } as Fill;
    expect(soft(amountText('gasoline', fill.amount, gallons))).toBe('10.00 US gal');
    expect(amountText('gasoline', 45_461, carWords('lv', { ...MILES, volumeUnit: 'gal-uk' }))).toBe(
      '10,00 britu gal.',
    );
    expect(amountText('electric', 40_000, gallons)).toBe('40.0 kWh');
    expect(priceText(fill, gallons)).toBe('$3.499');
    expect([fillUnitText('gasoline', gallons), fillUnitText('electric', gallons)]).toEqual(['US gal', 'kWh']);
    expect(fillUnitText('diesel', carWords('lv'))).toBe('l');
  });

  test('nothing and far too much are refused as in liters', () => {
    const wrong = (amount: string) => {
      const { error } = fillForm('USD', '2026-11-02').safeParse({
        ...values,
        amount: markedText(amount, 'gal-us'),
      });
      return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)[0];
    };
    expect(wrong('0')).toBe('amount: Enter an amount above zero');
    expect(wrong('9999')).toBe('amount: The amount is too large. Please check it.');
    expect(wrong('x')).toBe('amount: Enter an amount above zero');
  });
});
