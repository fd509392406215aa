import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useCheck } from './use-check.ts';
import { useFields } from './use-fields.ts';

/** A form without a draft. `submit(send)` sends valid values, one submit at a time. */
export function useSchemaForm<Values extends object, Output>(
  schema: z.ZodMiniType<Output>,
  initial: Values | (() => Values),
) {
  const [values, setValues] = useState(initial);
  const { errors, check, reset } = useCheck(values, () => schema);
  const change = (to: Partial<Values>) => setValues((before) => ({ ...before, ...to }));
  const field = useFields(values, errors, change);
  const isSending = useRef(false);
  const [busy, setBusy] = useState(false);
  const submit =
    (send: (fields: Output, form: HTMLFormElement) => Promise<unknown>) => async (form: HTMLFormElement) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        const checked = await check(form);
        if (!checked.success) return;
        setBusy(true);
        await send(checked.data, form);
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    };
  return { values, errors, change, field, submit, busy, reset };
}
