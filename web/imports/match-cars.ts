import type { ImportReading } from '#domain/imports/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { askedCars, foundOf, type Found } from './targets.ts';

/** Asks the server by a sample of the records; without an answer only names, plates and VINs say which car it is. */
export async function findCars(reading: ImportReading): Promise<Map<string, Found>> {
  const asked = askedCars(reading);
  const { matches } = await call('imports.match', { cars: asked });
  return foundOf(asked, matches);
}
