import { toMinor } from '#domain/money/minor-units.ts';
import type { ImportedRecord } from './schema.ts';

const minor = (cost: number | null | undefined, currency: string) =>
  cost === null || cost === undefined ? null : toMinor(cost, currency);

const folded = (text: string | null) => text?.toLowerCase().replaceAll(/\s+/g, ' ');

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

/** Up to `most` records of a car, evenly over all, that say which car of the account it is. */
export function keysOf(records: readonly ImportedRecord[], most: number): string[] {
  const telling = records.filter(({ kind }) => kind === 'fill' || kind === 'repair' || kind === 'mileage');
  const step = Math.max(1, telling.length / most);
  const count = Math.min(most, telling.length);
  return Array.from({ length: count }, (_, at) => duplicateKeyOf(telling[Math.floor(at * step)]!, ''));
}

/**
 * Equal for the same record read again, also where titles or notes of fill-ups and repairs were edited since.
 * @param car the id it is imported to, or the key in the file
 */
export const duplicateKeyOf = (record: ImportedRecord, car: string = record.car): string =>
  [car, record.kind, ...partsOf(record)].join('|');
