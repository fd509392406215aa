import { expect, test } from 'vitest';
import { carFields, emptyCar } from './car-values.ts';

test('the year and the mileage as typed are sent as numbers', { tags: ['ENT-08', 'VAL-30'] }, () => {
  const typed = { ...emptyCar, brand: 'Volvo', model: 'V70', year: '2012', mileage: '231 000' };
  expect(carFields(typed)).toMatchObject({ year: 2012, mileage: 231_000 });
  expect(carFields({ ...typed, mileage: '0' }).mileage).toBe(0);
  expect(carFields({ ...typed, mileage: ' ' }).mileage).toBeNull();
});
