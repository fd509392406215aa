import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#web/platform/forms/check.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/**
  * Validates a form with a domain schema on submit, and from then on at every change. The first invalid field
  * gets the focus.
  * @param load may load the schema on demand
 */
export function useCheck<Values, Output>(
  values: Values,
  load: () => z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>,
) {
  const [tried, setTried] = useState<{ schema: z.ZodMiniType; form: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (tried) focusFirstInvalid(tried.form);
  }, [tried]);
  const errors: FormErrors<Values> = (tried && checkForm(tried.schema, values).errors) ?? {};
  return {
    errors,
    check: async (form: HTMLFormElement) => {
      const schema = await load();
      setTried({ schema, form });
      return checkForm(schema, values);
    },
    reset: () => setTried(null),
  };
}
