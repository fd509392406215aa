import { toMinor } from '#domain/repairs/money-rules.ts';
import type { ImportedRecord } from './schema.ts';

const minor = (cost: number | null | undefined, currency: string) =>
  cost === null || cost === undefined ? '' : toMinor(cost, currency);

const folded = (text: string | null) => (text ?? '').toLowerCase().replaceAll(/\s+/g, ' ');

function partsOf({ kind, fields }: ImportedRecord): (string | number | null | undefined)[] {
  switch (kind) {
    case 'fill':
      return [fields.date, fields.km, minor(fields.cost, fields.currency), fields.amount];
    case 'repair':
      return [fields.date, fields.mileage, minor(fields.cost, fields.currency)];
    case 'mileage':
      return [fields.date, fields.km];
    // Its due date moves whenever it is done.
    case 'reminder':
      return [folded(fields.title)];
    case 'note':
      return [fields.date, folded(fields.title), folded(fields.text)];
  }
}

/**
 * Equal for the same record read again. Titles and notes of fill-ups and repairs do not count: they may be
 * edited after an import.
 * @param car whose record it is: the id it is imported to, or the key in the file
 */
export const duplicateKeyOf = (record: ImportedRecord, car: string = record.car): string =>
  [car, record.kind, ...partsOf(record).map((part) => part ?? '')].join('|');

/**
 * Two records of one file may be equal in everything that counts (two services of one day without a cost):
 * the second and later ones are numbered, so that each stays one record, and the same file again gives the
 * same keys.
 */
export function numberedKeys(
  records: readonly ImportedRecord[],
  carOf: (record: ImportedRecord) => string = (record) => record.car,
): string[] {
  const seen = new Map<string, number>();
  return records.map((record) => {
    const key = duplicateKeyOf(record, carOf(record));
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}|${times}`;
  });
}
