import { daysBetween } from '#domain/days.ts';
import type { Repair } from './schema.ts';

type Written = Pick<Repair, 'id' | 'date' | 'cost' | 'currency' | 'addedByMechanic'>;

/** Between what its owner wrote and the mechanic's own entry of the same work. */
const DAYS = 14;

/** The repair that may be the same one, written twice: of one cost, on one day or, by a mechanic, near it. */
export function twinOf<R extends Written>(
  { id, date, cost, currency, addedByMechanic }: Written,
  others: readonly R[],
): R | undefined {
  if (!cost) return undefined;
  return others.find(
    (one) =>
      one.id !== id &&
      one.cost === cost &&
      one.currency === currency &&
      Math.abs(daysBetween(one.date, date)) <= (addedByMechanic || one.addedByMechanic ? DAYS : 0),
  );
}
