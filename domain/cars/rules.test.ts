import { describe, expect, test } from 'vitest';
import {
  carName,
  choicesAfterAdding,
  choicesAfterDeleting,
  currentCarId,
  isYearAllowed,
  mainCarFirst,
} from './rules.ts';
import { CarDraft } from './schema.ts';

const garage = (ids: string[], selectedCarId: string | null, mainCarId: string | null) => ({
  cars: ids.map((id) => ({ id })),
  selectedCarId,
  mainCarId,
});

test('a car is called by its nickname, else brand and model', { tags: ['CARS-02', 'HOME-09'] }, () => {
  const car = { brand: 'Volvo', model: 'V70', nickname: null };
  expect(carName(car)).toBe('Volvo V70');
  expect(carName({ ...car, nickname: 'Old Blue' })).toBe('Old Blue');
});

test('a year is a number from 1900 to the current year', { tags: ['ENT-04'] }, () => {
  const today = new Date('2026-06-01T12:00:00Z');
  expect([1899, 1900, 2026, 2027, 2020.5].map((year) => isYearAllowed(year, today))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

describe('choices', () => {
  test(
    'the first car becomes both selected and main, a second changes neither',
    { tags: ['ENT-17', 'ENT-18', 'STAT-21', 'STAT-22'] },
    () => {
      expect(choicesAfterAdding(garage([], null, null), 'a')).toEqual({ selectedCarId: 'a', mainCarId: 'a' });
      expect(choicesAfterAdding(garage(['a'], 'a', 'a'), 'b')).toEqual({
        selectedCarId: 'a',
        mainCarId: 'a',
      });
      expect(choicesAfterAdding(garage(['a', 'b'], 'b', 'a'), 'c')).toEqual({
        selectedCarId: 'b',
        mainCarId: 'a',
      });
    },
  );

  test(
    'deleting the selected car moves the selection to the main car, else the first, else none',
    { tags: ['STAT-23'] },
    () => {
      expect(choicesAfterDeleting(garage(['a', 'b', 'c'], 'b', 'c'), 'b')).toEqual({
        selectedCarId: 'c',
        mainCarId: 'c',
      });
      expect(choicesAfterDeleting(garage(['a', 'b'], 'b', 'b'), 'b').selectedCarId).toBe('a');
      expect(choicesAfterDeleting(garage(['a'], 'a', 'a'), 'a').selectedCarId).toBeNull();
    },
  );

  test(
    'deleting the main car moves the mark to the first remaining, or to none',
    { tags: ['STAT-24'] },
    () => {
      expect(choicesAfterDeleting(garage(['a', 'b', 'c'], 'b', 'c'), 'c')).toEqual({
        selectedCarId: 'b',
        mainCarId: 'a',
      });
      expect(choicesAfterDeleting(garage(['a'], 'a', 'a'), 'a').mainCarId).toBeNull();
    },
  );

  test(
    'an action without a car uses the selected, then main, then first car (D23)',
    { tags: ['NAV-08', 'NAV-09'] },
    () => {
      expect(currentCarId(garage(['a', 'b'], 'b', 'a'))).toBe('b');
      expect(currentCarId(garage(['a', 'b'], 'gone', 'b'))).toBe('b');
      expect(currentCarId(garage(['a', 'b'], null, null))).toBe('a');
      expect(currentCarId(garage([], null, null))).toBeNull();
    },
  );

  test('the main car comes first, the others keep their order', { tags: ['STAT-27'] }, () => {
    expect(mainCarFirst([{ id: 'a' }, { id: 'b' }, { id: 'c' }], 'c').map((car) => car.id)).toEqual([
      'c',
      'a',
      'b',
    ]);
  });
});

describe('car draft', () => {
  const draft = {
    opId: '0199aaaa-0000-7000-8000-000000000001',
    id: '0199aaaa-0000-7000-8000-000000000002',
    brand: ' Volvo ',
    model: 'V70',
    year: 2012,
  };

  test('trims, upper-cases the VIN, and takes absent for empty', () => {
    expect(CarDraft.parse({ ...draft, vin: ' yv1sw61 ', nickname: '  ' })).toMatchObject({
      brand: 'Volvo',
      vin: 'YV1SW61',
      nickname: null,
    });
  });

  test('needs a model; mileage is optional, whole and never negative', { tags: ['ENT-03', 'ENT-08'] }, () => {
    expect(CarDraft.safeParse({ ...draft, model: ' ' }).success).toBe(false);
    expect(
      [undefined, null, 0, 123_456].map((mileage) => CarDraft.safeParse({ ...draft, mileage }).success),
    ).toEqual([true, true, true, true]);
    expect([-1, 1.5, '12'].map((mileage) => CarDraft.safeParse({ ...draft, mileage }).success)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('cleans text that the database cannot store', () => {
    expect(CarDraft.parse({ ...draft, nickname: 'a\0b\ud800' }).nickname).toBe('ab\ufffd');
  });
});
