import * as z from 'zod/mini';
import { parseAmount } from '#domain/language/typed-numbers.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { ChosenFile, filledText, typed } from '#domain/shapes.ts';
import { DistanceUnit, unitFields } from '#domain/units/schema.ts';
import { markedText, parseDistance } from '#domain/units/typed.ts';
import { isYearAllowed } from './rules.ts';
import { BatteryCapacity, carFields, FuelType, modelYear, Transmission, YearlyKm } from './schema.ts';
import { TypedMileage } from '#domain/units/distance.ts';

const typedYear = (today: Date, wrong: Phrase) =>
  typed(modelYear(wrong).check(z.refine((year) => isYearAllowed(year, today), wrong)), (text) =>
    /^\d{4}$/.test(text) ? Number(text) : NaN,
  );

/** kWh with up to three decimals. */
const TypedCapacity = typed(z.nullable(BatteryCapacity), (text) => parseAmount(text, 3) ?? NaN);

const TypedYearlyKm = typed(z.nullable(YearlyKm), (text) => parseDistance(text) ?? NaN);

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
      batteryCapacity: z._default(TypedCapacity, null),
      yearlyKm: z._default(TypedYearlyKm, null),
      ...unitFields,
      photo: ChosenFile,
    }),
    z.transform(({ photo, ...texts }) => ({ ...texts, photoId: photo?.id ?? null })),
  );
export type CarFormFields = z.output<ReturnType<typeof carForm>>;

/** The mileage is typed in the chosen unit. */
const FirstCarTexts = z.pipe(
  z.object({
    nickname: z.string(),
    make: z.string(),
    model: z.string(),
    year: z.string(),
    vin: z.string(),
    licensePlate: z.string(),
    mileage: z.string(),
    transmission: z.string(),
    fuelType: z.string(),
    engineType: z.string(),
    distanceUnit: unitFields.distanceUnit,
  }),
  z.transform(({ mileage, ...texts }) => ({
    ...texts,
    mileage: markedText(mileage, texts.distanceUnit),
  })),
);

export const firstCarForm = (today: Date) =>
  z.pipe(
    z.pipe(FirstCarTexts, firstCarFields(today)),
    z.transform(({ make, ...texts }) => ({ ...texts, brand: make })),
  );

const firstCarFields = (today: Date) =>
  z.object({
    nickname: filledText(limits.shortText, 'Nickname is required.'),
    make: filledText(limits.shortText, 'Make is required.'),
    model: filledText(limits.shortText, 'Model is required.'),
    year: typedYear(today, 'Please enter a valid year (e.g., 2020).'),
    ...optional,
    engineType: typed(carFields.engineType),
    distanceUnit: DistanceUnit,
  });
