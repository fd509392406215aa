/** As the server stores an optional text: null when nothing is left of it. */
export const trimmedText = (value: unknown): string | null =>
  (typeof value === 'string' && value.trim()) || null;
