/** A failed connection to several addresses of one name has a code and no message; fetch hides it in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.split('\n', 1)[0] || ((error as NodeJS.ErrnoException).code ?? error.name);
}
