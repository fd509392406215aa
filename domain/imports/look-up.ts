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
