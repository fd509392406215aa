import { useForm, type DefaultValues, type FieldErrors, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { checkForm } from './check.ts';

export function useSchemaForm<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
  defaultValues: DefaultValues<Values>,
) {
  return useForm<Values, unknown, Output>({
    defaultValues,
    resolver: (values) => {
      const read = checkForm(schema, values);
      return read.success
        ? { values: read.data, errors: {} }
        : { values: {}, errors: read.errors as FieldErrors<Values> };
    },
  });
}
