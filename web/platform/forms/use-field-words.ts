import { fieldName, valueText, type EditProcedure, type KnownNames } from '#domain/field-words.ts';
import { useWords } from '#web/platform/language/language.ts';

/** How the dialog about a conflict calls the fields of this kind of record, and what they hold. */
export function useFieldWords(procedure: EditProcedure, known?: KnownNames) {
  const words = useWords();
  return {
    nameOf: (field: string) => fieldName(procedure, field, words),
    textOf: (field: string, value: unknown) => valueText(procedure, field, value, words, known),
  };
}
