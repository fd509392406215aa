import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { checkForm, type FormErrors } from '#web/platform/forms/check.ts';
import { QUIET_MS } from '#web/platform/forms/use-busy.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';

/** How long after the first change the schema is run once, ahead of the submit. */
const REHEARSED_AFTER_MS = 500;

/** Validates on submit, and from then on at every change; `load` may load the schema on demand. */
export function useCheck<Values, Output>(
  values: Values,
  load: () => z.ZodMiniType<Output> | Promise<z.ZodMiniType<Output>>,
) {
  const [submitted, setSubmitted] = useState<{ schema: z.ZodMiniType; form: HTMLFormElement } | null>(null);
  const [first] = useState(values);
  const isTyped = values !== first;
  const rehearse = useEffectEvent(async () => {
    try {
      checkForm(await load(), values);
    } catch {
      // What cannot be loaded now is loaded with the tap.
    }
  });
  useEffect(() => {
    // The first run of a schema is by far its slowest, so it happens while nobody waits for it.
    const timer = isTyped && setTimeout(() => void rehearse(), REHEARSED_AFTER_MS);
    return () => clearTimeout(timer || undefined);
  }, [isTyped]);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (submitted) focusFirstInvalid(submitted.form);
  }, [submitted]);
  const errors: FormErrors<Values> = (submitted && checkForm(submitted.schema, values).errors) ?? {};
  return {
    errors,
    check: async (form: HTMLFormElement) => {
      const schema = await load();
      const checked = checkForm(schema, values);
      clearTimeout(later.current);
      const show = () => setSubmitted({ schema, form });
      // Valid input is sent first; that there are no errors can be rendered later.
      if (checked.success) later.current = setTimeout(() => startTransition(show), QUIET_MS);
      else show();
      return checked;
    },
    reset: () => {
      clearTimeout(later.current);
      setSubmitted(null);
    },
  };
}
