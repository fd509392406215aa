import { fieldName, valueText, type EditProcedure } from '#domain/field-words.ts';
import { limits } from '#domain/limits.ts';
import type { CarWords } from '#domain/units/words.ts';
import { newValues } from './pending.ts';

/** An edit in words: the names of its fields with their new values, never codes or ids. */
export function changesText(procedure: EditProcedure, changes: object, words: CarWords): string {
  const to = newValues<Record<string, unknown> & { currency: string }>(changes);
  const context = to.currency === undefined ? {} : { currency: to.currency };
  return Object.entries(to)
    .map(([field, value]) => {
      const text = valueText(procedure, field, value, words, context);
      return [fieldName(procedure, field, words), text].filter(Boolean).join(': ');
    })
    .join(', ')
    .slice(0, limits.entryText);
}
