import { fieldName, valueText, type EditProcedure, type KnownNames } from '#domain/field-words.ts';
import { useWords } from '#web/platform/language/language.ts';

export function useFieldWords(procedure: EditProcedure, known?: KnownNames) {
  const words = useWords();
  return {
    nameOf: (field: string) => fieldName(procedure, field, words),
    textOf: (field: string, value: unknown) => valueText(procedure, field, value, words, known),
  };
}
