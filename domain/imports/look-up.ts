/** What the table has for a text of a file, which may be the name of a member of every object. */
export const lookUp = <Value>(table: Partial<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
