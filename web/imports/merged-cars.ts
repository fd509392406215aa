import { grouped } from '#domain/grouped.ts';
import { flaggedReadings } from '#domain/imports/flagged-rules.ts';
import type { ImportReading } from '#domain/imports/schema.ts';
import type { Target } from './targets.ts';

/** Names of the files that go to one car are that car: the one that is added, or the first. */
export function withMergedCars(reading: ImportReading, targets: readonly Target[]): ImportReading {
  const keys = new Map<string, string>();
  for (const [carId, some] of grouped(targets, (target) => target.carId)) {
    const { key } = some.find(({ isNew }) => isNew) ?? some[0]!;
    for (const other of some) if (carId !== '' && other.key !== key) keys.set(other.key, key);
  }
  if (keys.size === 0) return reading;
  const records = reading.records.map((record) => ({ ...record, car: keys.get(record.car) ?? record.car }));
  const cars = reading.cars.filter(({ key }) => !keys.has(key));
  return { ...reading, cars, records, flagged: flaggedReadings(records) };
}
