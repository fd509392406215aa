import type { Id } from '#domain/ids.ts';
import { madeOnce } from '#domain/made-once.ts';
import type { Car } from './schema.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import { healthOf } from './health-facts.ts';

/** A car as devices keep it (decision 048). */
export type CarRecord = Omit<Car, 'health'> & { updatedAt?: string };

/** A car with the health that its records give it. */
const carOf = madeOnce(({ car, ...records }: CarRecords): Car => {
  const { updatedAt: _at, ...fields } = car as CarRecord;
  return { ...fields, health: healthOf(records) };
});

/** The oldest first. */
export const carsOf = madeOnce((all: ReadonlyMap<Id, CarRecords>): Car[] =>
  [...all.values()]
    .map(carOf)
    .toSorted((a, b) => (`${a.createdAt}|${a.id}` < `${b.createdAt}|${b.id}` ? -1 : 1)),
);
