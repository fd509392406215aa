import type { ImportMatch, MatchedCar } from '#domain/imports/batch-schema.ts';
import { keysOf } from '#domain/imports/duplicate-rules.ts';
import type { ImportReading } from '#domain/imports/schema.ts';
import { limits } from '#domain/limits.ts';
import { call } from '#web/platform/api/client.ts';
import type { Target, TargetCar } from './targets.ts';

/** The car of the account that holds records of a car in the files. */
export type Found = { carId: string; known: number; of: number };

/** Fewer equal records may be chance. */
const TELLING = 3;

/** Asks the server by a sample of the records; without an answer only names, plates and VINs say which car it is. */
export async function findCars({ records, cars }: ImportReading): Promise<Map<string, Found>> {
  const asked: ImportMatch['cars'] = cars.slice(0, limits.importCars).map(({ key }) => ({
    key,
    records: keysOf(
      records.filter(({ car }) => car === key),
      limits.importMatch,
    ),
  }));
  const { matches } = await call('imports.match', { cars: asked });
  return foundOf(asked, matches);
}

export function foundOf(asked: ImportMatch['cars'], matches: readonly MatchedCar[]): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { key, records } of asked) {
    const best = matches.find((one) => one.key === key);
    if (!best || best.known < Math.min(TELLING, records.length) || best.known * 10 < records.length) continue;
    found.set(key, { carId: best.carId, known: best.known, of: records.length });
  }
  return found;
}

/** The car that has the records already is the one that they go to. */
export const withFound = (
  targets: readonly Target[],
  found: ReadonlyMap<string, Found>,
  cars: readonly TargetCar[],
): Target[] =>
  targets.map((target) => {
    const one = found.get(target.key);
    if (!one || !cars.some(({ id }) => id === one.carId)) return target;
    if (target.isChosen) return { ...target, found: one };
    return { ...target, found: one, carId: one.carId, isNew: false };
  });
