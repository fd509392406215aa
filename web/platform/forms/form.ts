import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Phrase, Words } from '#domain/language/words.ts';

/** What is wrong with a field: a phrase of the catalogue, and the number it may speak of. */
type Wrong = { phrase: Phrase; n: number | undefined };

/**
 * A form that obeys a shape of the domain. Checked when it is sent, from then on with every change.
 * The messages of the shape are phrases: read them with `errorText(t, form.formState.errors.name)`.
 */
export function useSchemaForm<Values extends FieldValues>(
  schema: z.ZodMiniType<unknown, Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues,
    resolver: (values) => {
      const read = schema.safeParse(values);
      if (read.success) return { values, errors: {} };
      const errors: Record<string, { type: string; message: string }> = {};
      for (const issue of read.error.issues) {
        const wrong: Wrong = {
          phrase: issue.message as Phrase,
          n: issue.code === 'too_big' ? Number(issue.maximum) : undefined,
        };
        // The first thing wrong with a field is the one to mend first.
        errors[issue.path.join('.')] ??= { type: issue.code, message: JSON.stringify(wrong) };
      }
      return { values: {}, errors: errors as FieldErrors<Values> };
    },
  });
}

/** The words for a field's error, or undefined when it is right. */
export function errorText(t: Words['t'], error: { message?: unknown } | undefined): string | undefined {
  if (typeof error?.message !== 'string') return undefined;
  const { phrase, n } = JSON.parse(error.message) as Wrong;
  return t(phrase, n === undefined ? {} : { n });
}
