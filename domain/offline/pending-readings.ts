import type { Id } from '#domain/ids.ts';
import { isNewer, type ReadingRecord } from '#domain/mileage/reading-record.ts';
import { updatedMileage } from '#domain/mileage/rules.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { RecordsDraft } from '#domain/sync/records-draft.ts';

type Source = Pick<MileageReading, 'source' | 'sourceId'>;
type Reading = Pick<MileageReading, 'km' | 'date'>;
type Blank = Omit<MileageReading, 'id' | 'byKey'>;

export const readingsIn = (records: RecordsDraft, carId: Id): ReadingRecord[] =>
  records.rows(carId, 'reading');

/** Writes the reading of a record, or removes it. */
export function writeReading(
  records: RecordsDraft,
  carId: Id,
  { source, sourceId }: Source & { sourceId: Id },
  reading: Reading | null,
): void {
  const before = readingsIn(records, carId).find((one) => one.sourceId === sourceId);
  replaceReading(records, carId, before, reading && { source, sourceId, ...reading });
}

/** As on the server, the car's mileage follows its readings. */
export function replaceReading(
  records: RecordsDraft,
  carId: Id,
  before: ReadingRecord | undefined,
  after: Blank | null,
): void {
  const mileage = records.car(carId)?.['mileage'] as number | null | undefined;
  if (mileage === undefined || (before?.km === after?.km && before?.date === after?.date)) return;
  const newest = readingsIn(records, carId).reduce<ReadingRecord | null>(
    (last, one) => (one === before || (last && isNewer(last, one)) ? last : one),
    null,
  );
  const facts = { mileage, before: before?.km ?? null, newest };
  putReading(records, carId, before, after);
  records.changeCar(carId, { mileage: updatedMileage(facts, after) });
}

function putReading(
  records: RecordsDraft,
  carId: Id,
  before: ReadingRecord | undefined,
  after: Blank | null,
): void {
  const { id, byKey } = before ?? { id: records.newId(), byKey: null };
  const reading = after && { ...after, id, carId, byKey };
  if (reading) records.put('reading', reading);
  else if (before) records.remove(carId, 'reading', before.id);
}

/** The car's form has one reading a day, so that a typing error can be corrected. */
export function writeFormReading(
  records: RecordsDraft,
  carId: Id,
  { km, date }: { km: number | null; date: string },
): void {
  const own = { source: 'car', sourceId: null } as const;
  const before = readingsIn(records, carId).find((one) => one.source === 'car' && one.date === date);
  putReading(records, carId, before, km === null ? null : { ...own, km, date });
  records.changeCar(carId, { mileage: km });
}
