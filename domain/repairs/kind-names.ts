import type { Phrase } from '#domain/language/words.ts';
import type { RepairKind } from './schema.ts';

/** They are paid for a car, and no work is done. */
export const PAPER_KINDS: readonly RepairKind[] = ['insurance', 'tax'];

export const kindNames: Record<RepairKind, Phrase> = {
  service: 'Service@kind',
  repair: 'Repair',
  tyres: 'Tires',
  inspection: 'Inspection',
  insurance: 'Insurance',
  tax: 'Tax',
  other: 'Other@kind',
};
