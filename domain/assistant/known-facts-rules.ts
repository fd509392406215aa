import type { Car } from '#domain/cars/schema.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { CarFacts } from './car-facts.ts';

/**
 * The facts of a car as a browser has read them, for answers without a network.
 * @param repairs every one, newest first; a part of them would make sums untrue
 * @param issues every one, newest first
 */
export const knownFacts = (
  { brand, model, year, mileage }: Pick<Car, 'brand' | 'model' | 'year' | 'mileage'>,
  repairs: readonly Repair[],
  issues: readonly IssueEntry[],
): CarFacts => ({
  car: { brand, model, year },
  mileage: mileage === null ? null : { km: mileage, date: null },
  repairs: repairs.map(({ id, title, description, date, cost, currency, kind, mileage: km, garageName }) => ({
    ...{ id, title, description, date, kind, mileage: km, garageName },
    cost: cost === null ? null : { minor: toMinor(cost, currency), currency },
  })),
  issues: issues.map(({ id, title, text, date, status, urgent, occurrences }) => ({
    ...{ id, title, summary: text, date: date.slice(0, 10), status, urgent },
    recurrences: occurrences - 1,
  })),
});
