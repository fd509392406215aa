import { describe, expect, test } from 'vitest';
import { CarDraft } from '#domain/cars/schema.ts';
import { carFromForm, emptyFirstCar, FirstCarForm } from './first-car-shape.ts';

const ids = { car: '01890a5d-ac96-774b-bcce-b302099a8057', op: '01890a5d-ac96-774b-bcce-b302099a8058' };
const filled = { ...emptyFirstCar(2020), nickname: 'Zilais', make: 'Volvo', model: 'V60' };
const wrong = (form: FirstCarForm) =>
  FirstCarForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('first-car form', () => {
  test('four fields are asked for, each with its own message', () => {
    expect(wrong({ ...emptyFirstCar(2020), year: '' })).toEqual([
      'nickname: Nickname is required.',
      'make: Make is required.',
      'model: Model is required.',
      'year: Please enter a valid year (e.g., 2020).',
      'year: Please enter a valid year (e.g., 2020).',
    ]);
  });

  test.each(['202', '20201', 'abcd', '1899', '9999'])('the year %s is none', (year) => {
    expect(wrong({ ...filled, year })?.[0]).toBe('year: Please enter a valid year (e.g., 2020).');
  });

  test('the rest may stay empty, and becomes a car the contract takes', () => {
    const form = FirstCarForm.parse(filled);
    expect(CarDraft.parse({ ...carFromForm(form, ids.car, null), opId: ids.op })).toMatchObject({
      brand: 'Volvo',
      year: 2020,
      vin: null,
      mileage: null,
      transmission: null,
      fuelType: null,
    });
  });

  test('a mileage may be typed with spaces, not with letters', () => {
    expect(carFromForm({ ...filled, mileage: '125 000' }, ids.car, null).mileage).toBe(125_000);
    expect(wrong({ ...filled, mileage: '12 tkm' })).toEqual(['mileage: Enter the mileage as a whole number']);
  });
});
