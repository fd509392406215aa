import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from './check.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/** Validates on submit and, once a submit was refused, at every change. `load` may load the schema on demand. */
export function useCheck<Values, Output>(
  values: Values,
  load: () => z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>,
) {
  const [refused, setRefused] = useState<{ schema: z.ZodMiniType; form: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (refused) focusFirstInvalid(refused.form);
  }, [refused]);
  const errors: FormErrors<Values> = (refused && checkForm(refused.schema, values).errors) ?? {};
  return {
    errors,
    check: async (form: HTMLFormElement) => {
      const schema = await load();
      const checked = checkForm(schema, values);
      if (!checked.success) setRefused({ schema, form });
      return checked;
    },
    reset: () => setRefused(null),
  };
}
