import { startTransition, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#web/platform/forms/check.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/** Validates on submit, and from then on at every change; `load` may load the schema on demand. */
export function useCheck<Values, Output>(
  values: Values,
  load: () => z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>,
) {
  const [submitted, setSubmitted] = useState<{ schema: z.ZodMiniType; form: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (submitted) focusFirstInvalid(submitted.form);
  }, [submitted]);
  const errors: FormErrors<Values> = (submitted && checkForm(submitted.schema, values).errors) ?? {};
  return {
    errors,
    check: async (form: HTMLFormElement) => {
      const schema = await load();
      const checked = checkForm(schema, values);
      // What is right is on its way meanwhile.
      if (checked.success) startTransition(() => setSubmitted({ schema, form }));
      else setSubmitted({ schema, form });
      return checked;
    },
    reset: () => setSubmitted(null),
  };
}
