import * as z from 'zod/mini';
import { FuelType, Transmission, type CarDraft } from '#domain/cars/schema.ts';
import { isYearAllowed } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { parseWholeNumber } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import { filledText, text } from '#domain/shapes.ts';

const Choice = z.string();
const wholeNumber = z.refine<string>(
  (typed) => typed.trim() === '' || parseWholeNumber(typed) !== null,
  'Enter the mileage as a whole number',
);

/** The onboarding form as it is typed: everything is text (VAL-20 to VAL-25). */
export const FirstCarForm = z.object({
  nickname: filledText(limits.shortText, 'Nickname is required.'),
  make: filledText(limits.shortText, 'Make is required.'),
  model: filledText(limits.shortText, 'Model is required.'),
  year: z.string().check(
    z.trim(),
    z.regex(/^\d{4}$/, 'Please enter a valid year (e.g., 2020).'),
    z.refine((typed) => isYearAllowed(Number(typed), new Date()), 'Please enter a valid year (e.g., 2020).'),
  ),
  vin: text(limits.shortText),
  licensePlate: text(limits.shortText),
  mileage: z.string().check(wholeNumber),
  transmission: Choice,
  fuelType: Choice,
  engineType: text(limits.shortText),
});
export type FirstCarForm = z.infer<typeof FirstCarForm>;

/** @param year the current one */
export const emptyFirstCar = (year: number): FirstCarForm => ({
  nickname: '',
  make: '',
  model: '',
  year: String(year),
  vin: '',
  licensePlate: '',
  mileage: '',
  transmission: '',
  fuelType: '',
  engineType: '',
});

/** The form as the car it describes; the operation id is added on sending. */
export function carFromForm(form: FirstCarForm, id: Id, photoId: Id | null): Omit<CarDraft, 'opId'> {
  const { make, year, mileage, transmission, fuelType, ...same } = form;
  return {
    ...same,
    id,
    photoId,
    brand: make,
    year: Number(year),
    mileage: parseWholeNumber(mileage),
    transmission: Transmission.options.find((option) => option === transmission) ?? null,
    fuelType: FuelType.options.find((option) => option === fuelType) ?? null,
  };
}
