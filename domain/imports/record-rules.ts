import type { ImportedRecord } from './schema.ts';

/** '' without a day, which comes before all days. */
export const dayOf = ({ fields }: ImportedRecord): string => ('date' in fields ? (fields.date ?? '') : '');

/** In km; null for what has no mileage. */
export function odometerOf({ kind, fields }: ImportedRecord): number | null {
  switch (kind) {
    case 'fill':
    case 'mileage':
      return fields.km ?? null;
    case 'repair':
      return fields.mileage ?? null;
    case 'reminder':
    case 'note':
      return null;
  }
}
