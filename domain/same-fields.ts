export const sameFields = <Name extends string>(
  stored: { [Key in Name]?: unknown },
  draft: { [Key in Name]?: unknown },
  names: readonly Name[],
): boolean => names.every((name) => (stored[name] ?? null) === (draft[name] ?? null));
