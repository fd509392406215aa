/** Own members only: a text of a file may be 'constructor', too. */
export const lookUp = <Value>(table: Partial<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Of 'one: uno ein | two: due zwei' the names by their words. */
export const namesByWord = <Name extends string>(text: string): Record<string, Name> =>
  Object.fromEntries(
    text.split('|').flatMap((line) => {
      const [name = '', ...words] = line.trim().split(/:? +/);
      return words.map((word) => [word, name as Name]);
    }),
  );

const KEPT = 5_000;

/** Remembers what was read of a text; `read` must read the same of the same. */
export function remembered<Value>(read: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (kept.size < KEPT) kept.set(text, value);
    return value;
  };
}
