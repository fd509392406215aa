import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { limits } from '#domain/limits.ts';
import {
  distanceField,
  markedText,
  parseDistance,
  parseVolume,
  parseVolumePrice,
  volumeField,
  volumePriceField,
  withUnitOf,
  withVolumeUnitOf,
} from './typed.ts';
import { DISTANCE_UNITS, fromKm, toKm } from './units.ts';

const unit = fc.constantFrom(...DISTANCE_UNITS);
const distance = fc.integer({ min: 0, max: limits.mileageMax });

describe('a distance in a form', () => {
  test('is read in the unit it was typed in', () => {
    expect(parseDistance('12 345')).toBe(12_345);
    expect(parseDistance(markedText('12 345', 'mi'))).toBe(19_867);
    expect(distanceField(markedText('12 ', 'mi'), 'mi'), 'also while it is typed').toBe('12 ');
    expect(parseDistance('')).toBeNull();
    expect(markedText('', 'mi')).toBe('');
    expect(markedText('  ', 'mi')).toBe('  ');
  });

  tableTest(['-1', '1.5', 'abc', 'mi', '1 2 x'])('what is no distance in any unit', (typed) => {
    expect(parseDistance(typed)).toBeNull();
    expect(parseDistance(markedText(typed, 'mi'))).toBeNull();
    expect(distanceField(markedText(typed, 'mi'), 'mi'), 'and stays as typed').toBe(typed);
    expect(distanceField(typed, 'mi')).toBe(typed);
  });

  test('what was typed stays through every switch of the unit', () => {
    fc.assert(
      fc.property(distance, unit, fc.array(unit), (typed, own, switches) => {
        const text = markedText(String(typed), own);
        for (const other of switches)
          expect(distanceField(text, other)).toBe(String(fromKm(toKm(typed, own), other)));
        expect(distanceField(text, own)).toBe(String(typed));
      }),
    );
  });

  test('a stored value that nobody touches is read to the km, though its field shows miles', () => {
    fc.assert(
      fc.property(distance, (km) => {
        const text = String(km);
        expect(distanceField(text, 'mi')).toBe(String(fromKm(km, 'mi')));
        expect(parseDistance(text)).toBe(km);
      }),
    );
  });

  test('the same digits in another unit', () => {
    expect(withUnitOf('125000', 'mi')).toBe(markedText('125000', 'mi'));
    expect(withUnitOf(markedText('125000', 'mi'), 'km')).toBe('125000');
    expect(withUnitOf('125000', 'km')).toBe('125000');
  });
});

describe('an amount of fuel in a form', () => {
  const gallons = markedText('10,5', 'gal-us');

  test('is read in the unit it was typed in, with a point or a comma', () => {
    expect(parseVolume('40.5')).toBe(40_500);
    expect(parseVolume(gallons)).toBeCloseTo(39_746.82, 2);
    expect(parseVolume(markedText('10', 'gal-uk'))).toBeCloseTo(45_460.9, 2);
    expect(parseVolume(markedText('1.2345', 'gal-us'))).toBeNull();
  });

  test('is shown as typed, or in the unit of the field', () => {
    expect(volumeField(gallons, 'gal-us', '.')).toBe('10,5');
    expect(volumeField(gallons, 'L', '.')).toBe('39.747');
    expect(volumeField(gallons, 'L', ',')).toBe('39,747');
    expect(volumeField('37.854', 'gal-us', '.')).toBe('10');
    expect(volumeField('x', 'gal-us', '.')).toBe('x');
  });

  test('has its price for one unit', () => {
    const price = markedText('3.499', 'gal-us');
    expect(parseVolumePrice('1.659')).toBe(1.659);
    expect(parseVolumePrice(price)).toBeCloseTo(0.924338, 5);
    expect(volumePriceField(price, 'gal-us', '.')).toBe('3.499');
    expect(volumePriceField(price, 'L', '.')).toBe('0.924');
    expect(volumePriceField('0.925', 'gal-us', '.')).toBe('3.502');
    expect(volumePriceField(markedText('3,50', 'gal-us'), 'gal-us', '.')).toBe('3,50');
    expect(volumePriceField('', 'gal-us', '.')).toBe('');
  });

  test('keeps its digits when another energy has another unit', () => {
    expect(withVolumeUnitOf(gallons, 'L')).toBe('10,5');
    expect(withVolumeUnitOf('10,5', 'gal-us')).toBe(gallons);
  });
});
