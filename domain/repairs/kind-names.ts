import type { Phrase } from '#domain/language/words.ts';
import type { RepairKind } from './schema.ts';

export const kindNames: Record<RepairKind, Phrase> = {
  service: 'Service@kind',
  repair: 'Repair',
  tyres: 'Tires',
  inspection: 'Inspection',
  insurance: 'Insurance',
  tax: 'Tax',
  other: 'Other@kind',
};
