type PendingCall<Item, Result> = { item: Item; resolve(result: Result): void; reject(error: unknown): void };

/** Combines concurrent calls into one statement, also those that arrive while the previous batch runs. If a batch
 * fails, each item is retried alone, so that one bad item does not fail the others.
 * @param work on a shared resource, such as a database; returns results in the order of the items */
export function inBatches<On extends object, Item, Result>(
  work: (on: On, items: Item[]) => Promise<readonly Result[]>,
): (on: On, item: Item) => Promise<Result> {
  const pending = new WeakMap<On, PendingCall<Item, Result>[]>();

  const runBatch = async (on: On, batch: PendingCall<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(
        on,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ resolve }, at) => resolve(results[at]!));
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error);
      else for (const one of batch) await runBatch(on, [one]);
    }
  };

  const drain = async (on: On, calls: PendingCall<Item, Result>[]): Promise<void> => {
    while (calls.length > 0) await runBatch(on, calls.splice(0));
    pending.delete(on);
  };

  return (on, item) =>
    new Promise((resolve, reject) => {
      const calls = pending.get(on) ?? [];
      calls.push({ item, resolve, reject });
      if (pending.has(on)) return;
      pending.set(on, calls);
      // Calls within the same tick of the event loop join the first batch.
      setImmediate(() => void drain(on, calls));
    });
}

/** The found values in the order of the keys. */
export function foundFor<Key, Found>(
  keys: readonly Key[],
  found: readonly Found[],
  keyOf: (one: Found) => Key,
): (Found | undefined)[] {
  const byKey = new Map(found.map((one) => [keyOf(one), one]));
  return keys.map((key) => byKey.get(key));
}
