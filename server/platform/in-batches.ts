type Asked<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

/** Gathers what many tasks ask for at about the same time into one statement, also while the one before is under way.
 * Where a batch of several fails, each is tried alone: what is wrong with one must not fail the others.
 * @param work on something shared, such as a database; answers in the order of the items */
export function inBatches<On extends object, Item, Result>(
  work: (on: On, items: Item[]) => Promise<readonly Result[]>,
): (on: On, item: Item) => Promise<Result> {
  const gathering = new WeakMap<On, Asked<Item, Result>[]>();

  const settle = async (on: On, batch: Asked<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(
        on,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ resolve }, at) => resolve(results[at]!));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await settle(on, [one]);
    }
  };

  const drain = async (on: On, asked: Asked<Item, Result>[]): Promise<void> => {
    while (asked.length > 0) await settle(on, asked.splice(0));
    gathering.delete(on);
  };

  return (on, item) =>
    new Promise((resolve, reject) => {
      const asked = gathering.get(on) ?? [];
      asked.push({ item, resolve, reject });
      if (gathering.has(on)) return;
      gathering.set(on, asked);
      // Those that ask within the same turn belong to the first batch.
      setImmediate(() => void drain(on, asked));
    });
}

/** What was found for the keys, in their order. */
export function foundFor<Key, Found>(
  keys: readonly Key[],
  found: readonly Found[],
  keyOf: (one: Found) => Key,
): (Found | undefined)[] {
  const byKey = new Map(found.map((one) => [keyOf(one), one]));
  return keys.map((key) => byKey.get(key));
}
