import type { Phrase } from '#domain/language/words.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import type { PaidKind } from './costs-schema.ts';

export const paidKindNames: Record<PaidKind, Phrase> = {
  fuel: 'Fuel and charging',
  ...kindNames,
  none: 'Not specified',
};
