import * as z from 'zod/mini';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { ChosenFile, filledText, pastDay, typed } from '#domain/shapes.ts';
import { isYearAllowed } from './rules.ts';
import { carFields, FuelType, modelYear, OutOfUse, Transmission, TypedMileage } from './schema.ts';

const typedYear = (today: Date, wrong: Phrase) =>
  typed(modelYear(wrong).check(z.refine((year) => isYearAllowed(year, today), wrong)), (text) =>
    /^\d{4}$/.test(text) ? Number(text) : NaN,
  );

const optional = {
  vin: typed(carFields.vin),
  licensePlate: typed(carFields.licensePlate),
  mileage: TypedMileage,
  transmission: typed(z.nullable(Transmission)),
  fuelType: typed(z.nullable(FuelType)),
};

export const carForm = (today: Date) =>
  z.pipe(
    z.object({
      brand: filledText(limits.shortText, 'Brand is required'),
      model: filledText(limits.shortText, 'Model is required'),
      year: typedYear(today, 'Year must be a 4-digit number'),
      nickname: typed(carFields.nickname),
      ...optional,
      photo: ChosenFile,
    }),
    z.transform(({ photo, ...texts }) => ({ ...texts, photoId: photo?.id ?? null })),
  );
export type CarFormFields = z.output<ReturnType<typeof carForm>>;

export const firstCarForm = (today: Date) =>
  z.pipe(
    z.object({
      nickname: filledText(limits.shortText, 'Nickname is required.'),
      make: filledText(limits.shortText, 'Make is required.'),
      model: filledText(limits.shortText, 'Model is required.'),
      year: typedYear(today, 'Please enter a valid year (e.g., 2020).'),
      ...optional,
      engineType: typed(carFields.engineType),
    }),
    z.transform(({ make, ...texts }) => ({ ...texts, brand: make })),
  );

export const outOfUseForm = (today: string) =>
  z.object({ reason: OutOfUse.shape.reason, since: pastDay(today) });
