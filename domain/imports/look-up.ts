/** Own members only: a text of a file may be 'constructor', too. */
export const lookUp = <Value>(table: Partial<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
