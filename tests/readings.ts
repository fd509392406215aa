import type { Id } from '#domain/ids.ts';
import type { Visitor } from './client.ts';

/** Of the mileage of a car, newest first. */
export const readingsOf = async (owner: Visitor, carId: Id): Promise<string[]> =>
  (await owner.call('mileage.list', { carId })).readings.map(
    ({ km, date, source }) => `${date} ${km} ${source}`,
  );
