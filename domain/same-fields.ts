/** Whether a stored record says the same as a draft in these fields; absent is the same as null. */
export const sameFields = <Name extends string>(
  stored: { [Key in Name]?: unknown },
  draft: { [Key in Name]?: unknown },
  names: readonly Name[],
): boolean => names.every((name) => (stored[name] ?? null) === (draft[name] ?? null));
