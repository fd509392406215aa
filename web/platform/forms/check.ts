import type * as z from 'zod/mini';
import type { Phrase, Words } from '#domain/language/words.ts';

/** `message` is JSON: read it with `errorText`. */
export type FormError = { type: string; message: string };
export type FormErrors<Values> = { [Name in keyof Values]?: FormError };

type FieldMessage = { phrase: Phrase; n: number | undefined };

type Checked<Values, Output> =
  | { success: true; data: Output; errors?: never }
  | { success: false; data?: never; errors: FormErrors<Values> };

export function checkForm<Values, Output>(
  schema: z.ZodMiniType<Output>,
  values: Values,
): Checked<Values, Output> {
  const read = schema.safeParse(values);
  if (read.success) return read;
  const errors: Record<string, FormError> = {};
  for (const issue of read.error.issues) errors[issue.path.join('.')] ??= asError(issue);
  return { success: false, errors };
}

export function errorOf(schema: z.ZodMiniType, value: unknown): FormError | undefined {
  const issue = schema.safeParse(value).error?.issues[0];
  return issue && asError(issue);
}

function asError(issue: z.core.$ZodIssue): FormError {
  const fieldMessage: FieldMessage = {
    phrase: issue.message as Phrase,
    n: issue.code === 'too_big' ? Number(issue.maximum) : undefined,
  };
  return { type: issue.code, message: JSON.stringify(fieldMessage) };
}

export function errorText(t: Words['t'], error: { message?: unknown } | undefined): string | undefined {
  if (typeof error?.message !== 'string') return undefined;
  const { phrase, n } = JSON.parse(error.message) as FieldMessage;
  return t(phrase, n === undefined ? {} : { n });
}
