import * as z from 'zod/mini';
import { LeadDays, LeadKm } from '#domain/lead-limits.ts';
import { DrivingAdvice } from '#domain/assessment/schema.ts';
import { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { Cost, Day, filledText, optionalText } from '#domain/shapes.ts';
import { Currency } from '#domain/money/schema.ts';
import { distanceUpTo, Mileage } from '#domain/units/distance.ts';
import { chosenUnits, newCarUnits, unitFields } from '#domain/units/schema.ts';

/** The union of both lists. */
export const Transmission = z.enum(['manual', 'automatic', 'cvt', 'other']);
export type Transmission = z.infer<typeof Transmission>;
export const FuelType = z.enum(['gasoline', 'diesel', 'electric', 'hybrid', 'other']);
export type FuelType = z.infer<typeof FuelType>;

/** In the main unit of its currency. */
export const Price = z.object({ amount: Cost, currency: Currency });
export type Price = z.infer<typeof Price>;

/** Why it is not driven, and since which day. Its history stays; its reminders are silent. */
export const OutOfUse = z
  .object({
    reason: z.enum(['sold', 'laid_up']),
    since: Day,
    price: z.optional(Price),
  })
  .check(
    z.refine(({ reason, price }) => reason === 'sold' || price === undefined, {
      error: 'Missing information',
      path: ['price'],
    }),
  );
export type OutOfUse = z.infer<typeof OutOfUse>;

const incomplete = 'Brand, model, and year are required to add a car.';

export const Purchase = z
  .object({ date: z.nullable(Day), price: z.nullable(Price), km: z.nullable(Mileage) })
  .check(
    z.refine(
      ({ date, price, km }) => date !== null || price !== null || km !== null,
      'Enter a price, a date or a mileage',
    ),
  );
export type Purchase = z.infer<typeof Purchase>;

export const limitPeriodError = 'The end date cannot be before the start date';

/** How far a lease or an insurance allows the car to be driven in a period. */
export const MileageLimit = z
  .object({ from: Day, to: Day, startKm: Mileage, km: distanceUpTo(limits.mileageMax) })
  .check(z.refine(({ from, to }) => from < to, { error: limitPeriodError, path: ['to'] }));
export type MileageLimit = z.infer<typeof MileageLimit>;

export const YearlyKm = distanceUpTo(limits.yearlyKmMax);

const wrongCapacity = 'Enter the capacity in kWh' satisfies Phrase;

/** Usable, in Wh. */
export const BatteryCapacity = z
  .int(wrongCapacity)
  .check(z.gte(1, wrongCapacity), z.lte(limits.batteryCapacityMax, wrongCapacity));

/** isYearAllowed checks the upper bound, as that needs a clock. */
export const modelYear = (wrong: Phrase) =>
  z.int(wrong).check(z.gte(limits.yearMin, wrong), z.lte(9999, wrong));

export const carFields = {
  brand: filledText(limits.shortText, incomplete),
  model: filledText(limits.shortText, incomplete),
  year: modelYear('Year must be a 4-digit number'),
  nickname: optionalText(limits.shortText),
  /** Upper-cased, never refused for its form. */
  vin: z.pipe(
    optionalText(limits.shortText),
    z.transform((vin) => vin?.toUpperCase() ?? null),
  ),
  licensePlate: optionalText(limits.shortText),
  mileage: z.nullish(Mileage),
  transmission: z.nullish(Transmission),
  fuelType: z.nullish(FuelType),
  engineType: optionalText(limits.shortText),
  batteryCapacity: z.nullish(BatteryCapacity),
  photoId: z.nullish(Id),
  outOfUse: z.nullish(OutOfUse),
  purchase: z.nullish(Purchase),
  mileageLimit: z.nullish(MileageLimit),
  /** How far ahead its reminders warn; null: as the owner chose for all cars. */
  leadDays: z.nullish(LeadDays),
  leadKm: z.nullish(LeadKm),
  /** For estimates while there are too few readings; null when unknown. */
  yearlyKm: z.nullish(YearlyKm),
};

/** The device's date, used for the mileage reading. */
const today = z.optional(Day);

export const CarDraft = z.object({ ...Operation, id: Id, today, ...carFields, ...newCarUnits });
export type CarDraft = z.input<typeof CarDraft>;

export const CarEdit = z.object({
  carId: Id,
  today,
  /** The mileage is that of a record with this reading, if it is there: the one of the car's form stays as it is. */
  hasReading: z.optional(z.boolean()),
  ...editOf({ ...carFields, ...chosenUnits }),
});
export type CarEdit = z.input<typeof CarEdit>;

/** Input of the health banner and status: open issues only. */
export const HealthFacts = z.object({
  open: z.int(),
  urgent: z.int(),
  repeatedTitles: z.int(),
  firstRepeatedTitle: z.nullable(z.string()),
  firstTitle: z.nullable(z.string()),
  /** The newest open issue among those with the worst driving advice; stored answers of 0.1.0 lack it. */
  worst: z._default(
    z.nullable(z.object({ id: Id, title: z.string(), advice: z.nullable(DrivingAdvice) })),
    null,
  ),
  /** Nothing was recorded of the car yet, so nothing is known of its state. */
  isBlank: z._default(z.boolean(), false),
});
export type HealthFacts = z.infer<typeof HealthFacts>;

export const carFacts = {
  brand: z.string(),
  model: z.string(),
  year: z.int(),
  nickname: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  licensePlate: z.nullable(z.string()),
  mileage: z.nullable(z.int()),
  transmission: z.nullable(Transmission),
  fuelType: z.nullable(FuelType),
  engineType: z.nullable(z.string()),
};

export const Car = z.object({
  id: Id,
  ...carFacts,
  batteryCapacity: z._default(z.nullable(z.int()), null),
  photoId: z.nullable(Id),
  outOfUse: z._default(z.nullable(OutOfUse), null),
  purchase: z._default(z.nullable(Purchase), null),
  mileageLimit: z._default(z.nullable(MileageLimit), null),
  leadDays: z._default(z.nullable(LeadDays), null),
  leadKm: z._default(z.nullable(LeadKm), null),
  yearlyKm: z._default(z.nullable(z.int()), null),
  ...unitFields,
  health: HealthFacts,
  version: z.int(),
  createdAt: z.string(),
});
export type Car = z.infer<typeof Car>;

export const Garage = z.object({
  cars: z.array(Car),
  selectedCarId: z.nullable(Id),
  mainCarId: z.nullable(Id),
});
export type Garage = z.infer<typeof Garage>;
